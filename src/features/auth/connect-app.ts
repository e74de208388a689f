import type { RegisteredRouter } from '@tanstack/react-router'
import { followAddress } from '../../actor-kit/follow-address.ts'
import { isBooking } from '../analytics/clicked.ts'
import { openAppPort } from '../app-bridge/app-port.ts'
import type { createBridge } from '../app-bridge/bridge.ts'
import type { ToApp } from '../app-bridge/messages.ts'
import { decide } from '../consent/decide.ts'
import { chooseTheme } from '../theme/use-theme.ts'

type Port = { readonly postMessage: (message: string) => void }

declare global {
  interface Window {
    MarqueeApp?: Port
    webkit?: { readonly messageHandlers?: { readonly MarqueeApp?: Port } }
  }
}

type Router = RegisteredRouter
type Bridge = ReturnType<typeof createBridge>

function post(message: ToApp): void {
  const port = window.webkit?.messageHandlers?.MarqueeApp ?? window.MarqueeApp
  port?.postMessage(JSON.stringify(message))
}

function navigate(router: Router, path: string): void {
  const address = new URL(path, location.href)
  if (address.origin === location.origin) followAddress(router, address)
}

/** External links and those into the order tunnel are opened by the app; the page stays. */
function watchLinks(router: Router, { send }: Bridge): void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link?.href) return
    const address = new URL(link.href)
    if (isBooking(router.options.context.edition, address)) send('booking.opened', { url: address.href })
    if (!/^https?:$/.test(address.protocol) || address.origin === location.origin) return
    event.preventDefault()
    event.stopPropagation()
    send('link.outside', { url: address.href })
  }
  document.addEventListener('click', onClick, { capture: true })
}

function watchSharing({ send }: Bridge): void {
  const share = (data: ShareData = {}) => {
    send('share.asked', {
      url: new URL(data.url ?? '', location.href).href,
      title: data.title ?? document.title,
    })
    return Promise.resolve()
  }
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
}

function watchPages(router: Router, { send }: Bridge): void {
  let title = document.title
  let seen = ''
  const view = () => {
    const path = location.pathname + location.search
    if (path === seen) return
    seen = path
    title = document.title
    send('page.viewed', { path, kind: router.state.matches.at(-1)?.staticData.kind ?? null, title })
  }
  view()
  router.subscribe('onRendered', view)
  new MutationObserver(() => {
    if (document.title === title) return
    title = document.title
    send('title.changed', { title })
  }).observe(document.head, { childList: true, subtree: true, characterData: true })
}

const session = () => import('./app-session.ts')

/** Imported on demand: the message schemas are the heavy part. */
async function openBridge(router: Router): Promise<Bridge> {
  const { createBridge } = await import('../app-bridge/bridge.ts')
  return createBridge({
    post,
    handlers: {
      'theme.set': ({ theme }) => chooseTheme(theme),
      'consent.set': ({ categories }) => decide(categories),
      navigate: ({ path }) => navigate(router, path),
      'session.changed': () => {
        void router.invalidate()
        void session().then(({ sessionChanged }) => sessionChanged())
      },
      'session.give': ({ bearer }) => void session().then(({ takeBearer }) => takeBearer(bearer)),
    },
  })
}

export async function connectApp(router: Router): Promise<void> {
  const bridge = await openBridge(router)
  // The app runs `window.postMessage(…)` in the page; messages of other windows and frames are not the app's.
  addEventListener('message', ({ source, origin, data }) => {
    if (source === window && origin === location.origin) bridge.receive(data)
  })
  openAppPort(bridge.send)
  watchLinks(router, bridge)
  watchSharing(bridge)
  watchPages(router, bridge)
}
