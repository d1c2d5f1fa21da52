// The entry point: it loads the styles and mounts the app.

import { mount } from 'svelte'
import App from './App.svelte'
import './styles/base.css'
import './styles/fonts.css'
import './styles/tokens.css'
import { router } from '$lib/router.svelte'
import { loadFirstText, loadText } from '$text'

const target = document.getElementById('app')
const home = router.route.page === 'home'
const texts = home ? loadFirstText() : loadText()
if (!home) import('./pages/later').catch(() => undefined) // already; the app asks for it again
if (target) void texts.finally(() => mount(App, { target }))

// After the page, and not instead of it.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void import('$lib/worker').then(({ startWorker }) => startWorker(), () => undefined))
}
