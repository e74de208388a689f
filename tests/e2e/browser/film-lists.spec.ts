import { expect } from '@playwright/test'
import { showsOf } from '../content.ts'
import { originOf } from '../http.ts'
import { faultsInView, watch } from '../inspect.ts'
import { open, phone, test } from '../visitor.ts'

const ch = originOf('ch')

test.use(phone)

test('ch: a list is read on the device, its films join the wishlist at a press, and the diary is a picture', {
  tag: '@quick',
}, async ({ page }) => {
  const [first, second] = (await showsOf('ch')).filter(({ isMovie }) => isMovie)
  if (!first || !second) throw new Error('The site has too few films')
  const table = (name: string, lines: readonly string[]) => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(`${lines.join('\n')}\n`),
  })
  const films = [first, second].map(({ title }) => `"${title}"`)
  const watchlist = [
    'Date,Name,Year',
    ...films.map((title) => `2026-01-01,${title},`),
    '2026-01-01,Never here,1950',
  ]
  const diary = ['Date,Name,Year,Rating,Watched Date', '2026-02-02,Persona,1966,5,2026-02-01']
  await open(page, `${ch}/en/wishlist`)
  const errors = await watch(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (/Never|Persona/.test(`${request.url()} ${request.postData() ?? ''}`)) sent.push(request.url())
  })
  await page
    .locator('input[type=file]')
    .setInputFiles([table('watchlist.csv', watchlist), table('diary.csv', diary)])
  const lists = page.getByRole('region', { name: 'Bring your list along' })
  await expect(lists).toContainText('2 of your 3 films are in our programme')
  await lists.getByRole('button', { name: 'Add 2 films to my wishlist' }).tap()
  await expect(lists).toContainText('All of them are on your wishlist.')
  await expect(page.getByRole('heading', { name: 'The films on my list' })).toBeAttached()
  await expect(page.getByRole('heading', { name: 'My cinema year 2026' })).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.evaluate(() => Object.defineProperty(navigator, 'canShare', { value: undefined }))
  await page.getByRole('button', { name: 'Save the picture' }).tap()
  expect((await saved).suggestedFilename()).toBe('marquee-2026.png')
  expect(sent).toEqual([])
  await page.reload()
  await expect(lists).toContainText('2 of your 3 films')
  await lists.getByRole('button', { name: 'Delete this list' }).tap()
  await expect(lists).not.toContainText('of your 3 films')
  expect(await faultsInView(page, errors)).toEqual([])
})
