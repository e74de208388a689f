// `npm run poisoned -- <package> [<version> …] [--host <address> …]`: which builds have had a package, which hosts run it, since when,
// and what to rotate. Ends with 1 if a version that was asked for was there.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { OperatorError } from '@marquee/kit/start/operator-error.ts'
import { runningBuild } from './hosts.ts'
import { poisonedReport } from './report.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { host: { type: 'string', multiple: true, default: [] } },
})
const [name, ...versions] = positionals
try {
  if (!name)
    throw new OperatorError(
      'Usage: npm run poisoned -- <package> [<version> …] [--host <address of a process> …]',
    )
  const hosts = await Promise.all(values.host.map((each) => runningBuild(each, process.env.METRICS_TOKEN)))
  const { lines, isExposed } = poisonedReport({
    root: path.resolve(import.meta.dirname, '../../..'),
    name,
    versions,
    hosts,
  })
  process.stdout.write(`${lines.join('\n')}\n`)
  if (isExposed) process.exitCode = 1
} catch (error) {
  if (!(error instanceof OperatorError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}
