// `npm test` and `npm run test:full`; CONTRIBUTING.md lists their options.
import { ensureInstalled } from './install.mjs'

if (!(await ensureInstalled())) process.exit(1)
const { runChecks } = await import('./checks.mjs')
const scope = process.argv[2] === 'full' ? 'full' : 'quick'
if (scope === 'full') process.argv.splice(2, 1)
await runChecks(scope, scope === 'full' ? 'npm run test:full' : 'npm test')
