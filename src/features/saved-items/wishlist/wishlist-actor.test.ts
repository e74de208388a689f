import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limits } from '#config/limits.ts'
import type { PersistedStore } from '../../../storage/persisted-store.ts'
import { parseWishes, startWishlist, writeWishes } from './wishlist-actor.ts'

const NAME = 'wishlist-fr'
const wish = (slug: string) => ({ slug, title: slug })

describe('the stored list', () => {
  it('is read as it was written', () => {
    const wishes = [wish('heron'), wish('wolf')]
    expect(parseWishes(writeWishes(wishes))).toEqual(wishes)
  })

  it.each([
    ['nothing', null],
    ['no JSON', '[{'],
    ['no list', '{"slug":"heron","title":"Heron"}'],
    ['a text', '"heron"'],
  ])('is empty with %s', (_, stored) => expect(parseWishes(stored)).toEqual([]))

  it('drops invalid entries and keeps the others', () => {
    const entries = [
      wish('heron'),
      null,
      'wolf',
      { slug: 'no-title' },
      { slug: '', title: 'Empty' },
      { slug: '../profile', title: 'A path' },
      { slug: 'a'.repeat(201), title: 'Long' },
      { slug: 'long-title', title: 'a'.repeat(301) },
      wish('heron'),
      { ...wish('fox'), script: 'alert(1)' },
    ]
    expect(parseWishes(JSON.stringify(entries))).toEqual([wish('heron'), wish('fox')])
  })

  it('has at most as many films as the limit', () => {
    const many = Array.from({ length: limits.wishlist.onDevice + 5 }, (_, index) => wish(`film-${index}`))
    const read = parseWishes(writeWishes(many))
    expect([read.length, read[0]?.slug]).toEqual([limits.wishlist.onDevice, 'film-0'])
  })
})

let listeners: ((event: { key: string | null }) => void)[] = []

beforeEach(() => {
  listeners = []
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof listeners)[number]) =>
    listeners.push(listener),
  )
  vi.stubGlobal('navigator', {})
})

afterEach(() => vi.unstubAllGlobals())

function begin(stored: string | null, merge: (shows: readonly string[]) => Promise<void> = async () => {}) {
  const values = new Map(stored === null ? [] : [[NAME, stored]])
  const store: PersistedStore = {
    read: (name) => values.get(name) ?? null,
    write: (name, value) => void values.set(name, value),
    remove: (name) => void values.delete(name),
  }
  const actor = startWishlist({ store, name: NAME, merge, onFull: () => {} })
  return { actor, values, slugs: () => parseWishes(values.get(NAME) ?? null).map(({ slug }) => slug) }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('the list in the browser', () => {
  it('survives invalid content, which the next change replaces', () => {
    const { actor, slugs } = begin('{"broken')
    actor.send({ type: 'wish.add', wish: wish('heron') })
    expect(slugs()).toEqual(['heron'])
  })

  it('follows what another tab stores', () => {
    const { actor, values } = begin(null)
    values.set(NAME, writeWishes([wish('wolf')]))
    for (const notify of listeners) notify({ key: 'theme' })
    expect(actor.getSnapshot().context.wishes).toEqual([])
    for (const notify of listeners) notify({ key: NAME })
    expect(actor.getSnapshot().context.wishes).toEqual([wish('wolf')])
  })

  it('leaves no empty list behind', () => {
    const { actor, values } = begin(writeWishes([wish('heron')]))
    actor.send({ type: 'wish.remove', slug: 'heron' })
    expect(values.size).toBe(0)
  })
})

describe('the merge', () => {
  it('removes the list after the confirmation only', async () => {
    const confirmations: (() => void)[] = []
    const merge = vi.fn<(shows: readonly string[]) => Promise<void>>(
      () => new Promise((resolve) => confirmations.push(resolve)),
    )
    const { actor, slugs } = begin(writeWishes([wish('heron'), wish('wolf')]), merge)
    actor.send({ type: 'client.change', client: 'c-1' })
    await settled()
    expect([slugs(), merge.mock.calls]).toEqual([['heron', 'wolf'], [[['heron', 'wolf']]]])
    confirmations[0]?.()
    await settled()
    expect(slugs()).toEqual([])
  })

  it('sends nothing that another tab has merged in the meantime', async () => {
    const merge = vi.fn<(shows: readonly string[]) => Promise<void>>(async () => {})
    const { actor, values } = begin(writeWishes([wish('heron')]), merge)
    values.delete(NAME)
    actor.send({ type: 'client.change', client: 'c-1' })
    await settled()
    expect([merge.mock.calls, actor.getSnapshot().context.wishes]).toEqual([[], []])
  })
})
