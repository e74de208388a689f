import { readFileSync } from 'node:fs'
import type { ChannelMessage, PageMessage } from '@marquee/inspector/live/channel.ts'
import { actorsAfter } from '@marquee/inspector/live/moment.ts'
import { type HttpLine, inEdition, parseScenario, type Scenario } from '@marquee/inspector/scenario/format.ts'
import { expect, type Page } from '@playwright/test'
import { isSite } from '#config/is-site.ts'
import { originOf } from '../http.ts'
import { open } from '../visitor.ts'

function read(name: string): Scenario & { readonly site: ReturnType<typeof siteOf> } {
  const whole = parseScenario(readFileSync(new URL(`../../scenarios/${name}.jsonl`, import.meta.url), 'utf8'))
  const [edition = { site: 'fr', language: 'fr' }] = whole.header.editions
  return { ...inEdition(whole, edition), site: siteOf(edition.site) }
}

function siteOf(site: string) {
  if (!isSite(site)) throw new Error(`Unknown site: ${site}`)
  return site
}

/** Each response once and in order, the last one of an address from then on. */
async function respond(page: Page, origin: string, { lines }: Scenario): Promise<void> {
  const left: HttpLine[] = lines.filter((line) => line.kind === 'http')
  const addressOf = ({ method, path }: HttpLine) => `${method} ${new URL(path, origin).href}`
  const addresses = new Set(left.map(addressOf))
  await page.route('**/*', async (route) => {
    const address = `${route.request().method()} ${route.request().url()}`
    if (!addresses.has(address)) return route.fallback()
    const at = left.findIndex((line) => addressOf(line) === address)
    const line = left[at]
    if (!line) return route.abort()
    if (left.some((other, index) => index > at && addressOf(other) === address)) left.splice(at, 1)
    if (line.status === 0) return route.abort()
    const { status, headers = {}, body } = line
    return route.fulfill({ status, headers, ...(body === null ? {} : { json: body }) })
  })
}

/** The page tells inspectors this about itself. */
const introduced = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Extract<PageMessage, { kind: 'page' }>>((resolve) => {
        const channel = new BroadcastChannel('marquee-inspector')
        channel.addEventListener('message', ({ data }: MessageEvent<ChannelMessage>) => {
          if (data.kind !== 'page') return
          channel.close()
          resolve(data)
        })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
        channel.postMessage({ kind: 'who' })
      }),
  )

async function stateOf(page: Page, machine: string): Promise<unknown> {
  const { past } = await introduced(page)
  const actors = [...actorsAfter(past, past.length).values()].filter((actor) => actor.machine === machine)
  return (actors.findLast(({ status }) => status === 'active') ?? actors.at(-1))?.value
}

/** Opens the page of a recording, with its responses. */
export async function playOnPage(page: Page, name: string) {
  const scenario = read(name)
  const { machine, page: path = '/' } = scenario.header
  const origin = originOf(scenario.site)
  await respond(page, origin, scenario)
  await open(page, origin + path)
  return {
    /** Waits until the machine is in this state. */
    reaches: (state: unknown) => expect.poll(() => stateOf(page, machine)).toEqual(state),
  }
}

/** Steps through a scenario of the product in the inspector, and expects it to hold. */
export async function playInInspector(page: Page, name: string): Promise<void> {
  const { header, site, lines } = read(name)
  await page.goto(`${originOf(site)}/__inspector?machine=${header.machine}`)
  await page.getByText('Scenarios of the product').click()
  await page.getByRole('button', { name, exact: true }).click()
  const replay = page.getByRole('region', { name: 'Replay' })
  await expect(replay).toContainText('step 0 of')
  for (const _ of lines) await replay.getByRole('button', { name: 'Step', exact: true }).click()
  await expect(replay).toContainText('Everything was as the scenario says.')
}
