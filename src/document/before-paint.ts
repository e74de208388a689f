import { mobileApp } from '../../config/mobile-app.ts'
import { callbackPath } from '../../config/sign-in-cookie.ts'
import { todayIn } from '../../content-models/site-clock.ts'
import { BANNER_STORE } from '../features/app-bridge/in-app.ts'
import { currentDecision } from '../features/consent/consent.ts'
import { PUSH_STORE } from '../features/header/header-push-store.ts'
import { PLACE_STORE } from '../storage/place-store.ts'
import { THEME_STORE } from '../storage/theme-store.ts'
import { VISITOR_STORE } from '../storage/visitor-store.ts'
import { saysSignedIn } from './signed-in.ts'

/**
 * Compiled into the head of every page (`?script`) and run before the first paint: what it writes on the document decides in the style sheets what
 * is shown, so that nothing moves later. Its options are the data of its script element, as `beforePaintData` writes them.
 */

interface Options {
  /** Public paths of the lists that can be narrowed to a place. */
  readonly lists: readonly string[]
  readonly home: string
  readonly timeZone: string
  /** The page is a preview, which shows the flags of its link. */
  readonly preview: boolean
}

const marks = document.documentElement.dataset

function applyTheme(): void {
  const theme = localStorage.getItem(THEME_STORE)
  if (theme === 'light' || theme === 'dark') marks.theme = theme
}

/** A list that is opened by its plain address gives way to the list of the place that the visitor chose. A reload and Back stay where they are. */
function openChosenPlace({ lists }: Options): void {
  const [cookie = '', , slug] = localStorage.getItem(PLACE_STORE)?.split('\n') ?? []
  if (!slug || !lists.includes(location.pathname) || !document.cookie.split('; ').includes(cookie)) return
  const [navigation] = performance.getEntriesByType('navigation')
  if (navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate') {
    location.replace(`${location.pathname}/filters/localisation-${slug}${location.search}${location.hash}`)
  }
}

/** Flags that are off for this visitor though the site has them on. */
function markVisitorFlags({ preview }: Options): void {
  if (preview) return
  const { off } = JSON.parse(localStorage.getItem(VISITOR_STORE) ?? '{}')
  if (Array.isArray(off)) marks.off = off.join(' ')
}

/** The banner is in every page and shows itself while the visitor has yet to decide. Without script nobody is asked. */
function markConsent(): void {
  if (currentDecision() === null) marks.consent = 'ask'
}

/** The mobile app, which names itself or has given us its object, asks for consent itself. Elsewhere it may be suggested, once consent is settled. */
function markApp(): void {
  const { userAgent } = navigator
  if (window.MarqueeApp || new RegExp(`\\b${mobileApp.name}App/`).test(userAgent)) {
    marks.app = ''
    delete marks.consent
  } else if (!marks.consent && !localStorage.getItem(BANNER_STORE))
    marks.banner = /iPhone|iPad/.test(userAgent) ? 'ios' : 'android'
}

function markSignedIn(): void {
  if (saysSignedIn(document.cookie)) marks.client = ''
}

/**
 * Takes what the identity provider sent out of the address and the history before anything reads them; the page is the home page. The server answers
 * the callback with a page only where there is something to take.
 */
function takeReturn({ home }: Options): void {
  if (location.pathname !== callbackPath) return
  marks.client = ''
  marks.returned = location.search
  history.replaceState(null, '', home)
}

/** A line above the header that was seen today takes no place. */
function hideSeenPush({ timeZone }: Options): void {
  const seenOn = localStorage.getItem(PUSH_STORE)
  if (seenOn !== null && seenOn === todayIn(timeZone, Date.now())) marks.push = 'seen'
}

const { lists = '[]', home = '/', timeZone = 'UTC', preview } = document.currentScript?.dataset ?? {}
const options: Options = { lists: JSON.parse(lists), home, timeZone, preview: preview !== undefined }
for (const step of [
  applyTheme,
  openChosenPlace,
  markVisitorFlags,
  markConsent,
  markApp,
  markSignedIn,
  takeReturn,
  hideSeenPush,
]) {
  // A browser that refuses its storage shows the page as to a new visitor.
  try {
    step(options)
  } catch {}
}
