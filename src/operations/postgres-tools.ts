import { spawn } from 'node:child_process'
import { codeOf, OperatorError } from '@marquee/kit/start/operator-error.ts'

/** The password goes through the environment: arguments are visible to every user of the machine. */
function connectionOf(databaseUrl: string): { readonly address: string; readonly env: NodeJS.ProcessEnv } {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return { address: url.href, env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) } }
}

async function runTool(tool: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(tool, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const code = await new Promise<number | null>((done, reject) => {
    child.once('close', done)
    child.once('error', (error) =>
      reject(
        codeOf(error) === 'ENOENT'
          ? new OperatorError(
              `${tool} is not installed: install the client of PostgreSQL, of the server’s version or newer (Debian: postgresql-client).`,
            )
          : error,
      ),
    )
  })
  if (code === 0) return
  const hint = /server version mismatch|unsupported version/.test(errors)
    ? ` Install the client of the server’s version or newer.`
    : ''
  throw new OperatorError(`${tool} failed: ${errors.trim().replaceAll('\n', ' ')}.${hint}`)
}

/** Writes a consistent dump while the database is in use. */
export async function dumpDatabase(databaseUrl: string, file: string): Promise<void> {
  const { address, env } = connectionOf(databaseUrl)
  await runTool('pg_dump', ['--format=custom', '--no-owner', '--no-acl', `--file=${file}`, address], env)
}

/** All or nothing. `replace` drops the tables that the dump has before it writes them. */
export async function loadDump(databaseUrl: string, file: string, replace: boolean): Promise<void> {
  const { address, env } = connectionOf(databaseUrl)
  const dropping = replace ? ['--clean', '--if-exists'] : []
  await runTool(
    'pg_restore',
    [
      '--single-transaction',
      '--exit-on-error',
      '--no-owner',
      '--no-acl',
      ...dropping,
      `--dbname=${address}`,
      file,
    ],
    env,
  )
}
