import type { consentStorage } from '../../config/consent-storage.ts'

/** Where the browser keeps the visitor's random id and which flags are off for it. */
export const VISITOR_STORE = 'visitor-flags' satisfies keyof typeof consentStorage
