// `npm run bench:owners`: five tasks of a product owner in the flag console and in Unleash, if it is installed
// (`npm run test:unleash -- --install`): presses, texts to type, and seconds until the console shows the result.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { buildIfStale } from '../../scripts/build.mjs'
import { type CountedUser, costOfSteps, type StepCost, type UserSteps } from '../bench/user-steps.ts'
import { signInOwner } from '../e2e/flag-owners.ts'
import { launchBrowser } from '../launch-browser.ts'
import { startProduct } from './product.ts'
import { openUnleashPlace } from './unleash-place.ts'
import { ADMIN_PASSWORD, installedUnleash } from './unleash-server.ts'

interface Task {
  readonly name: string
  readonly console: UserSteps
  readonly unleash: UserSteps
}

const FLAG = 'voucherChecker'

const confirm = async ({ page, press }: CountedUser, button: string) => {
  await press(page.getByRole('dialog').getByRole('button', { name: button, exact: true }))
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

const saveWithReason = async (owner: CountedUser) => {
  await owner.type(owner.page.getByLabel('Reason'), 'Licence signed')
  await confirm(owner, 'Save')
}

/** Milliseconds without a change after which a list counts as drawn. */
const STILL = 400

/** The list draws its rows again with each answer, and a press on a row that goes is lost. */
const drawn = (page: Page) =>
  page.evaluate(
    (still) =>
      new Promise<void>((resolve) => {
        const done = () => {
          observer.disconnect()
          resolve()
        }
        let timer = setTimeout(done, still)
        const observer = new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(done, still)
        })
        observer.observe(document.body, { childList: true, subtree: true })
      }),
    STILL,
  )

/** The list filters a moment after the last letter. */
async function search(page: Page, type: CountedUser['type'], flag: string): Promise<void> {
  const found = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url())
    return pathname.endsWith('/search/features') && searchParams.get('query') === flag && response.ok()
  })
  await type(page.getByPlaceholder(/^Search \(/), flag)
  await found
  await page.getByText(/^Feature flags \(\d\)$/).waitFor()
  await drawn(page)
}

async function findInUnleash({ page, type, press }: CountedUser, flag = FLAG): Promise<void> {
  await search(page, type, flag)
  await press(page.getByRole('link', { name: flag, exact: true }))
  await page.getByRole('heading', { name: flag }).waitFor()
}

async function openStrategy(owner: CountedUser, flag = FLAG): Promise<void> {
  const { page, press } = owner
  await findInUnleash(owner, flag)
  await press(page.getByRole('button', { name: /Environment\s*development/ }))
  await press(page.locator('a[href*="strategies/edit"]').first())
}

/** Adds a country to the rule, or removes it. */
async function switchCountry(owner: CountedUser, flag = FLAG): Promise<void> {
  await openStrategy(owner, flag)
  await owner.press(owner.page.getByRole('tab', { name: /Targeting/ }))
  await owner.press(owner.page.getByLabel('be', { exact: true }))
  await saveStrategy(owner)
}

async function saveStrategy({ page, press }: CountedUser): Promise<void> {
  await press(page.getByRole('button', { name: 'Save strategy' }))
  await page.getByRole('button', { name: 'Save strategy' }).waitFor({ state: 'hidden' })
}

const tasks: readonly Task[] = [
  {
    name: 'Switch a feature in one country',
    async console(owner) {
      const cell = owner.page.getByRole('switch', { name: 'Voucher checker, Belgium' })
      const wasOn = (await cell.getAttribute('aria-checked')) === 'true'
      await owner.press(cell)
      await saveWithReason(owner)
      await owner.page.getByRole('switch', { name: 'Voucher checker, Belgium', checked: !wasOn }).waitFor()
    },
    unleash: (owner) => switchCountry(owner),
  },
  {
    name: 'See who changed it last, when and why',
    async console({ page, press }) {
      await press(page.getByRole('switch', { name: 'Voucher checker, Belgium' }))
      await page.getByRole('dialog').getByText('Licence signed').first().waitFor()
    },
    async unleash(owner) {
      await findInUnleash(owner)
      await owner.press(owner.page.getByRole('tab', { name: 'Event log' }))
      await owner.page
        .getByText(/feature-strategy-update/)
        .first()
        .waitFor()
    },
  },
  {
    name: 'Take the last change back',
    async console(owner) {
      const { page, press } = owner
      await press(page.getByRole('link', { name: 'History', exact: true }))
      await press(page.getByRole('link', { name: /^Undo change/ }).first())
      await confirm(owner, 'Undo')
    },
    unleash: (owner) => switchCountry(owner),
  },
  {
    name: 'Switch a feature off in all countries',
    async console(owner) {
      const { page, press } = owner
      await press(page.getByRole('link', { name: 'Voucher checker: switch in several countries' }))
      await press(page.getByRole('radio', { name: 'Off', exact: true }))
      await saveWithReason(owner)
    },
    async unleash({ page, type, press }) {
      await search(page, type, FLAG)
      const saved = page.waitForResponse((response) =>
        response.url().endsWith('/environments/development/off'),
      )
      await press(page.getByRole('row', { name: FLAG }).getByRole('switch').first())
      await saved
    },
  },
  {
    name: 'Show a feature to 30 % of the visitors of one country',
    async console(owner) {
      const { page, press, type } = owner
      await press(page.getByRole('switch', { name: 'Smart banner, Belgium' }))
      await type(page.getByLabel('Share of visitors, in percent'), '30')
      await saveWithReason(owner)
    },
    async unleash(owner) {
      const { page, press, type } = owner
      // The rule for all other countries stays at 100 %.
      await switchCountry(owner, 'smartBanner')
      await press(page.getByRole('button', { name: 'Add strategy' }).first())
      const dialog = page.getByRole('dialog')
      await dialog.getByText('Gradual rollout', { exact: true }).hover()
      await press(dialog.getByRole('button', { name: 'Configure' }).nth(1))
      await type(page.getByRole('spinbutton'), '30')
      await press(page.getByRole('tab', { name: /Targeting/ }))
      await press(page.getByRole('button', { name: 'Add constraint' }))
      await press(page.getByRole('combobox').first())
      await press(page.getByRole('option', { name: /^site/ }))
      await press(page.getByLabel('be', { exact: true }))
      await saveStrategy(owner)
    },
  },
]

async function newPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(30_000)
  return page
}

async function openConsole(browser: Browser, port: number, dataDir: string): Promise<Page> {
  const page = await newPage(browser)
  const origin = `http://flags.localhost:${port}`
  await signInOwner(page.context(), 'admin', [], { origin, dataDir })
  await page.goto(origin)
  await page.getByRole('switch').first().waitFor()
  return page
}

async function openUnleash(browser: Browser, address: string): Promise<Page> {
  const page = await newPage(browser)
  await page.goto(`${address}/login`)
  const [name, password] = [page.locator('input').first(), page.locator('input').last()]
  await name.fill('admin')
  await password.fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: /sign in/i }).click()
  await page.waitForURL(({ pathname }) => pathname !== '/login')
  return page
}

const shown = ({ presses, texts, seconds }: StepCost) =>
  `${presses} presses, ${texts} texts, ${seconds.toFixed(1)} s`.padEnd(32)

async function main(): Promise<number> {
  if (!installedUnleash()) {
    console.log('Install Unleash first: npm run test:unleash -- --install')
    return 1
  }
  if (!(await buildIfStale())) return 1
  const dataDir = mkdtempSync(path.join(tmpdir(), 'marquee-owners-'))
  const place = await openUnleashPlace()
  const pushed = spawnSync(process.execPath, ['packages/flags/service/send/cli.ts'], {
    env: { ...process.env, ...place.adminEnv },
    encoding: 'utf8',
  })
  if (pushed.status !== 0) throw new Error(pushed.stderr)
  const product = await startProduct(dataDir, {})
  const browser = await launchBrowser()
  const server = new URL(place.env.UNLEASH_URL ?? '').origin
  const [own, other] = [await openConsole(browser, product.port, dataDir), await openUnleash(browser, server)]
  console.log(`${''.padEnd(56)}${'flag console'.padEnd(32)}Unleash ${installedUnleash()}`)
  for (const { name, console: inConsole, unleash } of tasks) {
    // Unleash restores the search of the last visit.
    await other.evaluate(() => localStorage.clear())
    const ours = await costOfSteps(own, `http://flags.localhost:${product.port}/`, inConsole)
    const theirs = await costOfSteps(other, `${server}/projects/default`, unleash)
    console.log(`${name.padEnd(56)}${shown(ours)}${shown(theirs)}`)
  }
  await browser.close()
  await product.stop()
  await place.close()
  rmSync(dataDir, { recursive: true, force: true })
  return 0
}

process.exitCode = await main()
