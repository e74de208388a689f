import { beforeEach, expect, test, vi } from 'vitest'
import { HIDDEN_STORE } from '../../storage/hidden-films.ts'

const rules = vi.fn<(text: string) => void>()
let notifyTab: (event: { readonly key: string | null }) => void

beforeEach(() => {
  vi.resetModules()
  rules.mockClear()
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  })
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('hidingSheet', undefined)
  vi.stubGlobal('document', { adoptedStyleSheets: [] })
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync = rules
    },
  )
  vi.stubGlobal('addEventListener', (_: string, listener: typeof notifyTab) => (notifyTab = listener))
})

const film = (slug: string) => ({ slug, title: slug })
const lastRule = () => rules.mock.lastCall?.[0]

test('a film is hidden at once and on the next page, and comes back at a press', async () => {
  const { followHidden, hideFilm, showFilm } = await import('./hidden-films.tsx')
  followHidden()
  hideFilm(film('heron'))
  hideFilm(film('wolf'))
  expect(lastRule()).toContain('[href$="/heron"]')
  expect(localStorage.getItem(HIDDEN_STORE)).toBe(JSON.stringify([film('wolf'), film('heron')]))
  showFilm('heron')
  expect(lastRule()).not.toContain('heron')
  showFilm('wolf')
  expect([lastRule(), localStorage.getItem(HIDDEN_STORE)]).toEqual(['', null])
})

test('other tabs follow', async () => {
  const { followHidden } = await import('./hidden-films.tsx')
  followHidden()
  localStorage.setItem(HIDDEN_STORE, JSON.stringify([film('heron')]))
  notifyTab({ key: 'theme' })
  expect(lastRule()).toBe('')
  notifyTab({ key: HIDDEN_STORE })
  expect(lastRule()).toContain('heron')
})
