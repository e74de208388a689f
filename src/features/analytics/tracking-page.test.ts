import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defaultFlags } from '../../../config/flags.ts'
import { routeKinds, routes } from '../../../config/routes.ts'
import { sites } from '../../../config/sites.ts'
import { aCinema, aShow } from '../../page-kit/composition.fixture.ts'
import { cinemaTracking } from '../../pages/cinema/cinema-tracking.ts'
import { showTracking } from '../../pages/show/show-tracking.ts'
import { clientKnown, pageView, promotionSelected, promotionViewed, variantViewed } from './events.ts'

const root = new URL('../../../', import.meta.url)
const page = readFileSync(new URL('docs/tracking.md', root), 'utf8')

function table(heading: string): readonly (readonly string[])[] {
  const [, section = ''] = page.split(`\n## ${heading}\n`)
  const [own = ''] = section.split('\n## ')
  const lines = own.split('\n').filter((line) => line.startsWith('| '))
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  )
}
const first = (heading: string) => table(heading).map(([name]) => name)

const place = { site: sites.fr, language: 'fr', origin: 'https://fr.marquee.example' } as const
const promotion = { promotion_name: '', creative_name: '', items: [] }
const view = pageView({ key: '', kind: 'home', item: undefined, error: null, tracking: null }, place, {
  isDesktop: true,
  isPrivate: false,
})
const events = [
  view,
  promotionViewed(promotion, place, true),
  promotionSelected(promotion, place, true),
  clientKnown('', place, true),
  variantViewed('', '', { edition: place, isDesktop: true }),
]

test('the page lists every event', () => expect(first('Events')).toEqual(events.map(({ event }) => event)))

test('the page lists every field with the events that have it', () => {
  const documented = table('Fields').map(([field = '', where = '']) => [field, where])
  const fields = new Set(events.flatMap((event) => Object.keys(event).filter((field) => field !== 'event')))
  const written = [...fields].map((field) => {
    const having = events.filter((event) => field in event).map(({ event }) => event)
    return [field, having.length === events.length ? 'all' : having.join(', ')]
  })
  expect(documented).toEqual(written)
})

test('the page lists every field of the subjects', () => {
  // The French site has all tracking flags on.
  const show = showTracking(aShow('heron'), new Set(), { flags: defaultFlags('fr') })
  const cinema = cinemaTracking(aCinema('rex'), { shows: [] })
  const subjects = { show, cinema, city: { slug: '' }, season: { slug: '' }, article: { slug: '' } }
  const written = Object.entries(subjects).flatMap(([subject, fields]) =>
    Object.keys(fields).map((field) => `${subject}.${field}`),
  )
  expect(first('Subjects')).toEqual(written)
})

test('the page lists every creative of the views', () => {
  const views = new URL('src/', root)
  const files = readdirSync(views, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  )
  const named = files.flatMap((file) =>
    [
      ...readFileSync(new URL(file, views), 'utf8').matchAll(
        /\b(?:data-)?promotion=(?:"([^"]+)"|\{several \? '([^']+)' : '([^']+)'\})/g,
      ),
    ].flatMap(([, ...names]) => names.filter((name) => name !== undefined)),
  )
  expect(first('Creatives').toSorted()).toEqual(named.toSorted())
})

test('the page lists the page name of every route kind', () => {
  const written = routeKinds.map((kind) => {
    const [, item] = /\$(slug|id)$/.exec(routes[kind].path) ?? []
    const seen = { key: '', kind, item: item && `{${item}}`, error: null, tracking: null }
    return [kind, pageView(seen, place, { isDesktop: true, isPrivate: false }).page_name]
  })
  expect(table('Page names')).toEqual(written)
})
