// `npm run bench:editors`: tasks of an editor in our content management system and in Payload as it comes, with the
// same fields and documents: presses, texts to type, and seconds until the result shows. It fails if ours takes more
// presses than allowed.
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { buildIfStale } from '../../../scripts/build.mjs'
import { systemBrowser } from '../../../scripts/system-browser.mjs'
import {
  type CountedUser,
  costOfSteps,
  type StepCost,
  type UserSteps,
} from '../../../tests/bench/user-steps.ts'
import { firstAdmin, openAdmin, visit } from '../admin.ts'
import { openStock } from './open-stock.ts'
import { PICTURE, seed } from './seed.ts'

interface Task {
  readonly name: string
  /** Presses that ours may take. */
  readonly most?: number
  /** Words of a news item that is open at the beginning; default: the start page. */
  readonly begins?: string
  readonly ours: UserSteps
  /** Or why it cannot be done. */
  readonly stock: UserSteps | string
}

/** Monday next week at nine, as a field of date and time takes it. */
function monday(): string {
  const day = new Date()
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7 || 7))
  return `${day.toISOString().slice(0, 10)}T09:00`
}

/** The response to a change, or to a form that is checked. */
const saved = (page: Page, method: 'PATCH' | 'POST', part: string) =>
  page.waitForResponse(
    (response) => response.request().method() === method && response.url().includes(part) && response.ok(),
  )

/** Finds a document in the palette and opens it. */
async function find({ page, press, type }: CountedUser, words: string, hit: string): Promise<void> {
  await press(page.getByRole('link', { name: 'Search (Ctrl+K)' }))
  await type(page.getByRole('combobox', { name: 'Search' }), words)
  await press(page.getByRole('option').filter({ hasText: hit }).first())
}

/** Opens a news item from the list. */
async function findInList({ page, press, type }: CountedUser, title: string): Promise<void> {
  await press(page.locator('#card-news .card__click'))
  await type(page.locator('#search-filter-input'), title)
  // The list filters a moment after the last letter, and redraws its rows.
  await page.locator('table tbody tr').nth(1).waitFor({ state: 'detached' })
  await press(page.locator('table tbody').getByRole('link', { name: title, exact: true }))
}

/** Publishes; resolves when that was confirmed. */
async function publish({ page, press }: CountedUser): Promise<void> {
  const published = saved(page, 'PATCH', '/api/news/')
  await press(page.locator('#action-save'))
  await published
}

/** Switzerland in an open field; the header has countries, too. */
const siteOption = (page: Page) => page.locator('.rs__option', { hasText: 'Switzerland' })

/** Writes a news item with a picture. */
async function writeNews({ page, press, type }: CountedUser): Promise<void> {
  await press(page.locator('#field-site .rs__control'))
  await press(siteOption(page).or(page.getByRole('option', { name: 'ch', exact: true })))
  await type(page.locator('#field-title'), 'Hiver au lac')
  await type(headline(page), 'Dix films au bord de l’eau')
  await type(page.locator('[data-field-path=content] [contenteditable=true]'), 'Prenez une couverture.')
  await press(page.locator('#field-image').getByRole('button', { name: 'Create New' }))
  const drawer = page.locator('[id^=doc-drawer_media]')
  const background = { r: 90, g: 40, b: 20 }
  const drawn = sharp({ create: { width: 1_600, height: 900, channels: 3, background } }).png()
  const file = { name: 'lac.png', mimeType: 'image/png', buffer: await drawn.toBuffer() }
  const choosing = page.waitForEvent('filechooser')
  await press(drawer.getByRole('button', { name: 'Select a file' }))
  await (await choosing).setFiles(file)
  await press(drawer.locator('#action-save'))
  await page.locator('#field-image').getByText('lac.png').waitFor()
}

/** Writes the title in a language of the second texts; resolves when it is saved. */
async function translate({ page, press, type }: CountedUser, language: string, title: string): Promise<void> {
  await press(
    page.getByRole('group', { name: 'Second language in this form' }).getByRole('button', { name: language }),
  )
  const written = saved(page, 'PATCH', '/api/news/')
  await type(page.getByLabel(`Title (${language})`), title)
  await written
}

async function restore({ page, press }: CountedUser): Promise<void> {
  await press(page.getByRole('link', { name: 'Versions', exact: true }))
  await press(page.locator('table tbody tr').nth(1).getByRole('button', { name: 'Restore this version' }))
  await page.waitForURL(/\/news\/\d+(\?|$)/)
}

async function restoreInStock({ page, press }: CountedUser): Promise<void> {
  await press(page.getByRole('link', { name: 'Versions', exact: true }))
  await press(page.locator('table tbody tr').nth(1).getByRole('link'))
  await press(page.getByRole('button', { name: 'Restore this version' }))
  await press(page.getByRole('dialog').getByRole('button', { name: 'Confirm' }))
  await page.waitForURL(/\/news\/\d+(\?|$)/)
}

const headline = (page: Page) => page.locator('#field-headline')

const tasks: readonly Task[] = [
  {
    name: 'Correct a typing error in German, and publish',
    most: 5,
    async ours(editor) {
      await find(editor, 'Urh', 'Filmnacht')
      await editor.type(headline(editor.page), 'Beginn um acht Uhr')
      await publish(editor)
    },
    async stock(editor) {
      const { page, press } = editor
      await press(page.locator('.localizer button').first())
      await press(page.locator('.popup__content [data-locale=de]'))
      await page.waitForURL(/locale=de/)
      await findInList(editor, 'Filmnacht')
      await editor.type(headline(page), 'Beginn um acht Uhr')
      await publish(editor)
    },
  },
  {
    name: 'Publish a news item with a picture',
    most: 9,
    async ours(editor) {
      await editor.press(editor.page.getByRole('link', { name: 'Create new: News item' }))
      await writeNews(editor)
      await editor.page.waitForURL(/\/news\/\d+/)
      await publish(editor)
    },
    async stock(editor) {
      const { page, press } = editor
      await press(page.locator('#card-news').getByRole('link', { name: /^Create new/i }))
      await writeNews(editor)
      const published = saved(page, 'POST', '/api/news')
      await press(page.locator('#action-save'))
      await published
    },
  },
  {
    name: 'Translate a title into two languages, and publish all',
    most: 4,
    begins: 'Nuit blanche',
    async ours(editor) {
      await translate(editor, 'English', 'White night')
      await translate(editor, 'German', 'Lange Filmnacht')
      const published = saved(editor.page, 'PATCH', '/api/news/')
      await editor.press(editor.page.locator('.form-submit .popup-button').first())
      await editor.press(editor.page.locator('#publish-locale'))
      await published
    },
    async stock({ page, press, type }) {
      for (const [language, title] of [
        ['en', 'White night'],
        ['de', 'Lange Filmnacht'],
      ] as const) {
        await press(page.locator('.localizer button').first())
        await press(page.locator(`.popup__content [data-locale=${language}]`))
        await page.waitForURL(new RegExp(`locale=${language}`))
        await type(page.locator('#field-title'), title)
      }
      await press(page.locator('.form-submit .popup-button').first())
      await press(page.locator('#publish-locale'))
    },
  },
  {
    name: 'Publish four documents on Monday at nine',
    async ours({ page, press, type }) {
      await press(page.getByRole('link', { name: 'Create new: Release' }))
      await type(page.locator('#field-name'), 'Winter gala')
      await press(page.locator('#field-site .rs__control'))
      await press(siteOption(page))
      await type(page.getByLabel('Date and time'), monday())
      for (const each of [1, 2, 3, 4]) {
        await press(page.getByRole('button', { name: 'Add Document' }))
        const field = page.locator(`#field-documents__${each - 1}__document`)
        await type(field.locator('input').first(), `Gala ${each}`)
        // A row that is added before the form is checked would be lost.
        const checked = saved(page, 'POST', '/releases/create')
        await press(page.getByRole('option', { name: `Gala ${each}`, exact: true }))
        await checked
      }
      await press(page.getByRole('button', { name: 'Save', exact: true }))
      await page.locator('.release').getByText('Planned').waitFor()
    },
    async stock(editor) {
      const { page, press, type } = editor
      for (const each of [1, 2, 3, 4]) {
        await page.goto(new URL('/admin', page.url()).href)
        await findInList(editor, `Gala ${each}`)
        await press(page.locator('.form-submit .popup-button').first())
        await press(page.getByRole('button', { name: 'Schedule Publish' }))
        const drawer = page.locator('.schedule-publish')
        await press(drawer.getByText('Publish', { exact: true }))
        await type(drawer.locator('.date-time-picker input'), monday())
        await press(drawer.getByRole('heading', { name: /^Schedule publish/i }))
        await press(drawer.getByRole('button', { name: 'Save', exact: true }))
        await drawer.locator('tbody tr').waitFor()
      }
    },
  },
  {
    name: 'Plan a publication for Monday at nine',
    most: 3,
    async ours(editor) {
      const { page, press, type } = editor
      await press(
        page
          .getByRole('link', { name: 'Kinofest' })
          .or(page.getByRole('link', { name: 'Fête du cinéma' }))
          .first(),
      )
      await press(page.locator('#action-schedule'))
      const form = page.locator('.scheduling__form')
      await type(form.locator('input[type=datetime-local]'), monday())
      const planned = saved(page, 'POST', '/api/scheduled-changes')
      await press(form.getByRole('button'))
      await planned
    },
    async stock(editor) {
      const { page, press, type } = editor
      await findInList(editor, 'Fête du cinéma')
      await press(page.locator('.form-submit .popup-button').first())
      await press(page.getByRole('button', { name: 'Schedule Publish' }))
      const drawer = page.locator('.schedule-publish')
      await press(drawer.getByText('Publish', { exact: true }))
      await type(drawer.locator('.date-time-picker input'), monday())
      await press(drawer.getByRole('heading', { name: /^Schedule publish/i }))
      await press(drawer.getByRole('button', { name: 'Save', exact: true }))
      await drawer.locator('tbody tr').waitFor()
    },
  },
  {
    name: 'Find every document that shows a picture',
    most: 2,
    async ours(editor) {
      await find(editor, PICTURE, PICTURE)
      await editor.page.locator('.used-in li').nth(4).waitFor()
    },
    stock: 'no: the picture does not know its documents',
  },
  {
    name: 'See what changed in French since the translation',
    async ours(editor) {
      const { page, press } = editor
      await find(editor, 'Kinofest', 'Kinofest')
      await press(page.getByRole('link', { name: 'Compare languages' }))
      await page.getByText('Neuf francs la place').waitFor()
    },
    stock: 'no: versions are compared within one language',
  },
  {
    name: 'Restore the version before as a draft',
    most: 3,
    async ours(editor) {
      const { page, press } = editor
      await press(page.getByRole('link', { name: 'Matinée' }).first())
      await restore(editor)
      await headline(page).and(page.locator(':enabled')).waitFor()
    },
    async stock(editor) {
      await findInList(editor, 'Matinée')
      await restoreInStock(editor)
    },
  },
]

/** `form`: address of a form for address and password. */
async function signedIn(browser: Browser, form: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  page.setDefaultTimeout(30_000)
  await visit(page, form)
  await page.locator('#field-email').fill(firstAdmin.email)
  await page.locator('#field-password').fill(firstAdmin.password)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL(({ pathname }) => !pathname.endsWith('/login'))
  return page
}

async function addressOf(page: Page, url: string, { begins }: Task): Promise<string> {
  if (begins === undefined) return `${url}/admin?locale=fr`
  const query = new URLSearchParams({ locale: 'fr', 'where[title][equals]': begins })
  const { docs } = await (
    await page.request.get(`${url}/api/news?${query}`, { headers: { origin: url } })
  ).json()
  return `${url}/admin/collections/news/${docs[0].id}?locale=fr`
}

const shown = (cost: StepCost | string) =>
  (typeof cost === 'string'
    ? cost
    : `${cost.presses} presses, ${cost.texts} texts, ${cost.seconds.toFixed(1)} s`
  ).padEnd(34)

async function main(): Promise<number> {
  if (!(await buildIfStale({ kind: 'cms' }))) return 1
  const stock = await openStock()
  const own = await openAdmin()
  const browser = await chromium.launch({ executablePath: systemBrowser(), args: ['--no-sandbox'] })
  await Promise.all([seed(own.url), seed(stock.url)])
  const ours = await signedIn(browser, `${own.url}/admin/login?break-glass`)
  const theirs = await signedIn(browser, `${stock.url}/admin/login`)
  console.log(`${''.padEnd(52)}${'Marquee'.padEnd(34)}Payload 3.90.2`)
  const tooMany: string[] = []
  for (const task of tasks) {
    const here = await costOfSteps(ours, await addressOf(ours, own.url, task), task.ours)
    const there =
      typeof task.stock === 'string'
        ? task.stock
        : await costOfSteps(theirs, await addressOf(theirs, stock.url, task), task.stock)
    console.log(`${task.name.padEnd(52)}${shown(here)}${shown(there)}`)
    if (task.most !== undefined && here.presses > task.most)
      tooMany.push(`${task.name}: at most ${task.most}`)
  }
  await browser.close()
  await own.stop()
  await stock.stop()
  for (const line of tooMany) console.error(line)
  return tooMany.length > 0 ? 1 : 0
}

process.exitCode = await main()
