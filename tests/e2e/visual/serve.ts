import './frozen-clock.ts'

await import('../serve.ts')
