import { type Browser, expect, type Page } from '@playwright/test'
import { flagOrigin, openConsole } from '../flag-owners.ts'
import { requestSite } from '../http.ts'
import { faultsForReaders } from '../inspect.ts'
import { desktop, phone, test, unwatched } from '../visitor.ts'

let count = 0
/** Unique, because tests may rerun on the same store. */
const unique = (name: string) => `${name} ${Date.now().toString(36)}-${count++}`
const password = 'popcorn et rideau rouge'

/** A flag that changes no page of these sites, so that other tests are not disturbed. */
const flag = 'copyCount'
const cell = (page: Page, site: string) => page.getByRole('switch', { name: `Copy count, ${site}` })
const isOn = async (page: Page, site: string) =>
  (await cell(page, site).getAttribute('aria-checked')) === 'true'
const dialog = (page: Page) => page.getByRole('dialog')

async function addOwner(
  page: Page,
  role: 'Viewer' | 'Editor',
  country?: string,
): Promise<{ name: string; password: string }> {
  const name = unique(role)
  await openConsole(page, '/owners/new')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('radio', { name: role }).check()
  if (country) await page.getByRole('checkbox', { name: country }).check()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Add the owner' }).click()
  await expect(page.getByRole('status').filter({ hasText: `${name} was added` })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  return { name, password }
}

/** For the results of the app banner in Tunisia. */
async function countVisitor(arm: string): Promise<void> {
  const { status } = await requestSite('tn', '/api/frontend/results', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ flag: 'smartBanner', arm, language: 'fr', reached: null }),
  })
  expect(status).toBe(200)
}

/** No axe findings in either theme, and no horizontal overflow. */
async function isWellMade(page: Page): Promise<void> {
  expect(await faultsForReaders(page, ['light', 'dark'])).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

/** Each cell as at the moment after somebody else changed it. */
const markAllFresh = (page: Page) =>
  page.locator('.cell').evaluateAll((cells) => {
    for (const each of cells)
      if (each instanceof HTMLElement) {
        each.dataset.fresh = ''
        each.style.animationPlayState = 'paused'
      }
  })

test.describe('the matrix', () => {
  test.use(desktop)

  test('updates while searching and filtering, and its address restores the view', async ({ page }) => {
    await openConsole(page)
    await expect(page.getByRole('columnheader')).toHaveCount(9)
    const rows = page.getByRole('rowheader')
    await expect(page.getByText(/^\d+ features\./)).toBeVisible()
    await page.getByLabel('Search').fill('copies')
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('Copy count')
    await expect(page).toHaveURL(`${flagOrigin}/?q=copies`)
    await page.getByRole('checkbox', { name: 'Morocco' }).check()
    await page.getByLabel('Team').selectOption('analytics')
    await expect(page.getByRole('columnheader')).toHaveText(['Feature', 'Morocco'])
    await expect(page).toHaveURL(`${flagOrigin}/?q=copies&team=analytics&site=ma`)
    await page.reload()
    await expect(page.getByLabel('Search')).toHaveValue('copies')
    await expect(page.getByRole('columnheader')).toHaveText(['Feature', 'Morocco'])
    await page.getByLabel('Search').fill('nothing of the kind')
    await expect(page.locator('#count')).toHaveText(/^No feature matches\./)
    await page.getByRole('link', { name: 'Reset' }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(9)
  })

  test('keeps its first row and column in view', async ({ page }) => {
    await openConsole(page)
    await page.getByRole('rowheader').last().scrollIntoViewIfNeeded()
    await expect(page.getByRole('columnheader', { name: 'Belgium' })).toBeInViewport()
    await page.setViewportSize({ width: 900, height: 700 })
    await page.getByRole('switch').last().scrollIntoViewIfNeeded()
    await expect(page.getByRole('rowheader').last()).toBeInViewport()
    await expect(page.getByRole('columnheader', { name: 'Morocco' })).toBeInViewport()
  })

  test('a press beside the dialog preserves what was typed, and several countries are switched with one undo', async ({
    page,
  }) => {
    const reason = unique('Campaign over')
    await openConsole(page, '/?q=copy')
    await page.getByRole('link', { name: 'Copy count: switch in several countries' }).click()
    await expect(dialog(page)).toHaveAccessibleName('Copy count in several countries')
    const state = (await isOn(page, 'Côte d’Ivoire')) ? 'Off' : 'On'
    await page.getByRole('radio', { name: state, exact: true }).check()
    for (const site of ['Switzerland', 'Belgium', 'Tunisia', 'Senegal', 'Netherlands', 'Morocco'])
      await dialog(page).getByRole('checkbox', { name: site }).uncheck()
    await page.getByLabel('Reason').fill(reason)
    await page.mouse.click(5, 5)
    await expect(page.getByLabel('Reason')).toHaveValue(reason)
    await isWellMade(page)
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(cell(page, 'Côte d’Ivoire')).toHaveAttribute('aria-checked', String(state === 'On'))
    await page.goto(`${flagOrigin}/history`)
    const change = page.getByRole('listitem').filter({ hasText: reason }).first()
    await change.getByRole('link', { name: /^Undo change/ }).click()
    await page.getByLabel('Reason').fill(unique('Extended'))
    await dialog(page).getByRole('button', { name: 'Undo' }).click()
    await expect(page.locator('#announcement')).toHaveText('The change was taken back.')
    await page.goto(`${flagOrigin}/?q=copy`)
    await expect(cell(page, 'Côte d’Ivoire')).toHaveAttribute('aria-checked', String(state !== 'On'))
  })

  // The browser logs refusals in its console; also below.
  unwatched('a switch requires a reason, works by keyboard, and announces the result', async ({ page }) => {
    const reason = unique('Licence signed')
    await openConsole(page, '/?q=copy')
    const before = await isOn(page, 'Tunisia')
    await cell(page, 'Tunisia').focus()
    await page.keyboard.press('Space')
    await expect(dialog(page)).toHaveAccessibleName('Copy count, Tunisia')
    const now = page.getByRole('radio', { name: before ? 'On' : 'Off' })
    await expect(now).toBeChecked()
    await expect(now).toBeFocused()
    expect(await isOn(page, 'Tunisia')).toBe(before)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(cell(page, 'Tunisia')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(now).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Reason')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('alert')).toContainText('Say why.')
    await expect(page.getByLabel('Reason')).toBeFocused()
    await page.keyboard.type(reason)
    await page.keyboard.press('Control+Enter')
    await expect(dialog(page)).toBeHidden()
    await expect(cell(page, 'Tunisia')).toHaveAttribute('aria-checked', String(!before))
    await expect(cell(page, 'Tunisia')).toBeFocused()
    await expect(cell(page, 'Tunisia')).toHaveAccessibleDescription(
      new RegExp(`Changed by admin, just now: ${reason}`),
    )
    await expect(page.locator('#announcement')).toHaveText(
      `Copy count is now ${before ? 'off' : 'on'} in Tunisia.`,
    )
    await expect(page).toHaveURL(`${flagOrigin}/?q=copy`)
  })

  test('links a cell to a preview of the edition', async ({ page }) => {
    await openConsole(page, `/cell?flag=${flag}&site=sn`)
    await expect(page.getByRole('link', { name: 'Preview Senegal with this flag' })).toHaveAttribute(
      'href',
      `/preview?site=sn&flag=${flag}`,
    )
  })
})

async function inOtherBrowser(
  browser: Browser,
  path: string,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(desktop)
  const page = await context.newPage()
  await openConsole(page, path)
  await work(page)
  await context.close()
}

const turn = (page: Page) => page.getByRole('radio', { name: /^O(?:n|ff)$/, checked: false }).check()

async function changeHere(page: Page, reason: string): Promise<void> {
  await turn(page)
  await page.getByLabel('Reason').fill(reason)
  await page.getByRole('button', { name: 'Save' }).click()
}

unwatched.describe('two owners', () => {
  unwatched.use(desktop)

  unwatched(
    'see a conflict when they change the same cell, and lose no change',
    async ({ page, browser }) => {
      const [first, second] = [unique('First'), unique('Second')]
      const editor = await addOwner(page, 'Editor', 'Morocco')
      await openConsole(page, '/?q=copy', editor)
      const before = await isOn(page, 'Morocco')
      await cell(page, 'Morocco').click()
      await turn(page)
      await page.getByLabel('Reason').fill(second)
      await inOtherBrowser(browser, `/cell?flag=${flag}&site=ma`, (other) =>
        changeHere(other, first).then(() => other.waitForURL(({ pathname }) => pathname === '/')),
      )
      // The table behind the modal updates by itself.
      await expect(page.locator(`[data-cell="${flag}.ma"] button`)).toHaveAttribute(
        'aria-checked',
        String(!before),
        { timeout: 10_000 },
      )
      await inOtherBrowser(browser, `/cell?flag=${flag}&site=ma`, (other) =>
        changeHere(other, first).then(() => other.waitForURL(({ pathname }) => pathname === '/')),
      )
      await page.getByRole('button', { name: 'Save' }).click()
      const conflict = dialog(page).getByRole('alert')
      await expect(conflict).toContainText('Somebody else was first. Nothing of yours was saved.')
      await expect(conflict).toContainText(first)
      await expect(conflict).toBeFocused()
      await expect(page.getByLabel('Reason')).toHaveValue(second)
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(dialog(page)).toBeHidden()
      await page.goto(`${flagOrigin}/history?flag=${flag}&site=ma`)
      const changes = page.locator('.change')
      await expect(changes.nth(0)).toContainText(second)
      await expect(changes.nth(1)).toContainText(first)
    },
  )

  unwatched(
    'an open page announces the change of another owner',
    { tag: '@full' },
    async ({ page, browser }) => {
      const editor = await addOwner(page, 'Editor', 'Senegal')
      await openConsole(page, '/?q=copy', editor)
      const before = await isOn(page, 'Senegal')
      await inOtherBrowser(browser, `/cell?flag=${flag}&site=sn`, (other) =>
        changeHere(other, unique('Trial')).then(() => other.waitForURL(({ pathname }) => pathname === '/')),
      )
      await expect(cell(page, 'Senegal')).toHaveAttribute('aria-checked', String(!before), {
        timeout: 10_000,
      })
      await expect(page.getByText(/admin set Copy count in Senegal/)).toBeVisible()
    },
  )

  unwatched('see no switches as a viewer, or on other sites', { tag: '@full' }, async ({ page }) => {
    const viewer = await addOwner(page, 'Viewer')
    const editor = await addOwner(page, 'Editor', 'Belgium')
    await openConsole(page, '/?q=copy', viewer)
    await expect(page.getByRole('switch')).toHaveCount(0)
    await page.getByRole('link', { name: /Copy count, Belgium: o\w+\. You may look, not switch\./ }).click()
    await expect(dialog(page)).toContainText('You may look, not switch.')
    await expect(dialog(page).getByLabel('Reason')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await openConsole(page, '/?q=copy', editor)
    await expect(page.getByRole('switch')).toHaveCount(1)
    await expect(
      page.getByRole('link', { name: /Copy count, France: o\w+\. This is not one of your sites\./ }),
    ).toBeVisible()
  })
})

test.describe('the history', () => {
  test.use(desktop)

  test('a change is undone in a modal, with a reason', async ({ page }) => {
    const [reason, back] = [unique('Trial'), unique('Trial is over')]
    await openConsole(page, `/cell?flag=${flag}&site=ci`)
    await changeHere(page, reason)
    await page.goto(`${flagOrigin}/history?flag=${flag}&site=ci`)
    const before = await page.locator('.change').first().locator('strong').textContent()
    await page.locator('.change').filter({ hasText: reason }).getByRole('link', { name: /^Undo/ }).click()
    await expect(dialog(page)).toContainText('Goes back to')
    await changeHereByUndo(page, back)
    await expect(page.locator('.change').first()).toContainText(back)
    await expect(page.locator('.change').first().locator('strong')).toHaveText(before === 'on' ? 'off' : 'on')
    await expect(page.locator('#announcement')).toHaveText('The change was taken back.')
  })

  async function changeHereByUndo(page: Page, reason: string): Promise<void> {
    await page.getByLabel('Reason').fill(reason)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(dialog(page)).toBeHidden()
  }
})

for (const [width, screen] of [
  ['phone', phone],
  ['desktop', desktop],
] as const) {
  test.describe(width, () => {
    test.use(screen)

    test('pages have no axe faults and no horizontal overflow in either theme', {
      tag: width === 'phone' ? '@full' : [],
    }, async ({ page }) => {
      await openConsole(page, '/?q=copy')
      await markAllFresh(page)
      await isWellMade(page)
      await cell(page, 'Belgium').click()
      await expect(dialog(page)).toBeVisible()
      await isWellMade(page)
      await countVisitor('usual')
      await countVisitor('line')
      const results = '/results?flag=smartBanner&site=tn'
      for (const path of ['/', `/cell?flag=${flag}&site=be`, '/history', '/stale', '/usage', results]) {
        await page.goto(flagOrigin + path)
        await isWellMade(page)
      }
    })
  })
}

unwatched.describe('without script', () => {
  unwatched.use({ ...desktop, javaScriptEnabled: false })

  unwatched('flags are searched, changed and undone with forms and links', async ({ page }) => {
    const reason = unique('Without script')
    await openConsole(page)
    await page.getByLabel('Search').fill('copy count')
    await page.getByRole('checkbox', { name: 'Switzerland' }).check()
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(`${flagOrigin}/?q=copy+count&team=&kind=&state=&site=ch`)
    const before = await isOn(page, 'Switzerland')
    await cell(page, 'Switzerland').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Copy count, Switzerland')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('alert')).toContainText('Say why.')
    await changeHere(page, reason)
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: `Copy count is now ${before ? 'off' : 'on'} in Switzerland.` }),
    ).toBeVisible()
    await expect(cell(page, 'Switzerland')).toHaveAttribute('aria-checked', String(!before))
    await page.goto(`${flagOrigin}/history?flag=${flag}&site=ch`)
    await page.locator('.change').filter({ hasText: reason }).getByRole('link', { name: /^Undo/ }).click()
    await page.getByLabel('Reason').fill(`${reason}, over`)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: 'The change was taken back.' })).toBeVisible()
  })
})
