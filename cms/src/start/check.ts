import { createServer } from 'node:net'
import { prepareDataDir } from '@marquee/kit/start/data-dir.ts'
import { OperatorError } from '@marquee/kit/start/operator-error.ts'
import { type CmsEnv, readCmsEnv } from '../env.ts'

const refusals: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) => `Port ${port} is already taken; stop what uses it or name another one in CMS_PORT.`,
  EACCES: (port) =>
    `Port ${port} needs rights that this process does not have; name another one in CMS_PORT.`,
  EADDRNOTAVAIL: (_, host) =>
    `This machine does not have the address ${host}; name one of its own in CMS_HOST.`,
}

function checkPort({ port, host }: CmsEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why = refusals[error.code ?? '']
      reject(why ? new OperatorError(why(port, host)) : error)
    })
    server.listen(port, host, () => server.close(() => resolve()))
  })
}

// Prints an error in one sentence, or the settings for the script that starts the system.
try {
  const env = readCmsEnv()
  prepareDataDir(env.dataDir, 'CMS_DATA_DIR')
  await checkPort(env)
  const { port, host, publicUrl, siteUrl, databaseUrl, identity } = env
  const onSqlite = databaseUrl === undefined
  process.stdout.write(JSON.stringify({ port, host, publicUrl, siteUrl, onSqlite, issuer: identity.issuer }))
} catch (error) {
  if (!(error instanceof OperatorError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
