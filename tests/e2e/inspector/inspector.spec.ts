import { readFileSync } from 'node:fs'
import { parseScenario } from '@marquee/inspector/scenario/format.ts'
import { mockSets } from '@marquee/inspector/scenario/mock-sets.ts'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { originOf } from '../http.ts'
import { faultsForReaders } from '../inspect.ts'
import { modalOf } from '../modals.ts'
import { desktop, open, test } from '../visitor.ts'

test.use(desktop)

const address = (machine: string) => `${originOf('fr')}/__inspector?machine=${machine}`

async function openInspector(context: BrowserContext, machine: string): Promise<Page> {
  const inspector = await context.newPage()
  await inspector.goto(address(machine))
  await expect(inspector.locator('[data-state]').first()).toBeVisible()
  return inspector
}

async function openModal(page: Page): Promise<void> {
  await page.bringToFront()
  await page.locator('header [data-opens="search"]:visible').first().click()
  await expect(modalOf(page, 'search')).toBeVisible()
}

const state = (inspector: Page, id: string) => inspector.locator(`[data-state="${id}"]`)

async function saved(inspector: Page, name: string | RegExp): Promise<string> {
  const [download] = await Promise.all([
    inspector.waitForEvent('download'),
    inspector.getByRole('button', { name }).click(),
  ])
  return readFileSync(await download.path(), 'utf8')
}

test('the inspector shows a modal opened before it; scrubbing goes back in time, and a sent event closes the modal', async ({
  page,
  context,
}) => {
  await open(page, originOf('fr'))
  await openModal(page)
  const inspector = await openInspector(context, 'modals')
  await expect(state(inspector, 'modals.open')).toHaveAttribute('data-active', 'true')
  await expect(state(inspector, 'modals.closed')).toHaveAttribute('data-active', 'false')
  for (const taken of ['modals.closed|modal.open|0', 'modals.open.free||0'])
    await expect(inspector.locator(`[data-transitions~="${taken}"]`)).toHaveAttribute('data-taken', taken)
  await expect(inspector.getByLabel('Context', { exact: true })).toContainText('"id": "search"')
  await inspector.getByRole('button', { name: 'Time line' }).click()
  await expect(inspector.getByRole('img', { name: /messages between page/ })).toBeVisible()
  expect(await faultsForReaders(inspector, ['dark', 'light'])).toEqual([])

  const opening = inspector.getByRole('button', { name: /modals event modal\.open/ })
  await opening.click()
  await expect(state(inspector, 'modals.closed')).toHaveAttribute('data-active', 'true')
  await expect(inspector.getByLabel('Context', { exact: true })).toContainText('"stack": []')
  await inspector.getByRole('button', { name: 'Actions', exact: true }).click()
  await inspector.getByLabel('Moment').focus()
  await inspector.keyboard.press('ArrowRight')
  await expect(state(inspector, 'modals.open')).toHaveAttribute('data-active', 'true')
  await inspector.keyboard.press('Home')
  await expect(inspector.getByText('It does not run at this moment.')).toBeVisible()
  await inspector.getByRole('button', { name: 'Now', exact: true }).click()
  await expect(state(inspector, 'modals.open')).toHaveAttribute('data-active', 'true')

  const payload = inspector.getByLabel('Payload')
  await inspector.getByLabel('Event', { exact: true }).selectOption('modal.closeAll')
  await payload.fill('{}')
  await inspector.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(state(inspector, 'modals.closed')).toHaveAttribute('data-active', 'true')
  await page.bringToFront()
  await expect(modalOf(page, 'search')).toHaveCount(0)

  await openModal(page)
  await inspector.bringToFront()
  await inspector.getByRole('button', { name: /^Send modal\.closeAll/ }).press('Enter')
  await expect(state(inspector, 'modals.closed')).toHaveAttribute('data-active', 'true')
})

test('a page in a named state says so, and lists what is mocked', async ({ page }) => {
  await page.goto(`${originOf('fr')}/?scenario=chat-closed`)
  const badge = page.getByRole('complementary', { name: 'Named state chat-closed' })
  const title = mockSets['chat-closed'].title
  await badge.getByText(`${title}: 0 mocked`).click()
  await page.evaluate(() => fetch('/api/chat/availability'))
  await expect(badge.getByText(`${title}: 1 mocked`)).toBeVisible()
  await expect(badge.getByRole('listitem')).toHaveText('GET /api/chat/availability')
})

test('one switch records a scenario, which plays step by step; a changed line is shown as the first divergence', async ({
  page,
  context,
}) => {
  await open(page, originOf('fr'))
  const inspector = await openInspector(context, 'modals')
  await inspector.getByRole('button', { name: 'Record modals' }).click()
  const stop = inspector.getByRole('button', { name: 'Stop recording modals' })
  await expect(stop).toBeVisible()
  await openModal(page)
  await page.keyboard.press('Escape')
  await expect(modalOf(page, 'search')).toHaveCount(0)
  await inspector.bringToFront()
  await stop.click()
  const jsonl = await saved(inspector, /Save the scenario/)
  expect(jsonl).toContain('"machine":"modals"')
  expect(parseScenario(jsonl).lines.filter(({ kind }) => kind === 'gesture')).toMatchObject([
    { action: 'click', role: 'link', name: 'Rechercher' },
    { action: 'press', value: 'Escape' },
  ])

  const choose = (text: string) =>
    inspector
      .locator('input[type=file]')
      .setInputFiles({ name: 'modals.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(text) })
  const play = async (text: string) => {
    await choose(text)
    return stepThrough()
  }
  const stepThrough = async () => {
    const replay = inspector.getByRole('region', { name: 'Replay' })
    await expect(replay).toContainText('step 0 of')
    const steps = Number(/step 0 of (\d+)/.exec((await replay.textContent()) ?? '')?.[1])
    const next = inspector.getByRole('button', { name: 'Step', exact: true })
    for (let step = 0; step < steps; step += 1) await next.click()
    return replay
  }
  const whole = await play(jsonl)
  await expect(whole).toContainText('Everything was as the scenario says.')
  const written = await saved(inspector, 'Make a browser test')
  expect(written).toContain("const run = await playOnPage(page, 'modals')")
  expect(written).toContain("page.getByRole('link', { name: 'Rechercher', exact: true }).first().click()")
  await expect(state(inspector, 'modals.closed')).toHaveAttribute('data-active', 'true')
  await inspector.getByRole('button', { name: 'Leave' }).click()

  await choose(jsonl.replaceAll('"modal.close"', '"modal.shut"'))
  await expect(inspector.getByRole('alert')).toContainText('modal.shut')

  const chat = readFileSync(new URL('../../scenarios/faq-chat-schedule.jsonl', import.meta.url), 'utf8')
  await inspector.getByRole('button', { name: /^faq / }).click()
  await inspector.getByText('Scenarios of the product').click()
  await inspector.getByRole('button', { name: 'faq-chat-schedule', exact: true }).click()
  await expect(await stepThrough()).toContainText('Everything was as the scenario says.')
  await inspector.getByRole('button', { name: 'Leave' }).click()
  // Machines of a replay run in the inspector's own page.
  await expect(inspector.getByRole('combobox', { name: 'Watched page' }).getByRole('option')).toHaveCount(1)
  const changed = await play(chat.replace('{"instructions":["schedule"]}', '{"instructions":[]}'))
  await expect(changed.getByLabel('First divergence')).toContainText(
    'checkChat.output.0: expected "schedule", seen nothing',
  )
})
