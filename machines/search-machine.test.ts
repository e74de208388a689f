import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { SearchHistoryItem } from '#models/search.ts'
import type { SearchGroup, SearchHit } from '../src/page-models/search.ts'
import { pendingActor } from './pending.fixture.ts'
import { failedSearches, groupsOf, questionOf, searchMachine, searchOutcome } from './search-machine.ts'

const limits = {
  minimumLength: 3,
  debounce: 300,
  history: 3,
  preview: { shows: 4, cinemas: 3, cities: 3, experiences: 3, offers: 4, news: 4, pages: 3, help: 3 },
}

const hit = (group: SearchGroup, title: string): SearchHit => ({
  group,
  title,
  line: null,
  href: `/${title}`,
  external: false,
  picture: null,
})
const hits = (group: SearchGroup, count: number) =>
  Array.from({ length: count }, (_, index) => hit(group, `${group}-${index}`))
const item = (url: string, title = url): SearchHistoryItem => ({ title, subtitle: null, url, route: url })

const settle = () => vi.advanceTimersByTimeAsync(0)

async function start(saved: readonly SearchHistoryItem[] = []) {
  const all = pendingActor<readonly SearchHit[], { question: string }>()
  const help = pendingActor<readonly SearchHit[], { question: string }>()
  const saveHistory = vi.fn()
  const machine = searchMachine.provide({
    actors: { searchAll: all.actor, searchHelp: help.actor, readHistory: fromPromise(async () => saved) },
    actions: { saveHistory: (_, { items }) => saveHistory(items) },
  })
  const actor = createActor(machine, { input: { limits, helpCentre: true } }).start()
  await settle()
  const type = (query: string) => actor.send({ type: 'query.type', query })
  return {
    actor,
    all,
    help,
    saveHistory,
    type,
    search: async (query: string) => {
      type(query)
      await vi.advanceTimersByTimeAsync(limits.debounce)
    },
    titles: () => groupsOf(actor.getSnapshot()).flatMap((group) => group.hits.map(({ title }) => title)),
    outcome: () => searchOutcome(actor.getSnapshot()),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the query', () => {
  test('is debounced, then sent to both searches without accents', async () => {
    const { all, help, type, outcome } = await start()
    type('cin')
    await vi.advanceTimersByTimeAsync(299)
    type('ciné')
    await vi.advanceTimersByTimeAsync(299)
    expect([all.sent, outcome()]).toEqual([[], 'loading'])
    await vi.advanceTimersByTimeAsync(1)
    expect([all.sent, help.sent]).toEqual([[{ question: 'cine' }], [{ question: 'cine' }]])
  })
})

describe('responses', () => {
  test('a response while the visitor types on is dropped', async () => {
    const { all, search, type, titles, outcome } = await start()
    await search('lyo')
    type('lyon')
    await all.respond(0, [hit('cinemas', 'old')])
    expect([titles(), outcome()]).toEqual([[], 'loading'])
  })

  test('previous hits stay until new ones arrive, and are cleared with the query', async () => {
    const { all, help, search, type, titles, outcome } = await start()
    await search('lyo')
    await all.respond(0, [hit('cinemas', 'lyon')])
    await help.respond(0, [hit('help', 'parking')])
    type('lyon')
    expect([titles(), outcome()]).toEqual([['lyon', 'parking'], 'loading'])
    type('ly')
    expect([titles(), outcome()]).toEqual([[], 'idle'])
  })

  test('groups have their order and preview sizes', async () => {
    const { actor, all, help, search, outcome } = await start()
    await search('star')
    await help.respond(0, hits('help', 5))
    expect(outcome()).toBe('loading')
    await all.respond(
      0,
      (['pages', 'news', 'offers', 'experiences', 'cities', 'cinemas', 'shows'] as const).flatMap((group) =>
        hits(group, 6),
      ),
    )
    expect(
      groupsOf(actor.getSnapshot()).map(({ group, hits: shown, count }) => [group, shown.length, count]),
    ).toEqual([
      ['shows', 4, 6],
      ['cinemas', 3, 6],
      ['cities', 3, 6],
      ['experiences', 3, 6],
      ['offers', 4, 6],
      ['news', 4, 6],
      ['pages', 3, 6],
      ['help', 3, 5],
    ])
    expect(outcome()).toBe('found')
  })

  test('one search fails without the other, and is retried alone', async () => {
    const { actor, all, help, search, titles, outcome } = await start()
    await search('lyon')
    await all.respond(0, [hit('cinemas', 'lyon')])
    expect(outcome()).toBe('found')
    await help.fail(0, new Error('down'))
    expect([titles(), outcome(), failedSearches(actor.getSnapshot())]).toEqual([['lyon'], 'found', ['help']])
    actor.send({ type: 'search.retry' })
    expect([all.sent.length, help.sent.length]).toEqual([1, 2])
    await help.respond(1, [hit('help', 'parking')])
    expect([titles(), failedSearches(actor.getSnapshot())]).toEqual([['lyon', 'parking'], []])
  })

  test('no hits differ from a failure', async () => {
    const { actor, all, help, search, outcome } = await start()
    await search('xyz')
    await all.respond(0, [])
    expect(outcome()).toBe('loading')
    await help.fail(0, new Error('down'))
    expect(outcome()).toBe('nothing')
    await search('xyzz')
    await all.fail(1, new Error('down'))
    await help.respond(1, [])
    expect([outcome(), failedSearches(actor.getSnapshot())]).toEqual(['failed', ['all']])
  })
})

describe('a group', () => {
  test('a new query collapses the group, an equal one does not', async () => {
    const { actor, all, search, type } = await start()
    await search('star')
    await all.respond(0, hits('shows', 6))
    actor.send({ type: 'group.expand', group: 'shows' })
    type('stár')
    expect(actor.getSnapshot().matches({ view: 'expanded' })).toBe(true)
    type('stars')
    expect(actor.getSnapshot()).toMatchObject({ value: { view: 'overview' }, context: { expanded: null } })
  })
})

describe('history', () => {
  test('retains the three newest, each address once', async () => {
    const saved = [item('/a'), item('/b'), item('/a', 'again'), item('/c'), item('/d')]
    const { actor, saveHistory } = await start(saved)
    expect(actor.getSnapshot().context.history.map(({ url }) => url)).toEqual(['/a', '/b', '/c'])
    actor.send({ type: 'result.follow', item: item('/b', 'newer') })
    expect(actor.getSnapshot().context.history).toEqual([item('/b', 'newer'), item('/a'), item('/c')])
    actor.send({ type: 'result.follow', item: item('/e') })
    expect(saveHistory.mock.lastCall?.[0].map(({ url }: SearchHistoryItem) => url)).toEqual([
      '/e',
      '/b',
      '/a',
    ])
  })

  test('is not overwritten before it is read', async () => {
    const saveHistory = vi.fn()
    const machine = searchMachine.provide({
      actors: { readHistory: fromPromise(() => new Promise<readonly SearchHistoryItem[]>(() => {})) },
      actions: { saveHistory },
    })
    const actor = createActor(machine, { input: { limits, helpCentre: true } }).start()
    actor.send({ type: 'result.follow', item: item('/a') })
    expect([saveHistory.mock.calls, actor.getSnapshot().context.history]).toEqual([[], []])
  })
})

test.each([
  ['  Ciné   Été ', 'cine ete'],
  ['ZÜRICH', 'zurich'],
  ['   ', ''],
])('%j is normalized to %j', (query, question) => {
  expect(questionOf(query)).toBe(question)
})
