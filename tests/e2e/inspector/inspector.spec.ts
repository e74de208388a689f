import { readFileSync } from 'node:fs'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { parseScenario } from '../../../src/inspector/scenario/format.ts'
import { mockSets } from '../../../src/inspector/scenario/mock-sets.ts'
import { timeLimit } from '../../time-limit.ts'
import { originOf } from '../http.ts'
import { faultsForReaders } from '../inspect.ts'
import { modalOf } from '../modals.ts'
import { desktop, hydrated, open, test } from '../visitor.ts'

test.use(desktop)

const address = (machine: string) => `${originOf('fr')}/__inspector?machine=${machine}`

async function openInspector(context: BrowserContext, machine: string): Promise<Page> {
  const inspector = await context.newPage()
  await inspector.goto(address(machine))
  await expect(inspector.locator('.state').first()).toBeVisible()
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
  await expect(inspector.locator('[data-transition="modals.closed|modal.open|0"]')).toHaveAttribute(
    'data-taken',
    'true',
  )
  await expect(inspector.locator('[data-transition="modals.open.free||0"]')).toHaveAttribute(
    'data-taken',
    'true',
  )
  await expect(inspector.getByLabel('Context', { exact: true })).toContainText('"id": "search"')
  await expect(inspector.getByRole('img', { name: /messages between page/ })).toBeVisible()

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
  await payload.fill('{ "because": }')
  await expect(inspector.getByRole('button', { name: 'Send' })).toBeDisabled()
  await expect(inspector.getByRole('status').filter({ hasText: 'JSON' })).toBeVisible()
  await payload.fill('{}')
  await inspector.getByRole('button', { name: 'Send' }).click()
  await expect(state(inspector, 'modals.closed')).toHaveAttribute('data-active', 'true')
  await page.bringToFront()
  await expect(modalOf(page, 'search')).toHaveCount(0)
})

test('all machines are listed, searchable, drawn in time and exported while none runs, without axe faults', async ({
  context,
}) => {
  const inspector = await openInspector(context, 'modals')
  await expect(inspector.getByText('No page is open')).toBeVisible()
  const machines = inspector.getByRole('navigation', { name: 'Machines' }).getByRole('listitem')
  const names = await machines.locator('.row__name').allTextContents()
  expect(names.length).toBeGreaterThan(10)
  const millisecondsOf = async (name: string) => {
    await machines.getByText(name, { exact: true }).click()
    const chart = inspector.getByRole('region', { name: `Chart of ${name}`, exact: true })
    await expect(chart).toHaveAttribute('data-layout-milliseconds', /^\d+$/)
    await expect(chart.locator('.state').first()).toBeVisible()
    return Number(await chart.getAttribute('data-layout-milliseconds'))
  }
  const most = timeLimit(500)
  for (const name of names) {
    // On a busy machine it may be late; reopening the chart repeats the layout.
    const times = [await millisecondsOf(name)]
    while (Math.min(...times) > most && times.length < 6) {
      await millisecondsOf(names.find((other) => other !== name) ?? '')
      times.push(await millisecondsOf(name))
    }
    expect(Math.min(...times), name).toBeLessThanOrEqual(most)
  }
  await millisecondsOf('modals')

  await inspector.getByText('Parts', { exact: true }).click()
  await inspector.getByRole('button', { name: 'open', exact: true, pressed: true }).click()
  await expect(state(inspector, 'modals.open.locked')).toHaveCount(0)
  await expect(inspector.locator('[data-transition="modals.closed|modal.open|0"]')).toBeAttached()
  await inspector.getByLabel('Machine, state or event').fill('open locked')
  await inspector.keyboard.press('Tab')
  await inspector.keyboard.press('Enter')
  await expect(state(inspector, 'modals.open.locked')).toHaveClass(/is-marked/)
  await inspector.getByLabel('Machine, state or event').fill('')
  await inspector.getByText('The chart in words').click()
  await expect(
    inspector.getByText('modal.open [fitsViewport] / put, recordPosition → modals.open'),
  ).toBeVisible()

  await inspector.getByText('The site in a named state').click()
  await expect(inspector.getByRole('link', { name: 'Geolocation refused' })).toHaveAttribute(
    'href',
    '/?scenario=geolocation-refused',
  )

  expect(await saved(inspector, 'Save SVG')).toMatch(/^<svg[\s\S]*modal\.closeAll[\s\S]*<\/svg>/)
  expect(await saved(inspector, 'Save Mermaid')).toContain(
    'modals_closed --> modals_open: modal.open [fitsViewport]',
  )
  expect(await faultsForReaders(inspector, ['light', 'dark'])).toEqual([])
})

test('a page in a named state says so, lists what is mocked, and leaves it; an unknown name gets the nearest', async ({
  page,
}) => {
  await page.goto(`${originOf('fr')}/?scenario=chat-closed`)
  const badge = page.getByRole('complementary', { name: 'Named state chat-closed' })
  const title = mockSets['chat-closed'].title
  await badge.getByText(`${title}: 0 mocked`).click()
  await page.evaluate(() => fetch('/api/chat/availability'))
  await expect(badge.getByText(`${title}: 1 mocked`)).toBeVisible()
  await expect(badge.getByRole('listitem')).toHaveText('GET /api/chat/availability')
  await page.goto(`${originOf('fr')}/films`)
  await expect(badge).toBeVisible()
  await badge.getByRole('link', { name: 'Leave' }).click()
  await hydrated(page)
  await expect(badge).toBeHidden()
  await page.goto(`${originOf('fr')}/?scenario=chat-close`)
  await expect(page.getByText('Unknown named state: chat-close. Nearest: chat-closed')).toBeVisible()
  await page.goto(`${originOf('fr')}/films`)
  await hydrated(page)
  await expect(page.getByRole('complementary', { name: 'Named state' })).toBeHidden()
})

test('a running machine is shown without axe faults, and fits a narrow window', async ({ page, context }) => {
  await open(page, originOf('fr'))
  await openModal(page)
  const inspector = await openInspector(context, 'modals')
  await expect(inspector.getByLabel('Context', { exact: true })).toBeVisible()
  expect(await faultsForReaders(inspector, ['dark', 'light'])).toEqual([])
  await inspector.setViewportSize({ width: 390, height: 844 })
  expect(await inspector.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('chart and time line share a screen; filter and moment are in the address, and survive a reload and Back', async ({
  page,
  context,
}) => {
  await open(page, originOf('fr'))
  await openModal(page)
  const inspector = await openInspector(context, 'modals')
  const chart = inspector.getByRole('region', { name: 'Chart of modals', exact: true })
  const time = inspector.getByRole('region', { name: 'Time line' })
  const heights = async () => [
    (await chart.boundingBox())?.height ?? 0,
    (await time.boundingBox())?.height ?? 0,
  ]
  await expect(time).toBeInViewport({ ratio: 1 })
  await expect(chart).toBeInViewport({ ratio: 1 })

  const bar = inspector.getByRole('separator', { name: 'Height of the chart' })
  const [before = 0] = await heights()
  await bar.focus()
  await inspector.keyboard.press('ArrowUp')
  await expect(bar).toHaveAttribute('aria-valuenow', '55')
  await expect.poll(async () => (await heights())[0]).toBeLessThan(before)
  const box = await bar.boundingBox()
  if (!box) throw new Error('The bar has no place')
  await inspector.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await inspector.mouse.down()
  await inspector.mouse.move(box.x + box.width / 2, box.y + 120)
  await inspector.mouse.up()
  await expect.poll(async () => (await heights())[0]).toBeGreaterThan(before)

  await inspector.getByLabel('Entries of').selectOption('machine')
  await inspector
    .getByRole('group', { name: 'Kinds of entries' })
    .getByRole('button', { name: 'Events' })
    .click()
  const entries = time.getByRole('listitem')
  await expect(entries.filter({ hasText: 'modals event' })).toHaveCount(0)
  await entries.filter({ hasText: 'active → closed' }).getByRole('button').click()
  await expect(state(inspector, 'modals.closed')).toHaveAttribute('data-active', 'true')
  await entries.filter({ hasText: 'closed → open.locked' }).getByRole('button').click()
  await expect(state(inspector, 'modals.open')).toHaveAttribute('data-active', 'true')

  await inspector.goBack()
  await expect(state(inspector, 'modals.closed')).toHaveAttribute('data-active', 'true')
  await inspector.reload()
  await expect(state(inspector, 'modals.closed')).toHaveAttribute('data-active', 'true')
  await expect(inspector.getByLabel('Entries of')).toHaveValue('machine')
  await expect(entries.filter({ hasText: 'active → closed' }).getByRole('button')).toHaveAttribute(
    'aria-current',
    'step',
  )
})

test('a machine is simulated without a page: its actors resolve and fail on a press, and two moments are compared', async ({
  context,
}) => {
  const inspector = await openInspector(context, 'chat')
  await expect(inspector.getByText('Runs on: Help centre')).toBeVisible()
  await inspector.getByRole('button', { name: 'Simulate' }).click()
  const simulation = inspector.getByRole('region', { name: 'Simulation' })
  await simulation.getByRole('button', { name: 'chat.open {"allowed":true}' }).click()
  await expect(state(inspector, 'chat.checking')).toHaveAttribute('data-active', 'true')
  await inspector.getByRole('button', { name: 'Compare from this moment' }).click()
  await simulation.getByRole('button', { name: /^startConversation resolves/ }).click()
  await expect(state(inspector, 'chat.open')).toHaveAttribute('data-active', 'true')
  const changes = inspector.getByRole('region', { name: 'Changes' })
  await expect(changes).toContainText('context.conversation')

  await inspector.getByLabel('Event', { exact: true }).selectOption('message.send')
  await inspector.getByLabel('Sample that the machine accepts').selectOption('{"text":"A ticket"}')
  await inspector.getByRole('button', { name: 'Send', exact: true }).click()
  await simulation.getByRole('button', { name: /^sendMessage fails/ }).click()
  const time = inspector.getByRole('region', { name: 'Time line' })
  await expect(time.getByRole('button', { name: /chat error failed/ })).toBeVisible()
  expect(await faultsForReaders(inspector, ['light', 'dark'])).toEqual([])

  await simulation.getByRole('button', { name: 'End the simulation' }).click()
  await expect(simulation).toHaveCount(0)
})

test('one switch records a scenario, which plays step by step; a changed line is shown as the first divergence', async ({
  page,
  context,
}) => {
  await open(page, originOf('fr'))
  const inspector = await openInspector(context, 'modals')
  const record = inspector.getByRole('switch', { name: 'Record' })
  await record.click()
  await expect(record).toHaveAttribute('aria-checked', 'true')
  await openModal(page)
  await page.keyboard.press('Escape')
  await expect(modalOf(page, 'search')).toHaveCount(0)
  await inspector.bringToFront()
  await record.click()
  await expect(record).toHaveAttribute('aria-checked', 'false')
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
  const changed = await play(chat.replace('{"instructions":["schedule"]}', '{"instructions":[]}'))
  await expect(changed.getByLabel('First divergence')).toContainText(
    'checkChat.output.0: expected "schedule", seen nothing',
  )
})
