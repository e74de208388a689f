/** Specs that look at pictures, or at how a page loads with them. */
export const withPictures = [
  'budget',
  'client-plan',
  'content-preview',
  'faults',
  'first-view',
  'interactions',
  'locator-on-load',
  'pages',
  'titles',
  'trailers',
  'visit',
].map((name) => `browser/${name}.spec.ts`)

const quick = /@quick\b/
const exhaustive = /@exhaustive\b/

const scopes = {
  quick: { grep: quick, grepInvert: exhaustive },
  rest: { grepInvert: [quick, exhaustive] },
  full: { grepInvert: exhaustive },
  exhaustive: { grep: exhaustive },
}

/**
 * Tests that run (TEST_SCOPE; `scripts/parts.mjs`): those tagged `@quick`, the rest, both, or those tagged
 * `@exhaustive`, which belong to no other scope.
 */
export const inScope = scopes[(process.env.TEST_SCOPE ?? 'full') as keyof typeof scopes]
