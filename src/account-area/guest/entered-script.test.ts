import { afterEach, expect, test, vi } from 'vitest'
import code from './entered-script.ts?script'

const dataset = {
  message: '{"event":"parent_exchange","data":{"event":"login"}}',
  origin: 'https://tn.marquee.example',
  home: 'https://tn.marquee.example/fr',
}

function run(place: { readonly framed: boolean }) {
  const location = { replace: vi.fn<(address: string) => void>() }
  const parent = { postMessage: vi.fn<(message: unknown, origin: string) => void>() }
  const own = {}
  vi.stubGlobal('document', { currentScript: { dataset } })
  vi.stubGlobal('location', location)
  vi.stubGlobal('window', own)
  vi.stubGlobal('parent', place.framed ? parent : own)
  new Function(code)()
  return { opened: location.replace.mock.calls, posted: parent.postMessage.mock.calls }
}

afterEach(() => void vi.unstubAllGlobals())

test("posts its message to the site's origin only when in a frame", () => {
  const message = { event: 'parent_exchange', data: { event: 'login' } }
  expect(run({ framed: true })).toEqual({ opened: [], posted: [[message, dataset.origin]] })
})

test("opens the site's page outside of a frame", () => {
  expect(run({ framed: false })).toEqual({ opened: [[dataset.home]], posted: [] })
})
