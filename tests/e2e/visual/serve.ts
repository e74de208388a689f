/** Starts the built product with a frozen clock. */
import './frozen-clock.ts'

await import('../serve.ts')
