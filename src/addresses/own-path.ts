import { safePath } from './safe-path.ts'

/** A path on `origin`; `/` for anything else. */
export const ownPath = (target: unknown, origin: string): string =>
  (typeof target === 'string' && safePath(origin, target)) || '/'
