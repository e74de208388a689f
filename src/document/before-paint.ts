import { mobileApp } from '#config/mobile-app.ts'
import { callbackPath } from '#config/sign-in-cookie.ts'
import { todayIn } from '#models/site-clock.ts'
import { BANNER_STORE } from '../features/app-bridge/in-app.ts'
import { currentDecision } from '../features/consent/consent.ts'
import { PUSH_STORE } from '../features/header/header-push-store.ts'
import { applyHiding, HIDDEN_STORE, readHidden } from '../storage/hidden-films.ts'
import { PLACE_STORE } from '../storage/place-store.ts'
import { THEME_STORE } from '../storage/theme-store.ts'
import { VISITOR_STORE } from '../storage/visitor-store.ts'
import { hasSignInCookie } from './signed-in.ts'
import { installTrustedTypes } from './trusted-types.ts'

/**
 * Compiled into the head of every page (`?script`) and run before the first paint: it sets attributes that
 * the style sheets use, so that nothing moves later. Its options are data attributes of its script element,
 * written by `beforePaintData`.
 */

interface Options {
  readonly lists: readonly string[]
  readonly home: string
  readonly timeZone: string
  /** A preview shows the flags of its link. */
  readonly preview: boolean
}

const marks = document.documentElement.dataset

function applyTheme(): void {
  const theme = localStorage.getItem(THEME_STORE)
  if (theme === 'light' || theme === 'dark') marks.theme = theme
}

/** Cards keep space for the times in the visitor's place. */
function markPlace(): void {
  const [cookie = ''] = localStorage.getItem(PLACE_STORE)?.split('\n') ?? []
  if (cookie !== '' && document.cookie.split('; ').includes(cookie)) marks.place = ''
}

function hideFilms(): void {
  const films = readHidden(localStorage.getItem(HIDDEN_STORE))
  if (films.length > 0) applyHiding(films)
}

function isNewVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate'
}

/** Sections far out of view are laid out, and their pictures requested, after the first paint (`markSettled`). */
function skipUnseen(): void {
  if (isNewVisit() && location.hash === '') marks.first = ''
}

/** Replaces an unfiltered list by that of the chosen place, except on a reload and Back. */
function openChosenPlace({ lists }: Options): void {
  const [cookie = '', , own, , , around] = localStorage.getItem(PLACE_STORE)?.split('\n') ?? []
  const slug = own || around
  if (!slug || !lists.includes(location.pathname) || !document.cookie.split('; ').includes(cookie)) return
  if (isNewVisit()) {
    location.replace(`${location.pathname}/filters/localisation-${slug}${location.search}${location.hash}`)
  }
}

function markVisitorFlags({ preview }: Options): void {
  if (preview) return
  const { off } = JSON.parse(localStorage.getItem(VISITOR_STORE) ?? '{}')
  if (Array.isArray(off)) marks.off = off.join(' ')
}

/**
 * Shows the consent banner, which is in every page, until there is a decision. Never shown without script.
 */
function markConsent(): void {
  if (currentDecision() === null) marks.consent = 'open'
}

/** The mobile app requests consent itself. Elsewhere the app is suggested once consent is decided. */
function markApp(): void {
  const { userAgent } = navigator
  if (window.MarqueeApp || new RegExp(`\\b${mobileApp.name}App/`).test(userAgent)) {
    marks.app = ''
    delete marks.consent
  } else if (!marks.consent && !localStorage.getItem(BANNER_STORE))
    marks.banner = /iPhone|iPad/.test(userAgent) ? 'ios' : 'android'
}

function markSignedIn(): void {
  if (hasSignInCookie(document.cookie)) marks.client = ''
}

/**
 * Removes the identity provider's query from address and history before anything reads it;
 * the page is the home page.
 */
function takeReturn({ home }: Options): void {
  if (location.pathname !== callbackPath) return
  marks.client = ''
  marks.returned = location.search
  history.replaceState(null, '', home)
}

function hideSeenPush({ timeZone }: Options): void {
  const seenOn = localStorage.getItem(PUSH_STORE)
  if (seenOn !== null && seenOn === todayIn(timeZone, Date.now())) marks.push = 'seen'
}

const { lists = '[]', home = '/', timeZone = 'UTC', preview } = document.currentScript?.dataset ?? {}
const options: Options = { lists: JSON.parse(lists), home, timeZone, preview: preview !== undefined }
for (const step of [
  installTrustedTypes,
  applyTheme,
  hideFilms,
  skipUnseen,
  markPlace,
  openChosenPlace,
  markVisitorFlags,
  markConsent,
  markApp,
  markSignedIn,
  takeReturn,
  hideSeenPush,
]) {
  try {
    step(options)
  } catch {}
}
