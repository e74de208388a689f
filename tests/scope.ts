/** Set by `scripts/parts.mjs`; a tool that is called by hand runs all that a submission must pass. */
const scope = process.env.TEST_SCOPE ?? 'full'

/** Sizes what a test repeats; tags choose which tests run. `npm run test:exhaustive`: only what the checks of a submission leave out. */
export const isExhaustive = scope === 'exhaustive'

/** Likewise: with what `npm test` leaves out. */
export const inRest = scope !== 'quick'
