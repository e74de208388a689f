import { expect, it } from 'vitest'
import { defaultFlags } from '#config/flags.ts'
import type { RequestContext } from '../../document/request-context.server.ts'
import type { Applications } from '../applications.ts'
import { frenchFrame, frenchHost } from '../hosts/hosts.fixture.ts'
import { logTo } from '../probes/server-log.ts'
import { foreignScriptMetric } from '../security/content-security-policy.ts'
import { type RenderJob, renderOnce } from './rendering.ts'

const job: RenderJob = {
  host: frenchHost,
  frame: frenchFrame,
  flags: { values: defaultFlags('fr'), hash: '' },
  address: {
    type: 'page',
    kind: 'home',
    key: '/',
    url: 'http://fr.localhost/',
    pathname: '/',
    cacheable: true,
    wild: false,
  },
  requestId: 'request-1',
  deadline: Number.POSITIVE_INFINITY,
  encoding: 'br',
}

/** Renders a page with the script `own()`, and returns what is logged. */
async function linesOf(html: string): Promise<readonly string[]> {
  const lines: string[] = []
  const fetch = async (_: Request, { inline }: RequestContext) => {
    inline.scripts.push('own()')
    return new Response(html, { headers: { 'content-type': 'text/html' } })
  }
  await renderOnce(
    job,
    {
      applications: { pages: { fetch } } as unknown as Applications,
      log: logTo('info', { write: (line: string) => void lines.push(line) }),
      cdn: undefined,
    },
    Date.parse('2026-11-20T12:00:00Z'),
  )
  return lines
}

it('logs and counts an inline script that the page was not written with', async () => {
  const own = '<script>own()</script><script type="application/json">{}</script>'
  const counted = async () => (await foreignScriptMetric().get()).values[0]?.value ?? 0
  const before = await counted()
  expect(await linesOf(own)).toEqual([])
  const [line = '{}', ...more] = await linesOf(`${own}<script>stolen()</script>`)
  expect(more).toEqual([])
  expect(JSON.parse(line)).toMatchObject({
    msg: 'security event',
    event: 'page.foreign-script',
    scripts: 1,
    site: 'fr',
    url: job.address.url,
    requestId: 'request-1',
  })
  expect(line).not.toContain('stolen')
  expect(await counted()).toBe(before + 1)
})
