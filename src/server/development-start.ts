import { get } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'
import { sites } from '#config/sites.ts'
import { readEnv } from './env/env.ts'
import { startAddresses, toolAddresses } from './hosts/local-addresses.ts'

const CLIENT_ENTRY = '/src/client.tsx'

const openPage = (port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: '/', headers: { host: `${host}:${port}` } }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    }).on('error', reject)
  })

/**
 * Opens the product and transforms the modules of a first page, server and client, before anybody requests one:
 * otherwise the first visitor waits for all of it.
 */
async function openFirst(server: ViteDevServer, port: number): Promise<void> {
  const began = performance.now()
  const status = await openPage(port, sites.fr.hosts.local)
  await server.environments.client.warmupRequest(CLIENT_ENTRY)
  await server.environments.client.waitForRequestsIdle()
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  server.config.logger.info(
    status < 400
      ? `The first page is ready, ${seconds} s after the start.`
      : `The first page responds with ${status}: open it to see why.`,
  )
}

async function announce(server: ViteDevServer, port: number): Promise<void> {
  const env = readEnv(process.env)
  process.stdout.write(`\n${startAddresses(env, port)}${await toolAddresses(env, port)}\n`)
  await openFirst(server, port)
}

const isText = (file: string): boolean => /\/locales\/[^/]+\/[^/]+\.json$/.test(file)

/** The development server prints all addresses, opens a first page, and reloads pages when a text has changed. */
export const developmentStart = (): Plugin => ({
  name: 'development-start',
  apply: 'serve',
  configureServer(server) {
    const { httpServer } = server
    httpServer?.once('listening', () => {
      const address = httpServer.address()
      if (address === null || typeof address === 'string') return
      announce(server, address.port).catch((error: unknown) => server.config.logger.error(String(error)))
    })
  },
  // The server composes pages with the texts, so the client environment knows none of their files.
  hotUpdate({ file, server }) {
    if (this.environment.name === 'ssr' && isText(file))
      server.environments.client.hot.send({ type: 'full-reload' })
  },
})
