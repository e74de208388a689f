import { expect, type Page } from '@playwright/test'
import { sites } from '#config/sites.ts'
import { originOf } from '../http.ts'
import { open, unwatched } from '../visitor.ts'

/** The result of text that is written into the page as markup, code or address of a script. */
const attack = (page: Page) =>
  page.evaluate(() => {
    const box = document.createElement('div')
    const refused = (write: () => void) => {
      try {
        write()
        return 'accepted'
      } catch (error) {
        return (error as Error).name
      }
    }
    const markup = refused(() => {
      box.innerHTML =
        '<p onclick="run()"><a href=" javascript:run()">a</a><script>run()</script></p><template><img src=x onerror=run()></template>'
    })
    const script = document.createElement('script')
    return {
      markup: markup === 'accepted' ? box.innerHTML : markup,
      code: refused(() => {
        script.text = 'run()'
      }),
    }
  })

unwatched(
  'markup of a page loses what could run, at the client host all of it, and text never becomes code',
  async ({ page }) => {
    await open(page, `${originOf('fr')}/`)
    expect(await attack(page)).toEqual({ markup: '<p><a>a</a></p>', code: 'TypeError' })
    const client = originOf('fr').replace(sites.fr.hosts.local, `client.${sites.fr.hosts.local}`)
    await page.goto(`${client}/fr/sign-in`)
    expect(await attack(page)).toEqual({ markup: 'TypeError', code: 'TypeError' })
  },
)
