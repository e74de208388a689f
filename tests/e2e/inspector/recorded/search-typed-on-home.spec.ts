import { desktop, test } from '../../visitor.ts'
import { playOnPage } from '../play.ts'

test.use(desktop)

test('A search typed on the home page finds a film', async ({ page }) => {
  const run = await playOnPage(page, 'search-typed-on-home')
  await page.getByRole('link', { name: 'Rechercher', exact: true }).first().click()
  await run.reaches({ box: 'idle', view: 'overview', history: 'known' })
  await page.getByRole('searchbox', { name: 'Rechercher', exact: true }).first().fill('orbit')
  await run.reaches({
    box: { searching: { all: 'found', help: 'found' } },
    view: 'overview',
    history: 'known',
  })
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
})
