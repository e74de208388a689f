import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { recordOf } from '#config/keys.ts'
import { siteIds, sites } from '#config/sites.ts'
import { type FactTopic, factsIn } from '#models/rules/text-facts.ts'
import { addDays, contractTime, weekdayOf } from '#models/site-clock.ts'
import { offerItems } from './article-items.ts'
import { worksOf } from './casting.ts'
import { eventTime } from './day-plan.ts'
import { figures, withFacts } from './facts.ts'
import { loadPictures } from './pictures.ts'
import { events, experiences, seasons } from './programme-files.ts'
import { slidesOf } from './pushes.ts'
import { isEventDay } from './release.ts'
import { seasonsOf } from './seasons.ts'
import { specials } from './shared-texts.ts'
import { type DemoLanguage, demoLanguages, languageOfTexts } from './site-text.ts'
import { planTexts } from './subscription-texts.ts'

const today = '2026-11-28'
const days = Array.from({ length: 21 }, (_, ahead) => addDays(today, ahead))
const french = { site: 'fr', pictures: loadPictures(path.resolve('demo/art')) } as const

interface DocumentText {
  readonly file: string
  readonly language: DemoLanguage
  readonly text: string
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Every text of a file, in the language of its key or else in that of the file. */
function* textsIn(value: unknown, file: string, language: DemoLanguage | null): Generator<DocumentText> {
  if (typeof value === 'string' && language !== null) yield { file, language, text: value }
  if (isRecord(value))
    for (const [key, inner] of Object.entries(value))
      yield* textsIn(inner, file, demoLanguages.find((each) => each === key) ?? language)
}

const root = new URL('../', import.meta.url)
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), 'utf8'))
const files = readdirSync(new URL('demo/programme', root)).map((name) => `demo/programme/${name}`)
const forVisitors = (name: string) => !/^(?:cms|console|features)/.test(name)
const locales = demoLanguages.flatMap((language) =>
  readdirSync(new URL(`locales/${language}`, root))
    .filter(forVisitors)
    .map((name) => ({ language, file: `locales/${language}/${name}` })),
)
const documents: readonly DocumentText[] = [
  ...files.flatMap((file) => [...textsIn(read(file), file, null)]),
  ...locales.flatMap(({ file, language }) => [...textsIn(read(file), file, language)]),
  ...textsIn({ specials, planTexts }, 'demo', null),
]

const told: Readonly<Record<FactTopic, readonly number[]>> = {
  advertising: [figures.advertising],
  childrensScreening: [figures.childrensAdvertising],
  interval: [figures.interval, figures.filmInterval],
  introduction: [figures.introduction],
  seatHold: [figures.seatHold],
  cardDigits: [figures.giftCardDigits],
  groupSize: [figures.groupFrom],
}

test('documents agree on minutes, digits and sizes, in every language', () => {
  const found = documents.flatMap(({ file, language, text }) => {
    const filled = file.startsWith('demo') ? withFacts(text, { site: 'fr', language, today }) : text
    return factsIn(filled.replace(/<[^>]+>/g, '\n'), language).map((fact) => ({ file, language, ...fact }))
  })
  expect(new Set(found.map(({ topic }) => topic))).toEqual(new Set(Object.keys(told)))
  expect(found.filter(({ topic, value }) => !told[topic].includes(value))).toEqual([])
})

test('texts take prices from the till, except fees that it does not know', () => {
  const amounts = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/(\d[\d.,]*)[\s\u00a0\u202f]*€|€[\s\u00a0\u202f]*(\d+(?:[.,]\d+)?)/g)].map(
      ([, before, after]) => `${file}: ${before ?? after}`,
    ),
  )
  expect([...new Set(amounts)]).toEqual([
    'demo/programme/help-fr.json: 5',
    'demo/programme/help-nl.json: 5',
    'demo/programme/help-nl.json: 4',
  ])
})

const namedFacts = [
  ...new Set(
    documents.flatMap(({ file, text }) =>
      file.startsWith('demo') ? (text.match(/\{\{\w+\.[\w.-]+\}\}/g) ?? []) : [],
    ),
  ),
].join(' ')

test('every fact that a text names is known in every country and language, on every day', () => {
  for (const site of siteIds)
    for (const language of sites[site].languages)
      expect(withFacts(namedFacts, { site, language: languageOfTexts(site, language), today })).not.toContain(
        '{{',
      )
  for (const day of days)
    expect(withFacts(namedFacts, { ...french, language: 'fr', today: day })).not.toContain('{{')
})

/** Names of the weekdays, from Sunday. */
const weekdays = recordOf(demoLanguages, (language) => {
  const { format } = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  return days.slice(1, 8).map((_, day) => format(Date.UTC(2026, 10, 1 + day)).toLowerCase())
})

const weekdaysIn = (text: unknown, language: DemoLanguage): readonly number[] =>
  [
    ...String(text)
      .toLowerCase()
      .matchAll(new RegExp(weekdays[language].join('|'), 'g')),
  ].map(([name]) => weekdays[language].indexOf(name))

const weekdayOrNull = (date: unknown) => (typeof date === 'string' ? weekdayOf(date) : null)

/** The cycle of the programme in one language, and a day of it in the others. */
const issues = demoLanguages.flatMap((language) =>
  (language === 'fr' ? days : [today]).map((day) => ({ ...french, language, today: day })),
)

test('offers begin and end on the weekdays that they name', () => {
  const wrong = issues.flatMap((task) =>
    offerItems(task).flatMap(({ id, base: { dateType, title, content, startDate, endDate } }) => {
      if (dateType === 'noDate') return []
      const [start, end] = [weekdayOrNull(startDate), weekdayOrNull(endDate)]
      const named = weekdaysIn(id === 'offer-max-week' ? content : title, task.language)
      const agrees =
        id === 'offer-max-week' ? String(named) === String([start, end]) : named.every((day) => day === start)
      return agrees ? [] : [`${id} ${task.language} ${task.today}`]
    }),
  )
  expect(wrong).toEqual([])
})

const clockOf = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

test('an event has one date and time in offer, teaser and programme', () => {
  for (const task of issues) {
    const wrong = offerItems(task).flatMap(({ id, base: { featuredShow, startDate, startTime } }) => {
      const work = events.find(({ slug }) => slug === featuredShow)
      if (!work) return []
      const time = contractTime(`${startDate}T${clockOf(eventTime(work))}`)
      return isEventDay(work, String(startDate)) && (startTime === null || startTime === time) ? [] : [id]
    })
    expect([task.today, wrong]).toEqual([task.today, []])
    const dates = [0, 3].flatMap((position) => slidesOf(task, position) ?? []).map(({ date }) => date ?? '')
    for (const show of ['tosca', 'anime-marathon', 'cup-final'])
      expect(dates.map((date) => withFacts(date, task)).join('; ')).toContain(
        withFacts(`{{Day.${show}}}`, task),
      )
  }
})

test('no show has the prices of two seasons', () => {
  const shared = siteIds.flatMap((site) =>
    worksOf(site).filter((work) => {
      const priced = seasonsOf(site, work).filter(({ price }) => price !== null)
      return new Set(priced.map(({ price }) => price)).size > 1
    }),
  )
  expect(shared.map(({ slug }) => slug)).toEqual([])
})

test('a season costs the first price of its list', () => {
  for (const { slug, price, prices } of seasons)
    expect([slug, price]).toEqual([slug, prices[0]?.euros ?? null])
})

/** Labels of links to experiences. */
function* linksTo(value: unknown): Generator<{ readonly label: unknown; readonly slug: string }> {
  if (!isRecord(value)) return
  const [, slug] = /^experience:(.*)$/.exec(String(value.to)) ?? []
  if (slug !== undefined) yield { label: value.label, slug }
  for (const inner of Object.values(value)) yield* linksTo(inner)
}

const titleOf = (slug: string) => experiences.experiences.find((each) => each.slug === slug)?.title

test('an experience has one name', () => {
  expect(specials.kids.title).toEqual(titleOf('kids-club'))
  expect(specials.evening.title).toEqual(titleOf('ladies-night'))
  const links = files.flatMap((file) => [...linksTo(read(file))])
  const wrong = links.flatMap(({ label, slug }) =>
    demoLanguages.filter(
      (language) => isRecord(label) && !String(label[language]).includes(titleOf(slug)?.[language] ?? slug),
    ),
  )
  expect(wrong).toEqual([])
  expect(links.length).toBeGreaterThan(0)
})

test('the great screen is nowhere called by another name', () =>
  expect(documents.filter(({ text }) => /IMAX|\bVIP\b/.test(text)).map(({ file }) => file)).toEqual([]))
