/** Browser specs that `npm test` runs in full: visitor journeys, and specs that cover all pages. */
const quickSpecs = [
  'budget',
  'consent',
  'first-view',
  'flag-console',
  'journeys',
  'locator',
  'no-script',
  'search',
  'visit',
]

/** Specs that look at pictures, or at how a page loads with them. */
export const withPictures = [
  'budget',
  'client-plan',
  'content-preview',
  'detail-modals',
  'faults',
  'first-view',
  'interactions',
  'locator-on-load',
  'pages',
  'show-modals',
  'trailers',
  'visit',
].map((name) => `browser/${name}.spec.ts`)

/** Tests that only repeat others in another language, theme or width. */
const later = /@full\b/
/** Matched, as Playwright's `grep`, against project, file path, title and tags. */
const quickInBrowser = new RegExp(
  String.raw`^(?!.*${later.source}).*(?:/(?:${quickSpecs.join('|')})\.spec\.ts|@quick\b)`,
)

const scopes = {
  quick: { browser: { grep: quickInBrowser }, http: { grepInvert: later }, visual: { grepInvert: later } },
  rest: { browser: { grepInvert: quickInBrowser }, http: { grep: later }, visual: { grep: later } },
  full: { browser: {}, http: {}, visual: {} },
}

/** Which tests of a project run: those of `npm test`, the rest, or all (TEST_SCOPE; `scripts/parts.mjs`). */
export const inScope = scopes[(process.env.TEST_SCOPE ?? 'full') as keyof typeof scopes]
