// The service worker: it keeps the app and the lessons for when there is no connection, and shows
// notifications. It never keeps an answer that is about a person or a table.
// The build fills in the names of its own files (tools/worker.ts).

/* global __ASSETS__, __LESSONS__, __GAMES__ */
const CACHE = 'parlour'
const SHELL = ['/', '/early.js', '/icon.svg']
/** Answers of the server that are the same for everyone. */
const PUBLIC = [/^\/api\/games$/, /^\/api\/learn\/[\w-]+$/, /^\/api\/games\/[\w-]+\/(rules|text)\/\w+$/]
/** Proxies answer so for a server that isn't there. */
const AWAY = [502, 503, 504]
const ASSETS = new Set(__ASSETS__)
/** What the lessons load, in each language. */
const LESSONS = __LESSONS__
const GAMES = __GAMES__

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), dropOld()]))
})

/** Removes the files of other builds. */
async function dropOld() {
  const cache = await caches.open(CACHE)
  const old = (await cache.keys()).filter(({ url }) => isAsset(new URL(url)) && !ASSETS.has(new URL(url).pathname))
  await Promise.all(old.map((request) => cache.delete(request)))
}

const isAsset = ({ pathname }) => pathname.startsWith('/assets/')

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (!url.pathname.startsWith('/api/')) event.respondWith(page(request, url))
  } else if (isAsset(url)) event.respondWith(asset(request))
  else if (SHELL.includes(url.pathname) || PUBLIC.some((one) => one.test(url.pathname))) event.respondWith(fresh(request))
})

/** A page from the server, so that an update shows at once; without a connection, the app as it was last seen. */
async function page(request, { pathname }) {
  try {
    const answer = await fetch(request)
    if (answer.ok && pathname === '/') await keep('/', answer)
    if (!AWAY.includes(answer.status)) return answer
    return (await caches.match('/')) ?? answer
  } catch (error) {
    const kept = await caches.match('/')
    if (kept) return kept
    throw error
  }
}

/** A file whose name changes with its contents. */
async function asset(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await keep(request, answer)
  return answer
}

/** The server's answer, or without a connection the last one. */
async function fresh(request) {
  try {
    const answer = await fetch(request)
    if (answer.ok) await keep(request, answer)
    return answer
  } catch (error) {
    const kept = await caches.match(request)
    if (kept) return kept
    throw error
  }
}

async function keep(request, answer) {
  const cache = await caches.open(CACHE)
  await cache.put(request, answer.clone()).catch(() => undefined) // no room left
}

self.addEventListener('message', (event) => {
  const { is, urls = [], language = 'en' } = event.data ?? {}
  if (is === 'loaded') event.waitUntil(collect(urls))
  if (is === 'lessons') event.waitUntil(collect(lessonFiles(language)).then((count) => event.source?.postMessage({ is: 'lessons', count })))
})

const lessonFiles = (language) => [...(LESSONS[language] ?? LESSONS.en), '/api/games', '/api/games?brief=true', ...GAMES.map((game) => `/api/learn/${game}`)]

/** Keeps files that aren't kept yet, one after another; the next visit tries again what failed. */
async function collect(urls) {
  const cache = await caches.open(CACHE)
  let count = 0
  for (const url of urls) {
    const path = new URL(url, location.origin)
    if (path.origin !== location.origin || !(ASSETS.has(path.pathname) || PUBLIC.some((one) => one.test(path.pathname)))) continue
    if (!(await cache.match(url))) {
      const answer = await fetch(url).catch(() => null)
      if (!answer?.ok) break
      await keep(url, answer)
    }
    count++
  }
  return count
}

// Notifications

self.addEventListener('push', (event) => {
  let told = {}
  try {
    told = event.data?.json() ?? {}
  } catch {
    // not from a server of this version
  }
  event.waitUntil(notify(told))
})

async function notify({ title = 'Parlour', body = '', table = '' }) {
  const open = await self.clients.matchAll({ type: 'window' })
  if (table && open.some((one) => one.focused && new URL(one.url).pathname === tablePath(table))) return
  await self.registration.showNotification(title, {
    body,
    tag: `turn-${table}`,
    renotify: true,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { table },
  })
}

const tablePath = (table) => `/table/${encodeURIComponent(table)}`

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.table))
})

/** Shows the tab that has the table open, or opens one. */
async function open(table) {
  const path = table ? tablePath(table) : '/'
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find((one) => new URL(one.url).pathname === path)
  await (tab ? tab.focus() : self.clients.openWindow(path))
}
