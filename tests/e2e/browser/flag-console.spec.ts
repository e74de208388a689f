import { expect, type Page } from '@playwright/test'
import { flagOrigin, openConsole, signInOwner, unique } from '../flag-owners.ts'
import { requestSite } from '../http.ts'
import { faultsForAxe } from '../inspect.ts'
import { desktop, phone, test, unwatched } from '../visitor.ts'

// Each test switches a cell of its own, of flags that change no page of these countries.
const cell = (page: Page, name: string) => page.getByRole('switch', { name, exact: true })
const isOn = async (page: Page, name: string) =>
  (await cell(page, name).getAttribute('aria-checked')) === 'true'
const dialog = (page: Page) => page.getByRole('dialog')

async function change(page: Page, reason: string): Promise<void> {
  await page.getByRole('radio', { name: /^O(?:n|ff)$/, checked: false }).check()
  await page.getByLabel('Reason').fill(reason)
  await page.getByRole('button', { name: 'Save' }).click()
}

test.describe('the matrix', () => {
  test.use(desktop)

  // The browser logs refusals in its console; also below.
  unwatched.use(desktop)
  unwatched(
    'a switch requires a reason, works by keyboard, and announces the result',
    { tag: '@quick' },
    async ({ page }) => {
      const reason = unique('Licence signed')
      const { name } = await openConsole(page, '/?q=copy')
      const ours = cell(page, 'Copies in the statistics, Senegal')
      const before = await isOn(page, 'Copies in the statistics, Senegal')
      await ours.focus()
      await page.keyboard.press('Space')
      await expect(dialog(page)).toHaveAccessibleName('Copies in the statistics, Senegal')
      const meant = page.getByRole('radio', { name: before ? 'Off' : 'On' })
      await expect(meant).toBeChecked()
      await expect(meant).toBeFocused()
      expect(await isOn(page, 'Copies in the statistics, Senegal')).toBe(before)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await expect(ours).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(meant).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByLabel('Reason')).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(dialog(page).getByRole('alert')).toContainText('Say why.')
      await expect(page.getByLabel('Reason')).toBeFocused()
      await page.keyboard.type(reason)
      await page.keyboard.press('Control+Enter')
      await expect(dialog(page)).toBeHidden()
      await expect(ours).toHaveAttribute('aria-checked', String(!before))
      await expect(ours).toBeFocused()
      await expect(ours).toHaveAccessibleDescription(new RegExp(`Changed by ${name}, just now: ${reason}`))
      await expect(
        page.getByText(`Copies in the statistics is now ${before ? 'off' : 'on'} in Senegal.`),
      ).toBeAttached()
      await expect(page).toHaveURL(`${flagOrigin}/?q=copy`)
      await page.getByRole('status').getByRole('link', { name: 'Undo' }).click()
      await expect(page).toHaveURL(/\/undo\?entry=\d+$/)
      await expect(page.getByRole('main')).toContainText(reason)
    },
  )

  unwatched(
    'a dialog whose session has ended leads to the sign-in, and keeps the change',
    async ({ page }) => {
      const reason = unique('After lunch')
      await openConsole(page, '/?q=copy')
      await cell(page, 'Copies in the statistics, Tunisia').click()
      await dialog(page).getByLabel('Reason').fill(reason)
      await page.context().clearCookies()
      await dialog(page).getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'You were signed out' })).toBeVisible()
      await signInOwner(page.context())
      await page.goto(`${flagOrigin}/resend`)
      await expect(page.getByRole('main')).toContainText(reason)
    },
  )

  test('keeps its first row and column in view, updates while searching and filtering, its address restores the view, and words fit', async ({
    page,
  }) => {
    await openConsole(page)
    const rows = page.getByRole('rowheader')
    await expect(page.getByRole('columnheader')).toHaveCount(9)
    await rows.last().scrollIntoViewIfNeeded()
    await expect(page.getByRole('columnheader', { name: 'Belgium' })).toBeInViewport()
    await page.setViewportSize({ width: 900, height: 700 })
    await page.getByRole('switch').last().scrollIntoViewIfNeeded()
    await expect(rows.last()).toBeInViewport()
    await expect(page.getByRole('columnheader', { name: 'Morocco' })).toBeInViewport()

    await page.getByLabel('Search').fill('copies')
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('Copies in the statistics')
    await expect(page).toHaveURL(`${flagOrigin}/?q=copies`)
    await page.getByRole('checkbox', { name: 'Morocco' }).check()
    await page.getByLabel('Team').selectOption('analytics')
    await expect(page.getByRole('columnheader')).toHaveText(['Feature', 'Morocco'])
    await expect(page).toHaveURL(`${flagOrigin}/?q=copies&team=analytics&site=ma`)
    await page.reload()
    await expect(page.getByLabel('Search')).toHaveValue('copies')
    await expect(page.getByRole('columnheader')).toHaveText(['Feature', 'Morocco'])
    await page.getByLabel('Search').fill('nothing of the kind')
    await expect(page.getByRole('status').filter({ hasText: /^No feature matches\./ })).toBeAttached()
    await page.getByRole('link', { name: 'Reset' }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(9)

    await page.context().setExtraHTTPHeaders({ 'accept-language': 'fr-BE' })
    await page.goto(`${flagOrigin}/?q=facebook`)
    const switches = page.getByRole('switch')
    await expect(switches).toHaveCount(8)
    const spare = await switches.evaluateAll((found) =>
      found.map((each) => {
        const [own, cell] = [each, each.closest('td')].map(
          (element) => element?.getBoundingClientRect().right,
        )
        return Number(cell) - Number(own)
      }),
    )
    expect(Math.min(...spare), 'the longer words fit').toBeGreaterThanOrEqual(0)
  })
})

unwatched.describe('two owners', () => {
  unwatched.use(desktop)

  unwatched(
    'see each other’s changes, and a conflict when they change the same cell; no change is lost',
    async ({ page, browser }) => {
      const [first, second] = [unique('First'), unique('Second')]
      const context = await browser.newContext(desktop)
      const other = await context.newPage()
      const { name } = await openConsole(other, '/history')
      const changeThere = async () => {
        await other.goto(`${flagOrigin}/cell?flag=copyCount&site=ma`)
        await change(other, first)
        await other.waitForURL(({ pathname }) => pathname === '/')
      }
      await signInOwner(page.context(), 'editor', ['ma'])
      await page.goto(`${flagOrigin}/?q=copy`)
      await cell(page, 'Copies in the statistics, Morocco').click()
      await page.getByLabel('Reason').fill(second)
      await changeThere()
      await expect(
        page.getByText(new RegExp(`${name} set Copies in the statistics in Morocco`)),
      ).toBeAttached()
      await changeThere()
      await page.getByRole('button', { name: 'Save' }).click()
      const conflict = dialog(page).getByRole('alert')
      await expect(conflict).toContainText('Somebody else was first. Nothing of yours was saved.')
      await expect(conflict).toContainText(first)
      await expect(conflict).toBeFocused()
      await expect(page.getByLabel('Reason')).toHaveValue(second)
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(dialog(page)).toBeHidden()
      await page.goto(`${flagOrigin}/history?flag=copyCount&site=ma`)
      const changes = page.getByRole('main').getByRole('listitem')
      await expect(changes.filter({ hasText: second })).toHaveCount(1)
      await expect(changes.filter({ hasText: first })).toHaveCount(2)
      await context.close()
    },
  )
})

test.describe('on a phone', () => {
  test.use(phone)

  test('no page has axe faults or is too wide', async ({ page }) => {
    test.slow()
    for (const arm of ['usual', 'line']) {
      const { status } = await requestSite('tn', '/api/frontend/results', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({ flag: 'smartBanner', arm, language: 'fr', reached: null }),
      })
      expect(status).toBe(200)
    }
    const isWellMade = async (what: string) => {
      expect(await faultsForAxe(page), what).toEqual([])
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(tooWide, what).toBeLessThanOrEqual(0)
    }
    await page.goto(flagOrigin)
    await isWellMade('sign-in')
    await openConsole(page, '/?q=copy')
    await expect(page.getByLabel('Team')).toBeHidden()
    await page.getByRole('checkbox', { name: 'More filters' }).check()
    await page.getByLabel('Team').selectOption('analytics')
    await expect(page).toHaveURL(/team=analytics/)
    await page.reload()
    await expect(page.getByLabel('Team'), 'what filters is not folded').toBeVisible()
    await page.locator('.cell').evaluateAll((cells) => {
      for (const each of cells)
        if (each instanceof HTMLElement) {
          each.dataset.fresh = ''
          each.style.animationPlayState = 'paused'
        }
    })
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(
      await faultsForAxe(page, { within: '[data-fresh]' }),
      'cells that others have just changed',
    ).toEqual([])
    await page.emulateMedia({ colorScheme: null })
    await cell(page, 'Copies in the statistics, Belgium').click()
    await expect(dialog(page)).toBeVisible()
    await isWellMade('dialog')
    const paths = [
      '/',
      '/cell?flag=copyCount&site=be',
      '/history',
      '/results?flag=smartBanner&site=tn',
      '/preview?site=be&flag=voucherChecker',
      '/scheduled',
      '/tokens',
    ]
    for (const path of paths) {
      await page.goto(flagOrigin + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await isWellMade(path)
    }
  })
})
