/** Starts the built product at a moment that does not pass. */
import './frozen-clock.ts'

await import('../serve.ts')
