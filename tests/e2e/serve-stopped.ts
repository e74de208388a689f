/** Starts the product with a clock that stands still, so that no page is rendered again because time passes. */
import { freezeClock } from './freeze-clock.ts'

freezeClock(Date.now())
await import('./serve.ts')
