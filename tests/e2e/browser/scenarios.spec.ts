import { expect, type Page } from '@playwright/test'
import type { SiteId } from '../../../config/sites.ts'
import { decided } from '../consent-state.ts'
import { originOf } from '../http.ts'
import { modalOf } from '../modals.ts'
import { readScenario, respondAs, scenesOf } from '../scenario-routes.ts'
import { desktop, open, unwatched as test } from '../visitor.ts'

type Fields = Readonly<Record<string, unknown>>

/** How a visitor causes an event in the page, and how the page shows a state. */
interface Stage {
  readonly address: Readonly<Partial<Record<SiteId, string>>>
  readonly does: Readonly<Record<string, (page: Page, event: Fields) => Promise<void>>>
  readonly shows: (page: Page, context: Fields) => Promise<void>
}

const chatOpener = (page: Page) => page.locator('.chat-slot button').first()
const chatWindow = (page: Page) => page.getByRole('dialog')
const searchBox = (page: Page) => modalOf(page, 'search').getByRole('searchbox')

const chat: Stage = {
  address: { fr: '/aide', nl: '/nl/help' },
  does: {
    'chat.open': (page) => chatOpener(page).click(),
    'message.send': async (page, { text }) => {
      await chatWindow(page).getByRole('textbox').fill(String(text))
      await page.keyboard.press('Enter')
    },
    'message.retry': (page) => chatWindow(page).locator('.chat__fault button').click(),
  },
  shows: async (page, { messages, pending }) => {
    const texts = (messages as readonly { readonly text: string }[]).map(({ text }) => text)
    await expect(chatWindow(page).locator('.chat__said > p')).toHaveText(texts)
    await expect(chatWindow(page).locator('.chat__fault button')).toHaveCount(pending === null ? 0 : 1)
  },
}

const search: Stage = {
  address: { fr: '/films', nl: '/nl' },
  does: {
    'query.type': async (page, { query }) => {
      if (!(await searchBox(page).isVisible()))
        await page.locator('.header .iconbtn[data-opens="search"]').click()
      await searchBox(page).fill(String(query))
    },
  },
  shows: async (page, { hits }) => {
    const results = modalOf(page, 'search').locator('.search__found:not(.is-old) .res')
    const [first] = hits as readonly { readonly title: string }[]
    if (first) await expect(results.filter({ hasText: first.title }).first()).toBeVisible()
    await expect(results.filter({ hasText: 'late' })).toHaveCount(0)
  },
}

const stages: Readonly<Record<string, Stage>> = { chat, search }

test.use({ ...desktop, storageState: decided('functional') })

for (const [name, site] of [
  ['chat-answers-with-an-article', 'fr'],
  ['chat-answers-with-an-article', 'nl'],
  ['chat-message-lost-and-sent-again', 'fr'],
  ['search-late-answer', 'nl'],
] as const) {
  test(`the scenario ${name} runs on ${site} as recorded`, async ({ page }) => {
    const scenario = readScenario(name, { site, language: site })
    const stage = stages[scenario.header.machine]
    if (!stage) throw new Error(`Nobody plays ${scenario.header.machine} in the browser`)
    const { requests, settled } = await respondAs(page, scenario)
    await open(page, originOf(site) + (stage.address[site] ?? '/'))
    const scenes = scenesOf(scenario)
    for (const { event, exchanges, end } of scenes) {
      await stage.does[event.event.type]?.(page, event.event)
      for (const exchange of exchanges) await expect.poll(requests).toContain(exchange)
      await stage.shows(page, end.context as Fields)
    }
    await settled()
    await stage.shows(page, scenes.at(-1)?.end.context as Fields)
  })
}
