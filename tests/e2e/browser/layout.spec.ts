import { expect, type Locator, type Page } from '@playwright/test'
import { bookableShowtime, cinemasOf, dayOf } from '../content.ts'
import { originOf, requestSite } from '../http.ts'
import { open, phone, test, timesIn, unwatched } from '../visitor.ts'

const widthBeyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The programme of a French cinema tomorrow whose HTML has this. */
async function cinemaDayWith(mark: string): Promise<string> {
  for (const { slug } of await cinemasOf('fr')) {
    const path = `/cinemas/${slug}/filters/date-${dayOf('fr', 1)}`
    if ((await requestSite('fr', path)).body.includes(mark)) return path
  }
  throw new Error(`No programme has ${mark}`)
}

test.describe('on a phone', () => {
  // Places on a page need no script.
  test.use({ ...phone, javaScriptEnabled: false })

  test('home pages have prices of one size, however long one is, and whole notes of last seats in narrow tiles', async ({
    page,
  }) => {
    await page.goto(originOf('sn'))
    const sizes = await page
      .locator('.offers:has(.price--long) .price')
      .evaluateAll((all) => all.map((price) => getComputedStyle(price).fontSize))
    expect(sizes.length).toBeGreaterThan(1)
    expect(new Set(sizes).size).toBe(1)

    await page.goto(originOf('fr'))
    for (const [part, note] of [
      ['.home__tonight', 'Peu de places'],
      ['.hero__next', 'Wenige Plätze'],
    ] as const) {
      const tile = page.locator(`${part} .time`).first()
      // The programme marks a time with few seats so, which not every hour has.
      const room = await tile.evaluate((time, text) => {
        time.classList.add('time--full')
        const small = time.querySelector('small') ?? time.appendChild(document.createElement('small'))
        small.replaceChildren(Object.assign(document.createElement('strong'), { textContent: text }))
        return time.clientWidth - time.scrollWidth
      }, note)
      expect(room).toBe(0)
    }
  })

  test('a film has a separator after each crumb but the last, the mark of its day inside the strip, and like a notice the width of a small phone', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(
      `${originOf('fr')}/films/the-ninth-orbit/filters/date-${dayOf('fr', 1)},localisation-lyon-bellecour`,
    )
    const crumbs = page.getByRole('navigation', { name: /Fil d’Ariane|Vous êtes ici/ }).getByRole('listitem')
    const drawn = await crumbs.evaluateAll((all) =>
      all.map((crumb) =>
        (['::before', '::after'] as const).map((part) => getComputedStyle(crumb, part).content !== 'none'),
      ),
    )
    expect(drawn.length).toBeGreaterThan(1)
    expect(drawn).toEqual(drawn.map((_, index) => [false, index < drawn.length - 1]))

    const chosen = page.locator('.day[aria-current]').first()
    const { width, offset } = await chosen.evaluate((day) => {
      const { outlineWidth, outlineOffset } = getComputedStyle(day)
      return { width: Number.parseFloat(outlineWidth), offset: Number.parseFloat(outlineOffset) }
    })
    expect(width).toBeGreaterThan(0)
    expect(width + offset).toBeLessThanOrEqual(0)

    await page.emulateMedia({ forcedColors: 'none' })
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(`${originOf('ch')}/de/filme-events/the-ninth-orbit`)
    await expect(page.getByRole('main').locator('a[href*="view=compare"]').first()).toBeVisible()
    expect(await widthBeyond(page)).toBe(0)
    await page.goto(`${originOf('fr')}/outside/fr/www.marquee.example/${'a'.repeat(300)}`)
    expect(await widthBeyond(page)).toBe(0)
  })

  test('the cinema of a film is above the buttons of its formats, its title beside its poster', async ({
    page,
  }) => {
    await page.goto(`${originOf('fr')}/ce-soir/lyon`)
    const covered = await page.locator('.tt__line--film .tt__where a').evaluateAll((links) =>
      links.map((link) => {
        link.scrollIntoView({ block: 'center' })
        const { left, bottom, width } = link.getBoundingClientRect()
        return !link.contains(document.elementFromPoint(left + width / 2, bottom - 1))
      }),
    )
    expect(covered.length).toBeGreaterThan(0)
    expect(covered).not.toContain(true)

    const isUnderPoster = () =>
      page.locator('.tt__line').evaluateAll((lines) =>
        lines.map((line) => {
          const [poster, film] = ['.tt__poster', '.tt__film'].map((name) => line.querySelector(name))
          return Number(film?.getBoundingClientRect().right) > Number(poster?.getBoundingClientRect().left)
        }),
      )
    expect(await isUnderPoster()).not.toContain(true)
    // Few seats widen the column of times; which times have few differs by the hour.
    const time = page.locator('.tt__line > .time').first()
    await time.evaluate((each) => each.classList.add('time--full'))
    expect(await isUnderPoster()).not.toContain(true)
  })

  test('a document and a cinema’s day print without what surrounds and is sold beside them', async ({
    page,
  }) => {
    await page.goto(`${originOf('fr')}/conditions-generales`)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.doc__part h2').first()).toBeVisible()
    for (const around of ['.header', '.footer', '.hpush', '.doc__side'])
      await expect(page.locator(around)).toBeHidden()

    await page.emulateMedia({ media: 'screen' })
    await page.goto(originOf('fr') + (await cinemaDayWith('class="upsell"')))
    const upsells = page.locator('.prog .upsell').filter({ visible: true })
    await expect(upsells).not.toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    await expect(upsells).toHaveCount(0)
  })
})

test('a cinema’s day prints on one sheet', async ({ page }) => {
  const { cinema } = await bookableShowtime('fr')
  await open(page, `${originOf('fr')}/cinemas/${cinema}/filters/date-${dayOf('fr', 1)}`)
  await expect(timesIn(page.getByRole('main')).first()).toBeVisible()
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page(?!s)/g)).toHaveLength(1)
})

unwatched.describe('before the scripts of a page', () => {
  unwatched('a key gives the page its whole height, so that End reaches its end', async ({ page }) => {
    await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort())
    await page.goto(originOf('fr'))
    const root = page.locator('html')
    await expect(root).toHaveAttribute('data-first')
    await page.keyboard.press('End')
    await expect(root).not.toHaveAttribute('data-first')
  })
})

const linesOf = (name: Locator) =>
  name.evaluate(({ childNodes: [text] }) => {
    const range = document.createRange()
    if (text) range.selectNode(text)
    return range.getClientRects().length
  })

for (const { path, name } of [
  { path: '/nl', name: 'Kies je bios' },
  { path: '/en', name: 'Pick a cinema' },
])
  test(`${path}: a full bar invites to choose a cinema on one line`, {
    tag: path === '/nl' ? [] : '@exhaustive',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 })
    await page.goto(originOf('nl') + path)
    const place = page.getByRole('banner').getByRole('link', { name })
    expect(await linesOf(place.locator('span'))).toBe(1)
  })

for (const { site, width, path } of [
  { site: 'nl', width: 1080, path: '/nl/bioscopen/den-haag-scheveningen' },
  { site: 'nl', width: 1440, path: '/nl/bioscopen/utrecht-leidsche-rijn' },
  { site: 'fr', width: 1080, path: '/cinemas/paris-bassin-de-la-villette' },
] as const)
  test(`${site}: the bar has the whole name of a place, and an entry to create an account on one line, at ${width} px`, {
    tag: site === 'nl' && width === 1080 ? [] : '@exhaustive',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(originOf(site) + path)
    const bar = page.getByRole('banner')
    const join = bar.getByRole('link', { name: /^(?:Account maken|Créer un compte)$/ })
    await expect(join).toBeVisible()
    expect(await linesOf(join.locator('span'))).toBe(1)
    const place = bar.getByRole('link', { name: /^(?:Andere plaats kiezen|Changer de lieu)/ })
    const isWhole = await place.evaluate((link) => {
      const box = link.getBoundingClientRect()
      const range = document.createRange()
      if (link.lastElementChild) range.selectNodeContents(link.lastElementChild)
      return [...range.getClientRects()].every(
        ({ left, right, bottom }) => left >= box.left && right <= box.right && bottom <= box.bottom,
      )
    })
    expect(isWhole).toBe(true)
    expect(await widthBeyond(page)).toBe(0)
  })
