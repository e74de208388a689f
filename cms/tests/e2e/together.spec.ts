import { expect } from '@playwright/test'
import { visit } from '../admin.ts'
import { admin, test } from './newsroom.ts'

const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const

test('a comment at a field is written by keyboard, and resolved by a colleague on a phone', async ({
  browser,
  page,
}) => {
  const translator = await admin.hire('translator', { role: 'translator', sites: ['ch'], languages: ['fr'] })
  const news = { site: 'ch', title: 'Neige', slug: 'commented' }
  const { doc } = (await admin.call('POST /news?locale=fr&draft=true', news)).body
  const document = `${admin.url}/admin/collections/news/${doc?.id}?locale=fr`
  await admin.signIn(page)
  await visit(page, document)
  const toggle = page.getByRole('button', { name: 'Comments on “Title”' })
  await page.getByRole('textbox', { name: 'Title * — Français' }).focus()
  await expect(toggle).toBeVisible()
  await page.keyboard.press('Shift+F2')
  await expect(page.getByLabel('New comment')).toBeFocused()
  await page.keyboard.type('Is it <b>snow</b>?')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Mention somebody' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const opened = page.getByRole('region', { name: 'Comments on “Title”' })
  await expect(opened.getByText('Is it <b>snow</b>?')).toBeVisible()
  await expect(opened).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()
  await expect(toggle).toBeFocused()
  await expect(toggle).toHaveAccessibleName('Comments on “Title”: 1 open')
  await page.getByRole('button', { name: 'Comments: 1 open', exact: true }).click()
  await expect(opened).toBeVisible()

  const other = await (await browser.newContext(phone)).newPage()
  await admin.signIn(other, translator)
  await visit(other, document)
  const beside = other.getByRole('region', { name: 'Comments', exact: true })
  await expect(beside).toContainText('1 open')
  await beside.getByRole('button', { name: 'Go to the field' }).click()
  const there = other.getByRole('region', { name: 'Comments on “Title”' })
  await expect(there.getByLabel('New comment')).toBeFocused()
  await there.getByRole('button', { name: 'Resolve' }).click()
  await expect(beside).toContainText('0 open')
  await expect(there.getByText('1 resolved')).toBeVisible()
  await other.context().close()
})

test('an editor requests a review, and an administrator approves and publishes', async ({
  browser,
  page,
}) => {
  const writer = await admin.hire('writer', { role: 'editor', sites: ['tn'] })
  await admin.call('POST /site-rules', { site: 'tn', approval: true })
  const news = { site: 'tn', title: 'Sable', slug: 'reviewed' }
  const { doc } = (await admin.call('POST /news?locale=fr&draft=true', news)).body
  await admin.signIn(page, writer)
  await visit(page, `${admin.url}/admin/collections/news/${doc?.id}?locale=fr`)
  const panel = page.locator('.review')
  await expect(panel).toContainText('This site publishes only what somebody else has approved.')
  await page.locator('#action-save').click()
  await expect(page.getByText(/this version is not \(French\)/).first()).toBeVisible()
  await visit(page, page.url())
  await panel.getByLabel('Note for the reviewer').fill('Please look at the title.')
  await panel.getByRole('button', { name: 'Request review' }).click()
  await expect(panel).toContainText('In review')
  await expect(panel).toContainText('somebody else decides')

  const other = await (await browser.newContext(phone)).newPage()
  await admin.signIn(other)
  await visit(other, `${admin.url}/admin`)
  const waiting = other.locator('section', { hasText: 'Waiting for review' })
  await waiting.getByRole('link', { name: 'Sable' }).click()
  const decision = other.locator('.review')
  await expect(decision).toContainText('Please look at the title.')
  await decision.getByRole('button', { name: 'Approve and publish' }).click()
  await expect(decision).toContainText('Decided by admin@marquee.example')
  await other.context().close()
})

test('plans a release by its form, and names it on the start page and in the calendar', async ({
  page,
}, info) => {
  const scheduler = await admin.hire('planner', { role: 'editor', sites: ['sn'] })
  const make = async (title: string) =>
    (
      await admin.call('POST /news?locale=fr&draft=true', {
        site: 'sn',
        title,
        slug: title.toLowerCase().replaceAll(' ', '-'),
      })
    ).body.doc?.id
  const gala = `Winter gala ${info.repeatEachIndex} ${info.retry}`
  const wind = `Harmattan ${info.repeatEachIndex} ${info.retry}`
  await make(wind)
  const rain = await make(`Pluie ${info.repeatEachIndex} ${info.retry}`)
  await admin.signIn(page, scheduler)
  await visit(page, `${admin.url}/admin/collections/releases/create?locale=fr`)
  await page.locator('#field-name').fill(gala)
  await page.locator('#field-site').click()
  await page.getByRole('option', { name: 'Senegal' }).click()
  await page.getByLabel('Date and time').fill('2050-12-24T18:00')
  await expect(page.getByText('Senegal, Greenwich Mean Time')).toBeVisible()
  // A response about the fields that comes after the press would take the row away.
  await page.waitForLoadState('networkidle')
  const row = page.locator('#field-documents__0__document input').first()
  await page.getByRole('button', { name: 'Add Document' }).click()
  await row.fill(wind)
  await page.getByRole('option', { name: wind }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  const state = page.locator('.release')
  await expect(state).toContainText('Planned')
  await expect(state).toContainText('24 December 2050')
  await visit(page, `${admin.url}/admin/collections/news/${rain}?locale=fr`)
  await page.getByRole('button', { name: `Add to “${gala}”` }).click()
  await expect(page.getByRole('link', { name: `Part of the release “${gala}”` })).toBeVisible()
  await expect(page.getByRole('button', { name: `Add to “${gala}”` })).toHaveCount(0)
  await visit(page, `${admin.url}/admin`)
  await expect(page.getByText(`Part of the release “${gala}”`)).toHaveCount(2)
  await visit(page, `${admin.url}/admin/reports/calendar?month=2050-12`)
  await expect(page.getByText(`Part of the release “${gala}”`).first()).toBeVisible()
})
