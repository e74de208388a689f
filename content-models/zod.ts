import { z } from 'zod'

// It compiles its parsers with `new Function`, which a strict content security policy reports as a violation. Set before any schema is made.
if ('document' in globalThis) z.config({ jitless: true })

export { z }
