import { OperatorError } from '@marquee/kit/start/operator-error.ts'
import { getPayload } from 'payload'
import { readCmsEnv } from '../env.ts'
import { takeOverDemo } from '../seed/take-over-demo.ts'
import { prepareBreakGlass } from '../sign-in/break-glass.ts'

/** Payload logs these before it exits by itself, for example after a failed migration. */
const logged: string[] = []
process.on('exit', (code) => {
  if (code !== 0) for (const line of logged) process.stderr.write(line)
})

/**
 * Migrates the database, makes the account of CMS_ADMIN_PASSWORD and fills empty collections. Resolves with the exit code.
 */
async function prepare(): Promise<number> {
  process.umask(0o077)
  const env = readCmsEnv()
  const { default: config } = await import('../payload.config.ts')
  const quiet = Object.assign({}, await config, {
    logger: { options: { level: 'error' }, destination: { write: (line: string) => logged.push(line) } },
  })
  const payload = await getPayload({ config: quiet, disableOnInit: true }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message.replace(/^Error: /, '') : String(error)
    throw new OperatorError(`The database of the content management system cannot be opened: ${reason}`)
  })
  if (env.breakGlass) await prepareBreakGlass(payload, env.breakGlass)
  if (env.fillsFromDemo) {
    for (const refused of await takeOverDemo(payload, {
      log: (line) => void process.stdout.write(`${line}\n`),
    }))
      process.stderr.write(`Not taken over: ${refused}\n`)
  }
  await payload.destroy()
  return 0
}

prepare().then(
  (code) => process.exit(code),
  (error: unknown) => {
    // It has been printed.
    logged.length = 0
    process.stderr.write(
      error instanceof OperatorError
        ? `${error.message}\n`
        : `${error instanceof Error ? error.stack : String(error)}\n`,
    )
    process.exit(1)
  },
)
