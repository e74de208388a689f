import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { siteIds } from '#config/sites.ts'
import { type FetchApi, unlessKnown } from './api-reader.ts'
import { checkContentApi } from './check-content-api.ts'
import { reportOf } from './report.ts'

const USAGE = `Usage: npm run check:content-api -- <address> --site <${siteIds.join('|')}> [--host <name>] [--observed] [--all]`

const TIMEOUT = 15_000

/** `fetch` cannot set the Host header, which selects the site. */
function send(address: URL, host: string | undefined, known: Readonly<Record<string, string>> = {}) {
  return new Promise<Response>((resolve, reject) => {
    const outgoing = request(
      address,
      {
        headers: { accept: 'application/json', ...(host ? { host } : {}), ...known },
        timeout: TIMEOUT,
      },
      (response) => {
        const headers = Object.entries(response.headers).map(([name, value]): [string, string] => [
          name,
          String(value),
        ])
        const { statusCode: status = 500 } = response
        buffer(response)
          .then((bytes) => new Response(status === 204 || status === 304 ? null : bytes, { status, headers }))
          .then(resolve, reject)
      },
    )
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer in ${TIMEOUT} ms`)))
    outgoing.on('error', reject)
    outgoing.end()
  })
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      site: { type: 'string' },
      host: { type: 'string' },
      observed: { type: 'boolean' },
      all: { type: 'boolean' },
    },
  })
  const [place = ''] = positionals
  const site = siteIds.find((id) => id === values.site)
  if (!site || positionals.length !== 1 || !URL.canParse(place) || !place.startsWith('http:')) {
    process.stderr.write(`${USAGE}\n`)
    return 2
  }
  const base = place.replace(/\/+(?:api\/*)?$/, '')
  const fetchApi: FetchApi = (address, known) =>
    send(new URL(`${base}/api/${address}`), values.host, unlessKnown(known).headers)
  const findings = await checkContentApi(site, fetchApi, values.observed ? { only: 'observed' } : {})
  process.stdout.write(`${reportOf(findings, values.all ?? false)}\n`)
  return findings.some(({ result }) => result === 'failed') ? 1 : 0
}

process.exitCode = await main()
