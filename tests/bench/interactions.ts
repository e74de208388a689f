import type { BrowserContext, Page } from '@playwright/test'
import { decided } from '../e2e/consent-state.ts'
import { originOf, port } from '../e2e/http.ts'
import {
  choosingDay,
  closeAll,
  dimming,
  type Interaction,
  lengthenLists,
  measure,
  openersOn,
  opening,
  openingMenu,
  pagesWithModals,
  switchingDay,
  togglingFilter,
  visit,
  wishing,
} from '../e2e/interactions.ts'
import { launchBrowser } from '../launch-browser.ts'
import { startProduct } from '../unleash/product.ts'
import { median, printFigure } from './figures.ts'

/** Factor by which the CPU is throttled. */
const SLOWER = 4
const ROUNDS = 9
/** Milliseconds. */
const LIMIT = 50
const TITLES = 240
const ORIGIN = originOf('fr')

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return page
}

let allReached = true

/** Repeats an interaction. The first run is not counted, because it fetches and compiles. */
async function report(
  page: Page,
  next: () => Promise<Interaction>,
  again: () => Promise<void>,
): Promise<void> {
  const times: number[] = []
  let name = ''
  for (let round = -1; round < ROUNDS; round += 1) {
    const interaction = await next()
    const { toPaint } = await measure(page, interaction)
    if (round >= 0) times.push(toPaint)
    name = interaction.name
    await again()
  }
  const middle = median(times)
  allReached &&= middle <= LIMIT
  printFigure({ what: name, value: middle, unit: 'ms', limit: LIMIT })
}

async function modals(page: Page): Promise<void> {
  const tried = new Set<string>()
  for (const address of await pagesWithModals(page, ORIGIN)) {
    await visit(page, address)
    for (const id of (await openersOn(page)).filter((each) => !tried.has(each))) {
      tried.add(id)
      for (const next of [dimming, opening])
        await report(
          page,
          async () => next(page, id),
          () => closeAll(page),
        )
    }
  }
}

async function days(page: Page): Promise<void> {
  const [, , , , cinema = ''] = await pagesWithModals(page, ORIGIN)
  await visit(page, cinema)
  for (const next of [choosingDay, switchingDay])
    await report(
      page,
      () => next(page),
      async () => {},
    )
}

async function filters(page: Page): Promise<void> {
  await lengthenLists(page, TITLES)
  const list = `${ORIGIN}/films`
  await report(
    page,
    async () => {
      await visit(page, list)
      await measure(page, await togglingFilter(page, 2))
      return togglingFilter(page, 1)
    },
    async () => {},
  )
}

async function hearts(page: Page): Promise<void> {
  const origin = originOf('nl')
  await page.goto(`${origin}/nl/films`)
  const film = page.locator('.panel[data-selected] a[href^="/nl/films/"]').first()
  await visit(page, origin + (await film.getAttribute('href')))
  await report(
    page,
    async () => wishing(page),
    () => wishing(page).target.click(),
  )
}

async function menu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, `${ORIGIN}/`)
  await report(
    page,
    async () => openingMenu(page),
    () => page.keyboard.press('Escape'),
  )
}

const product = await startProduct(process.env.E2E_DATA_DIR ?? '.cache/e2e', { PORT: String(port) })
const browser = await launchBrowser()
const context = await browser.newContext({
  viewport: { width: 1440, height: 900 },
  storageState: decided(),
})
console.log(
  `Interaction to the paint that shows what it is for, CPU ${SLOWER}× slower, median of ${ROUNDS}; at most ${LIMIT} ms:`,
)
for (const part of [modals, days, filters, hearts, menu]) {
  const page = await slowPage(context)
  await part(page)
  await page.close()
}
await browser.close()
await product.stop()
process.exitCode = allReached ? 0 : 1
