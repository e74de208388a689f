import { expect, test } from '@playwright/test'
import { timeLimit } from '../../../tests/time-limit.ts'
import { type OpenedAdmin, openAdmin, visit } from '../admin.ts'

const translator = { email: 'translator@marquee.example', password: 'many words of the translator' }

let admin: OpenedAdmin
let document: string

test.beforeAll(async () => {
  admin = await openAdmin()
  const rights = { role: 'translator', sites: ['ch'], languages: ['fr'] }
  await admin.call('POST', '/users', { ...translator, ...rights })
  const news = { site: 'ch', title: 'Neige', slug: 'neige' }
  const { doc } = await admin.call('POST', '/news?locale=fr&draft=true', news)
  document = `${admin.url}/admin/collections/news/${doc?.id}?locale=fr`
})
test.afterAll(() => admin?.stop())

test('a comment at a field is written by keyboard, and resolved by a colleague on a phone', async ({
  page,
  browser,
}) => {
  test.setTimeout(timeLimit(180_000))
  await admin.signIn(page)
  await visit(page, document)
  const toggle = page.getByRole('button', { name: 'Comments on “Title”' })
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('New comment')).toBeFocused()
  await page.keyboard.type('Is it <b>snow</b>?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const opened = page.getByRole('region', { name: 'Comments on “Title”' })
  await expect(opened.getByText('Is it <b>snow</b>?')).toBeVisible()
  await expect(opened).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()
  await expect(toggle).toBeFocused()
  await expect(toggle).toHaveAccessibleName('Comments on “Title”: 1 open')

  const phone = { width: 390, height: 844 }
  const other = await (await browser.newContext({ viewport: phone, colorScheme: 'dark' })).newPage()
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
