import path from 'node:path'
import { expect, test } from 'vitest'
import type { DocumentState } from '#models/document-state.ts'
import { createDemo } from '../../demo/seed.ts'
import type { Store } from '../../src/open-store.ts'
import { createContentHandler } from '../../src/services/content/api/content-api.ts'
import { acceptState } from '../../src/services/content/publishing/accept-state.ts'
import { storeState } from '../../src/services/content/publishing/store-state.ts'
import { describeOnEngines } from './on-engines.ts'
import { filledStoreOfEachTest, NOW } from './set-up.ts'

interface Showtime {
  readonly time: string
  readonly tags: readonly string[]
  readonly specialShowtimeDetails: unknown
}

interface Day {
  readonly tags: readonly string[]
}

describeOnEngines('notes of editors on showtimes', {}, (engine) => {
  let store: Store
  let get: <SiteResponse>(call: string, language?: string) => Promise<SiteResponse>

  filledStoreOfEachTest(engine, ['ch', 'sn'], (opened) => {
    store = opened
    const fetch = createContentHandler({
      store,
      clock: () => NOW,
      onError: (error) => expect.unreachable(String(error)),
    })
    get = async (call, language = 'de') =>
      (await fetch('ch', new Request(`http://ch.localhost/api/${call}?language=${language}`))).json()
  })

  async function showtimes() {
    const [cinema] = await get<{ slug: string }[]>('cinemas')
    const { shows } = await get<{ shows: Record<string, { days: Record<string, Day> }> }>(
      `cinema/${cinema?.slug}/shows`,
    )
    const [show, { days } = { days: {} }] =
      Object.entries(shows).find(([, scheduled]) => Object.keys(scheduled.days).length > 1) ?? []
    const date = Object.keys(days)[1] ?? ''
    const at = { show: String(show), cinema: String(cinema?.slug), date }
    const read = (language?: string) =>
      get<Showtime[]>(`show/${show}/showtimes/${cinema?.slug}/${date}`, language)
    const dayOf = async () =>
      (await get<{ shows: Record<string, { days: Record<string, Day> }> }>(`cinema/${at.cinema}/shows`))
        .shows[at.show]?.days[date]
    return { ...at, read, dayOf }
  }

  async function publish(revision: number, fields: Record<string, unknown> | null) {
    const published: DocumentState['published'] =
      fields === null ? {} : { de: { slug: 'note-one', fields, formerSlugs: [] } }
    const state = acceptState({
      site: 'ch',
      kind: 'showtime-note',
      id: 'note-one',
      mode: 'whole',
      revision,
      position: null,
      published,
      draft: null,
      plans: [],
    })
    if (!('mode' in state)) throw new Error(JSON.stringify(state))
    return storeState(store, state, new Date(NOW).toISOString())
  }

  const words = {
    title: 'In Anwesenheit der Regisseurin',
    description: '<p>Mit Gespräch.</p>',
    tags: ['avp-equipe'],
  }
  const details = {
    titleShowtimeDetails: words.title,
    descriptionShowtimeDetails: words.description,
    source: 'showtime',
  }

  test('apply to showtimes of their film, cinema and day only', async () => {
    const { show, cinema, date, read, dayOf } = await showtimes()
    const [before, inFrench] = [await read(), await read('fr')]
    await publish(1, { show, cinema, from: `${date} 00:00:00`, to: `${date} 23:59:00`, ...words })
    const annotated = await read()
    expect(annotated.map(({ time }) => time)).toEqual(before.map(({ time }) => time))
    for (const showtime of annotated)
      expect(showtime).toMatchObject({
        specialShowtimeDetails: details,
        tags: expect.arrayContaining(['avp-equipe']),
      })
    expect(await dayOf()).toMatchObject({ tags: expect.arrayContaining(['avp-equipe']) })
    expect(await read('fr')).toEqual(inFrench)
    await publish(2, { show, cinema, from: '2027-12-01 00:00:00', to: '2027-12-02 00:00:00', ...words })
    expect(await read()).toEqual(before)
    await publish(3, { show: 'another-film', cinema, ...words })
    expect(await read()).toEqual(before)
  })

  test('outlive an import that replaces the showtimes, and end when withdrawn', async () => {
    const { show, cinema, read } = await showtimes()
    const before = await read()
    const [first] = before
    await publish(1, { show, cinema, from: first?.time, to: first?.time, ...words })
    await createDemo(store, { artDir: path.resolve('demo/art'), seed: 'marquee', sites: ['ch'] }).roll(
      Date.parse('2026-11-21T11:00:00Z'),
    )
    const annotated = await read()
    expect(
      annotated
        .filter(
          ({ specialShowtimeDetails }) => JSON.stringify(specialShowtimeDetails) === JSON.stringify(details),
        )
        .map(({ time }) => time),
    ).toEqual(before.filter(({ time }) => time === first?.time).map(({ time }) => time))
    await publish(2, null)
    expect((await read()).map(({ specialShowtimeDetails }) => specialShowtimeDetails)).toEqual(
      before.map((each) => each.specialShowtimeDetails),
    )
  })

  test('have no effect without film, cinema or time', async () => {
    const { read } = await showtimes()
    const before = await read()
    await publish(1, words)
    expect(await read()).toEqual(before)
  })
})
