import path from 'node:path'
import { expect, test } from 'vitest'
import type { DocumentState } from '#models/document-state.ts'
import { createDemo } from '../../demo/seed.ts'
import { acceptState } from '../../src/services/content/publishing/accept-state.ts'
import { storeState } from '../../src/services/content/publishing/store-state.ts'
import type { Store } from '../../src/wiring/open-store.ts'
import { describeOnEngines } from './on-engines.ts'
import { contentOf, filledStoreOfEachTest, NOW } from './set-up.ts'

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
    const fetch = contentOf(store, () => NOW)
    get = async (call, language = 'de') =>
      (await fetch('ch', new Request(`http://ch.localhost/api/${call}?language=${language}`))).json()
  })

  async function showtimes() {
    const [cinema] = await get<{ slug: string }[]>('cinemas')
    const programme = () =>
      get<{ shows: Record<string, { days: Record<string, Day> }> }>(`cinema/${cinema?.slug}/shows`)
    const { shows } = await programme()
    const [show = '', { days } = { days: {} }] =
      Object.entries(shows).find(([, scheduled]) => Object.keys(scheduled.days).length > 1) ?? []
    const date = Object.keys(days)[1] ?? ''
    const read = (language?: string) =>
      get<Showtime[]>(`show/${show}/showtimes/${cinema?.slug}/${date}`, language)
    const dayOf = async () => (await programme()).shows[show]?.days[date]
    return { show, cinema: String(cinema?.slug), date, read, dayOf }
  }

  async function publish(revision: number, fields: Record<string, unknown> | null) {
    const published: DocumentState['published'] =
      fields === null ? {} : { de: { slug: 'note-one', fields, formerSlugs: [] } }
    const note = { site: 'ch', kind: 'showtime-note', id: 'note-one', mode: 'whole' }
    const state = acceptState({ ...note, revision, position: null, published, draft: null, plans: [] })
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
    const tagged = { tags: expect.arrayContaining(['avp-equipe']) }
    for (const showtime of annotated)
      expect(showtime).toMatchObject({ specialShowtimeDetails: details, ...tagged })
    expect(await dayOf()).toMatchObject(tagged)
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
    const demo = createDemo(store, { artDir: path.resolve('demo/art'), seed: 'marquee', sites: ['ch'] })
    await demo.roll(Date.parse('2026-11-21T11:00:00Z'))
    const isNoted = (noted: unknown) => JSON.stringify(noted) === JSON.stringify(details)
    const times = (list: readonly Showtime[]) => list.map(({ time }) => time)
    const annotated = (await read()).filter(({ specialShowtimeDetails: noted }) => isNoted(noted))
    expect(times(annotated)).toEqual(times(before).filter((time) => time === first?.time))
    await publish(2, null)
    const notes = (list: readonly Showtime[]) => list.map((each) => each.specialShowtimeDetails)
    expect(notes(await read())).toEqual(notes(before))
  })

  test('have no effect without film, cinema or time', async () => {
    const { read } = await showtimes()
    const before = await read()
    await publish(1, words)
    expect(await read()).toEqual(before)
  })
})
