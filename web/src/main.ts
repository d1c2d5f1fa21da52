// The entry point: it loads the styles and mounts the app.

import { mount } from 'svelte'
import App from './App.svelte'
import './styles/base.css'
import './styles/tokens.css'
import { loadText } from '$text'

const target = document.getElementById('app')
if (target) void loadText().finally(() => mount(App, { target }))
