// `npm test`, `npm run test:full` and `npm run test:exhaustive`; CONTRIBUTING.md lists their options.
import { ensureInstalled, ownEnv, ownNode, run } from './install.mjs'

if (!(await ensureInstalled())) process.exit(1)
// The first run of a clone began on the machine's Node, which may be older.
if (process.execPath !== ownNode)
  process.exit(await run(ownNode, ['scripts/test.mjs', ...process.argv.slice(2)], ownEnv()))
const { runChecks } = await import('./checks.mjs')
const [scope] = process.argv.slice(2)
if (scope === 'full' || scope === 'exhaustive') {
  process.argv.splice(2, 1)
  await runChecks(scope, `npm run test:${scope}`)
} else await runChecks('quick', 'npm test')
