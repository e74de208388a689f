import { z } from 'zod'

// Without `jitless`, zod compiles parsers with `new Function`, which a strict content security policy
// reports. It is set before any schema is created.
if ('document' in globalThis) z.config({ jitless: true })

export { z }
