import { z } from 'zod'

// `jitless` keeps zod from compiling parsers with `new Function`, which a strict content security policy
// reports. It is set before any schema is created.
if ('document' in globalThis) z.config({ jitless: true })

export { z }
