import { existsSync, readFileSync } from 'node:fs'

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

/** Specs without tags of their own yet that `npm test` runs; `@full` leaves a test of them to the rest. */
const untagged = ['flag-console'].filter((name) => {
  const file = new URL(`browser/${name}.spec.ts`, import.meta.url)
  return existsSync(file) && !readFileSync(file, 'utf8').includes('@quick')
})

// Matched, as Playwright's `grep`, against project, file path, title and tags.
const exhaustive = /@exhaustive\b/
const inUntagged = String.raw`/browser/(?:${untagged.join('|') || '-'})\.spec\.ts`
const quick = new RegExp(String.raw`@quick\b|^(?!.*@full\b).*${inUntagged}`)
const quickOrExhaustive = new RegExp(`${quick.source}|${exhaustive.source}`)

const scopes = {
  quick: { grep: quick, grepInvert: exhaustive },
  rest: { grepInvert: quickOrExhaustive },
  full: { grepInvert: exhaustive },
  exhaustive: { grep: exhaustive },
}

/**
 * Which tests run (TEST_SCOPE; `scripts/parts.mjs`): those tagged `@quick`, the rest, both, or those tagged
 * `@exhaustive`, which belong to no other scope.
 */
export const inScope = scopes[(process.env.TEST_SCOPE ?? 'full') as keyof typeof scopes]
