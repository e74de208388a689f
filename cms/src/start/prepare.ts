import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { StartError } from '@marquee/kit/start/start-error.ts'
import { getPayload } from 'payload'
import { type CmsEnv, readCmsEnv } from '../env.ts'
import { takeOverDemo } from '../seed/take-over-demo.ts'
import { ensureFirstAdmin } from '../users/first-admin.ts'

/** Payload logs these before it exits by itself, for example after a failed migration. */
const logged: string[] = []
process.on('exit', (code) => {
  if (code !== 0) for (const line of logged) process.stderr.write(line)
})

const log = (line: string) => void process.stdout.write(`${line}\n`)

/** Shows the password on a terminal only, since anything else may collect it as a log. */
function announceFirstAdmin({ dataDir, firstAdmin: { email } }: CmsEnv, password: string): void {
  const file = path.join(dataDir, 'first-admin')
  writeFileSync(file, `${password}\n`, { mode: 0o600 })
  const shown = process.stdout.isTTY ? `, with the password ${password}` : ''
  log(`The first admin is ${email}${shown} (password saved in ${file}; delete it after the first sign-in).`)
}

/**
 * Migrates the database, creates the first admin and fills empty collections. Resolves with the exit code.
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
    throw new StartError(`The database of the content management system cannot be opened: ${reason}`)
  })
  const password = env.passwords === 'none' ? undefined : await ensureFirstAdmin(payload, env.firstAdmin)
  if (env.fillsFromDemo) {
    for (const refused of await takeOverDemo(payload, { log }))
      process.stderr.write(`Not taken over: ${refused}\n`)
  }
  if (password !== undefined && env.firstAdmin.password === undefined) {
    announceFirstAdmin(env, password)
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
      error instanceof StartError
        ? `${error.message}\n`
        : `${error instanceof Error ? error.stack : String(error)}\n`,
    )
    process.exit(1)
  },
)
