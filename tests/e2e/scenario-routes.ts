import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  type EventLine,
  type HttpLine,
  inEdition,
  parseScenario,
  type Scenario,
  type ScenarioEdition,
  type SnapshotLine,
} from '../../src/inspector/scenario/format.ts'

export const readScenario = (name: string, edition: ScenarioEdition): Scenario =>
  inEdition(
    parseScenario(readFileSync(new URL(`../scenarios/${name}.jsonl`, import.meta.url), 'utf8')),
    edition,
  )

/** An action of the visitor, the requests that it causes, and the machine's state afterwards. */
export interface Scene {
  readonly event: EventLine
  readonly exchanges: readonly HttpLine[]
  readonly end: SnapshotLine
}

export function scenesOf({ lines }: Scenario): readonly Scene[] {
  const starts = lines.flatMap((line, index) =>
    line.kind === 'event' && line.from === undefined ? [index] : [],
  )
  return starts.map((start, index) => {
    const own = lines.slice(start, starts[index + 1])
    const [event] = own
    const end = own.findLast((line) => line.kind === 'snapshot')
    if (event?.kind !== 'event' || !end) throw new Error('An event is followed by a snapshot')
    return { event, exchanges: own.filter((line) => line.kind === 'http'), end }
  })
}

/** Responds to the page as recorded: each line once and in order, the last of a kind repeatedly. */
export async function respondAs(page: Page, { lines }: Scenario) {
  const responded: HttpLine[] = []
  const responses: Promise<void>[] = []
  const isFor = (line: HttpLine, method: string, address: URL) => {
    const path = new URL(line.path, address)
    path.searchParams.sort()
    address.searchParams.sort()
    return line.method === method && path.pathname === address.pathname && path.search === address.search
  }
  const exchanges = lines.filter((line) => line.kind === 'http')
  await page.route(/\/(?:api|_page)\//, async (route) => {
    const known = exchanges.filter((line) =>
      isFor(line, route.request().method(), new URL(route.request().url())),
    )
    const line = known.find((each) => !responded.includes(each)) ?? known.at(-1)
    if (!line) return route.continue()
    responded.push(line)
    const respond = async () => {
      await new Promise((resolve) => setTimeout(resolve, line.delay))
      // The page has navigated away and no longer waits for it.
      await (line.status === 0
        ? route.abort()
        : route.fulfill({ status: line.status, json: line.body })
      ).catch(() => {})
    }
    responses.push(respond())
  })
  return {
    requests: (): readonly HttpLine[] => responded,
    settled: async () => {
      await Promise.all(responses)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    },
  }
}
