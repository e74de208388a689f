import { rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { type CmsEnv, codeOf, makeFolder, readCmsEnv } from '../env.ts'
import { CmsStartError } from '../env-kinds.ts'

/** Ensures that the data folder exists and is writable. */
function prepareFolder(folder: string): void {
  const probe = path.join(folder, `.write-test-${process.pid}`)
  try {
    makeFolder(folder)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new CmsStartError(
      `The data folder ${folder} cannot be written to (${codeOf(error)}); make it writable or name another one in CMS_DATA_DIR.`,
    )
  }
}

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
    server.once('error', (error) => {
      const why = refusals[codeOf(error)]
      reject(why ? new CmsStartError(why(port, host)) : error)
    })
    server.listen(port, host, () => server.close(() => resolve()))
  })
}

// Prints an error in one sentence, or the settings for the script that starts the system.
try {
  const env = readCmsEnv()
  prepareFolder(env.dataDir)
  await checkPort(env)
  const { port, host, publicUrl, siteUrl, databaseUrl } = env
  const onSqlite = databaseUrl === undefined
  process.stdout.write(JSON.stringify({ port, host, publicUrl, siteUrl, onSqlite }))
} catch (error) {
  if (!(error instanceof CmsStartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
