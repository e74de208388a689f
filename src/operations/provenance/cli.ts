// `npm run provenance -- sign --key <private key>` after a build, `npm run provenance -- verify --key <public key>` before it runs.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { OperatorError } from '@marquee/kit/start/operator-error.ts'
import { readBuildRecord } from '../../server/read-build-record.ts'
import { signBuild, verifyBuild } from './provenance.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    key: { type: 'string' },
    folder: { type: 'string', default: path.resolve(import.meta.dirname, '../../../dist') },
  },
})
const [command] = positionals

function keyIn(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    throw new OperatorError(`The key ${file} cannot be read.`)
  }
}

try {
  const { key, folder } = values
  if (key === undefined || (command !== 'sign' && command !== 'verify'))
    throw new OperatorError('Usage: npm run provenance -- sign|verify --key <file> [--folder <build>]')
  const line =
    command === 'sign'
      ? `Signed: ${await signBuild(folder, readBuildRecord(), keyIn(key))} files`
      : `As signed: built from commit ${await verifyBuild(folder, keyIn(key))}`
  process.stdout.write(`${line}\n`)
} catch (error) {
  if (!(error instanceof OperatorError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
