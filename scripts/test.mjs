// `npm test`, `npm run test:full` and `npm run test:exhaustive`; CONTRIBUTING.md lists their options.
import { ensureInstalled } from './install.mjs'

if (!(await ensureInstalled())) process.exit(1)
const { runChecks } = await import('./checks.mjs')
const [scope] = process.argv.slice(2)
if (scope === 'full' || scope === 'exhaustive') {
  process.argv.splice(2, 1)
  await runChecks(scope, `npm run test:${scope}`)
} else await runChecks('quick', 'npm test')
