import type { consentStorage } from '#config/consent-storage.ts'

/** Persisted key: the visitor's random id, and the flags that are off for the visitor. */
export const VISITOR_STORE = 'visitor-flags' satisfies keyof typeof consentStorage
