import { type BrowserContext, expect, type Page } from '@playwright/test'
import { pagePath } from '../../src/preview/page-address.ts'
import { visit } from '../admin.ts'
import { pngFile } from '../made-content.ts'
import {
  openDocument,
  openSchedule,
  publish,
  scheduleForm,
  scheduleSoon,
  scheduleTime,
  speak,
  write,
} from './editing.ts'
import { complaintsOf, newsPage, newsroom, test } from './newsroom.ts'

const german = { title: 'Nachtkino unter Sternen', slug: 'nachtkino-unter-sternen' }
const french = { title: 'Une nuit sous les étoiles', slug: 'une-nuit-sous-les-etoiles' }

let context: BrowserContext
let page: Page
let complaints: string[]
let id: string

const edit = (language: string) => openDocument(page, newsroom.admin, id, language)
const panel = () => page.locator('.on-the-site')
const live = async (language: 'de' | 'fr', slug: string) =>
  (await newsPage(newsroom, language, slug)).status === 200
const text = async () => (await newsPage(newsroom, 'de', german.slug)).body

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser }) => {
  context = await browser.newContext({ locale: 'de-CH', timezoneId: 'America/Toronto' })
  page = await context.newPage()
  complaints = complaintsOf(page)
  const greta = await newsroom.admin.hire('greta', { role: 'editor', sites: ['ch'] })
  await newsroom.admin.signIn(page, greta)
})
test.afterAll(() => context?.close())

test('an editor of Switzerland writes in German, with a picture, and then in French, as drafts', async () => {
  await visit(page, `${newsroom.admin.url}/admin/collections/news/create?locale=de`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.locator('#field-title').fill(german.title)
  await page.locator('#field-headline').fill('Am Samstag läuft alles draussen.')
  await page.locator('.rich-text-lexical [contenteditable=true]').first().click()
  await page.keyboard.type('Bringen Sie eine Decke mit.')
  await page.locator('#field-image').getByRole('button', { name: 'Neu erstellen' }).click()
  const { data: buffer } = await pngFile('sterne.png', 'navy')
  const drawer = page.locator('[id^=doc-drawer_media]')
  await drawer
    .locator('input[type=file]')
    .setInputFiles({ name: 'sterne.png', mimeType: 'image/png', buffer })
  await drawer.locator('#action-save').click()
  await expect(page.locator('#field-image')).toContainText('sterne.png')
  await page.waitForURL(/\/news\/\d+/)
  id = /news\/(\d+)/.exec(page.url())?.[1] ?? ''
  await expect(panel()).toContainText('Nur Entwurf')
  const stored = async () =>
    (await newsroom.admin.call(`GET /news/${id}?locale=de&draft=true&depth=0`)).body.image
  await expect.poll(stored).toBeTruthy()
  await speak(page, 'fr')
  await expect(page.locator('#field-title')).toHaveValue('')
  await expect(page.locator('#field-image')).toContainText('sterne.png')
  await write(page, '#field-title', french.title)
  await expect(page.locator('#field-slug')).toHaveValue(french.slug)
  expect(await live('de', german.slug)).toBe(false)
})

test('the preview shows the draft with a banner; the public page does not exist', async () => {
  await edit('de')
  const opened = context.waitForEvent('page')
  await page.locator('#preview-button').click()
  const preview = await opened
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(german.title)
  await expect(preview.getByRole('region', { name: 'Vorschau' })).toContainText('Mit Entwürfen')
  await expect(preview.locator('img[src*="/media/"]').first()).toBeVisible()
  expect(new URL(preview.url()).pathname).toBe(pagePath('news', 'ch', 'de', { slug: german.slug }))
  expect((await newsPage(newsroom, 'de', german.slug)).status).toBe(404)
  await preview.close()
})

test('German is on the site after publishing, with its picture; French is not', async () => {
  await edit('de')
  await publish(page)
  await expect.poll(() => live('de', german.slug)).toBe(true)
  const body = await text()
  expect(body).toContain('Bringen Sie eine Decke mit.')
  const picture = /\/media\/[\da-f]{32,}\.webp/.exec(body)?.[0] ?? ''
  expect((await newsroom.site.request('ch', picture)).status).toBe(200)
  expect(await live('fr', french.slug)).toBe(false)
  await expect(panel()).toContainText('Online')
  await expect(panel()).toContainText('Nur Entwurf')
  const opened = context.waitForEvent('page')
  await panel().getByRole('link').click()
  const shown = await opened
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(german.title)
  await shown.close()
})

test('refuses a past time at its field; schedules a typed one in the site’s local time, and cancels it', async () => {
  await edit('fr')
  await openSchedule(page, 'Veröffentlichen', 'Französisch')
  await scheduleTime(page).fill('2024-12-12T06:06')
  await scheduleForm(page).getByRole('button').click()
  await expect(scheduleForm(page)).toContainText('Dieser Zeitpunkt ist vorbei')
  await expect(scheduleTime(page)).toBeFocused()
  await expect(scheduleTime(page)).toHaveValue('2024-12-12T06:06')
  // The browser logs the refused request.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400')])
  await scheduleTime(page).fill('')
  // Day and month are equal: their order depends on the browser's locale. Where the field takes two digits,
  // it skips the remaining ones.
  await scheduleTime(page).pressSequentially('12122050')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('0606AM')
  await page.keyboard.press('Enter')
  const listed = page.locator('.scheduling--drawer .scheduling__list li')
  await expect(listed).toHaveText(/Veröffentlichen: Französisch.*12\. Dezember 2050 um 06:06 MEZ/)
  await listed.getByRole('button').click()
  await expect(page.locator('.scheduling--drawer')).toContainText('Nichts geplant')
  await page.keyboard.press('Escape')
  await expect(scheduleForm(page)).toBeHidden()
})

test('carries plans out: one publishes French, another withdraws a page', async () => {
  const data = { site: 'ch', title: 'Nur heute', slug: 'nur-heute', _status: 'published' }
  const { body } = await newsroom.admin.call('POST /news?locale=de', data)
  await expect.poll(() => live('de', data.slug)).toBe(true)
  await openDocument(page, newsroom.admin, body.doc?.id, 'de')
  await openSchedule(page, 'Von der Website nehmen', 'Alle Sprachen')
  await scheduleSoon(page)
  await edit('fr')
  await openSchedule(page, 'Veröffentlichen', 'Französisch')
  await scheduleSoon(page)
  await expect.poll(() => live('fr', french.slug)).toBe(true)
  await expect.poll(() => live('de', data.slug)).toBe(false)
  await edit('fr')
  await expect(panel().getByText('Online')).toHaveCount(2)
})

test('an earlier version is compared, restored as a draft and published', async () => {
  await edit('de')
  await write(page, '#field-headline', 'Bei Regen im Saal.')
  await publish(page)
  await expect.poll(text).toContain('Bei Regen im Saal.')
  const { body } = await newsroom.admin.call(
    `GET /news/versions?locale=de&limit=100&sort=createdAt&where[parent][equals]=${id}`,
  )
  const versions =
    body.docs?.filter(({ snapshot, publishedLocale }) => publishedLocale === 'de' && !snapshot) ?? []
  const version = (number: number) =>
    `${newsroom.admin.url}/admin/collections/news/${id}/versions/${versions.at(number)?.id}?locale=de`
  await visit(page, `${version(-1)}&versionFrom=${versions[0]?.id}`)
  for (const each of ['Bei Regen im Saal.', 'Am Samstag läuft alles draussen.'])
    await expect(page.locator('body')).toContainText(each)
  await expect(page.locator('[data-field-path=translationNotes]')).toHaveText('')
  await visit(page, version(0))
  await page.getByRole('button', { name: 'Diese Version wiederherstellen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Bestätigen' }).click()
  await page.waitForURL(new RegExp(`/news/${id}(\\?|$)`))
  await edit('de')
  await expect(page.locator('#field-headline')).toHaveValue('Am Samstag läuft alles draussen.')
  expect(await text()).toContain('Bei Regen im Saal.')
  await publish(page)
  await expect.poll(text).toContain('Am Samstag läuft alles draussen.')
  expect(await live('fr', french.slug)).toBe(true)
})

test('redirects the former slug to the new one', async () => {
  await edit('de')
  await write(page, '#field-slug', 'kino-unter-sternen')
  await publish(page)
  await expect.poll(() => live('de', 'kino-unter-sternen')).toBe(true)
  const { status, location } = await newsPage(newsroom, 'de', german.slug)
  expect([status, location]).toEqual([
    301,
    expect.stringContaining(pagePath('news', 'ch', 'de', { slug: 'kino-unter-sternen' })),
  ])
  await expect(panel()).toContainText(german.slug)
  expect(complaints).toEqual([])
})
