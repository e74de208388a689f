import { expect, test } from 'vitest'
import { editItem, type NewItem, replaceItems } from '../../src/services/content/store/item-writer.ts'
import { showSource } from '../../src/services/content/store/source-switch.ts'
import { openStore, type Store } from '../../src/wiring/open-store.ts'
import { type TestDatabase } from './databases.ts'
import { describeOnEngines } from './on-engines.ts'
import { storeOfEachTest } from './set-up.ts'

const at = '2026-11-20T00:00:00.000Z'
const scope = { site: 'nl', source: 'feed', kind: 'show', language: 'nl' } as const
const item = (id: string, base: Record<string, unknown>, position = 0): NewItem => ({
  id,
  slug: id,
  position,
  base: { slug: id, ...base },
})

describeOnEngines('the store', { dialect: true }, (engine) => {
  let database: TestDatabase
  let store: Store

  storeOfEachTest(engine, async (opened) => {
    store = opened.store
    database = opened.database
    await showSource(store.db, 'nl', 'feed', false, at)
  })

  const write = (items: readonly NewItem[]) => store.transaction((db) => replaceItems(db, scope, items, at))
  async function find(text: string) {
    const found = await store.site('nl').search({ text, kinds: ['show', 'news'], language: 'nl', limit: 5 })
    return found.map(({ id }) => id)
  }
  const read = async (slug: string) => (await store.site('nl').items.find('show', slug, 'nl'))?.fields

  test('an equal item is not written again, and a missing one is removed', async () => {
    const items = [item('a', { title: 'A', nested: { x: 1, y: 2 } }), item('b', { title: 'B' }, 1)]
    expect(await write(items)).toEqual({ added: 2, changed: 0, unchanged: 0, removed: 0 })
    const same = [item('a', { title: 'A', nested: { y: 2, x: 1 } }), item('b', { title: 'B' }, 1)]
    expect(await write(same)).toEqual({ added: 0, changed: 0, unchanged: 2, removed: 0 })
    const changed = { added: 0, changed: 1, unchanged: 0, removed: 1 }
    expect(await write([item('a', { title: 'AA' })])).toEqual(changed)
    expect(await read('b')).toBeUndefined()
  })

  test('an editor’s fields override those of the source one by one, also after later imports', async () => {
    await write([item('a', { title: 'A', duration: 90 })])
    expect(await editItem(store.db, { ...scope, id: 'a' }, { title: 'Edited' }, at)).toBe(true)
    expect(await read('a')).toEqual({ slug: 'a', title: 'Edited', duration: 90 })
    await write([item('a', { title: 'Imported again', duration: 95 })])
    expect(await read('a')).toEqual({ slug: 'a', title: 'Edited', duration: 95 })
    await write([])
    expect(await read('a')).toBeUndefined()
    await write([item('a', { title: 'Back', duration: 99 })])
    expect(await read('a')).toEqual({ slug: 'a', title: 'Edited', duration: 99 })
    await editItem(store.db, { ...scope, id: 'a' }, null, at)
    expect(await read('a')).toEqual({ slug: 'a', title: 'Back', duration: 99 })
    expect(await editItem(store.db, { ...scope, id: 'unknown' }, {}, at)).toBe(false)
  })

  test('search finds current items by their edited text', async () => {
    await write([
      item('a', { title: 'L’Œuvre au noir' }),
      item('b', { title: 'De straße', hubbleCasting: 'Noor Çelik' }, 1),
    ])
    expect(await find('oeuvre')).toEqual(['a'])
    expect(await find('STRASSE celik')).toEqual(['b'])
    expect(await find('noir no')).toEqual(['a'])
    expect(await find('no')).toEqual(['a', 'b'])
    await editItem(store.db, { ...scope, id: 'a' }, { title: 'Zomernacht' }, at)
    expect(await find('oeuvre')).toEqual([])
    expect(await find('zomer')).toEqual(['a'])
    await write([])
    expect(await find('zomer')).toEqual([])
  })

  test('search corrects a word only if no item has it, and includes new words at once', async () => {
    await write([item('a', { title: 'De Orbiter' }), item('b', { title: 'Baan om Saturnus' }, 1)])
    for (const [text, ...ids] of [
      ['orbitter', 'a'],
      ['saturnis de'],
      ['saturnis baan', 'b'],
      ['baen'],
    ] as const)
      expect(await find(text), text).toEqual(ids)
    const titles = ['Orbitter', 'De Orbiter', 'Neptunus']
    await write(titles.map((title, at) => item(['c', 'a', 'd'][at] ?? '', { title }, at)))
    expect(await find('orbitter')).toEqual(['c'])
    expect([await find('neptunos'), await find('saturnos')]).toEqual([['d'], []])
  })

  test('search corrects words of names, also in the middle of five letters, and not by words of articles', async () => {
    await write([
      item('a', { title: 'Nacht', directors: 'Noor Çelik, Agnès Varda' }),
      item('b', { title: 'Waterlelie' }, 1),
    ])
    const article = item('n', { title: 'Zaal', headline: 'Tapijten' })
    await store.transaction((db) => replaceItems(db, { ...scope, kind: 'news' }, [article], at))
    for (const [text, ...ids] of [
      ['varfa', 'a'],
      ['vrada', 'a'],
      ['watterleile', 'b'],
      ['watexleliw', 'b'],
      ['tapijtem'],
      ['zaall', 'n'],
      ['a'.repeat(5_000)],
    ] as const)
      expect(await find(text), text).toEqual(ids)
  })

  test('search ranks an equal title first, then titles with the prefix, then others', async () => {
    const ranked = ['Tosca', 'Toscane', 'Over Tosca']
    await write([
      item('Avond', { title: 'Avond', genres: ['Tosca'] }),
      ...ranked.toReversed().map((title, at) => item(title, { title }, at + 1)),
    ])
    expect(await find('tosca')).toEqual([...ranked, 'Avond'])
  })

  test('a site shows its own sources, in order', async () => {
    await write([item('a', { title: 'Feed' })])
    const ofDemo = [item('a', { title: 'Demo' }), item('d', { title: 'Demo' }, 1)]
    await store.transaction((db) => replaceItems(db, { ...scope, source: 'demo' }, ofDemo, at))
    const titles = async () =>
      (await store.site('nl').items.list('show', 'nl')).map(({ fields }) => fields.title)
    expect(await titles()).toEqual(['Feed'])
    const demo = { site: 'nl', source: 'demo', shown: 1, position: 100, updated_at: at } as const
    await store.db.insertInto('sources').values(demo).execute()
    expect(await titles()).toEqual(['Feed', 'Demo'])
    expect(await store.site('fr').items.list('show', 'fr')).toEqual([])
  })

  test('another store on the same database is notified of a change', async () => {
    const other = await openStore(database)
    try {
      const changes = new Promise((resolve) => other.onChange(resolve))
      await store.announce({ site: 'nl', tags: ['shows', 'show:a'] })
      expect(await changes).toEqual({ site: 'nl', tags: ['shows', 'show:a'] })
    } finally {
      await other.close()
    }
  })

  test('a transaction that fails leaves nothing behind, and opening again migrates nothing', async () => {
    const failing = store.transaction(async (db) => {
      await replaceItems(db, scope, [item('a', { title: 'A' })], at)
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    expect(await read('a')).toBeUndefined()
    await write([item('a', { title: 'A' })])
    const again = await openStore(database)
    expect((await again.site('nl').items.find('show', 'a', 'nl'))?.fields.title).toBe('A')
    await again.close()
  })
})
