import { z } from 'zod'

// Without `jitless`, zod compiles parsers with `new Function`, which a strict content security policy
// reports. Set before any schema is created.
if ('document' in globalThis) z.config({ jitless: true })

export { z }
