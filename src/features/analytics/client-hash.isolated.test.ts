import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { consent } from '#config/consent.ts'
import { sites } from '#config/sites.ts'

const hash = 'a'.repeat(64)
const other = 'b'.repeat(64)
const edition = { site: sites.fr }

let cookie: string
let notify: () => void

const decide = (...categories: readonly string[]) => {
  cookie = `${consent.cookie}=${encodeURIComponent(JSON.stringify({ categories: ['necessary', ...categories], revision: consent.revision }))}`
}

beforeEach(() => {
  vi.resetModules()
  cookie = ''
  vi.stubGlobal('window', {})
  vi.stubGlobal('innerWidth', 1440)
  vi.stubGlobal('document', {
    get cookie() {
      return cookie
    },
    addEventListener: (_type: string, call: () => void) => {
      notify = call
    },
    removeEventListener: () => {},
  })
})

afterEach(() => vi.unstubAllGlobals())

const open = async () => (await import('./client-hash.ts')).notifyClientHash
const settled = () => vi.dynamicImportSettled()
const written = () => window.dataLayer ?? []

test('records nothing of a client without consent to statistics', async () => {
  const setHash = await open()
  setHash(hash, edition)
  decide('marketing')
  notify()
  await settled()
  expect(written()).toEqual([])
})

test('records the hash once with consent, and never the address', async () => {
  decide('statistics')
  const setHash = await open()
  setHash(hash, edition)
  setHash(hash, edition)
  notify()
  await settled()
  expect(written()).toEqual([
    { event: 'client_known', country: 'FR', platform_type: 'web-desktop', email_hash: hash },
  ])
})

test('records the current client when consent is given later', async () => {
  const setHash = await open()
  setHash(hash, edition)
  setHash(null, edition)
  setHash(other, edition)
  decide('statistics')
  notify()
  await settled()
  expect(written()).toMatchObject([{ email_hash: other }])
})

test('records the client again after renewed consent', async () => {
  decide('statistics')
  const setHash = await open()
  setHash(hash, edition)
  await settled()
  decide()
  notify()
  delete window.dataLayer
  setHash(hash, edition)
  await settled()
  expect(written()).toEqual([])
  decide('statistics')
  notify()
  await settled()
  expect(written()).toHaveLength(1)
})

test('records nothing without a client', async () => {
  decide('statistics')
  const setHash = await open()
  setHash(null, edition)
  await settled()
  expect(written()).toEqual([])
})
