import { createSitePaths } from '@marquee/addresses/site-paths.ts'
import { createInstance } from 'i18next'
import { afterEach, expect, test, vi } from 'vitest'
import { defaultFlags } from '#config/flags.ts'
import { sites } from '#config/sites.ts'
import { markHydrated } from '../../document/hydration.ts'
import { comeBack } from './come-back.ts'

vi.mock('./external-identity.ts', () => ({
  finishReturn: async () => ({ target: '/cinemas', silent: false, fault: null }),
}))

afterEach(() => vi.unstubAllGlobals())

test('goes on to the target only once the page is hydrated, which must stay as it was sent until then', async () => {
  const origin = 'https://fr.marquee.example'
  vi.stubGlobal('location', { href: `${origin}/`, origin, pathname: '/' })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  const navigate = vi.fn<() => Promise<void>>(async () => {})
  const site = sites.fr
  const edition = {
    paths: createSitePaths(site, defaultFlags('fr')),
    flags: defaultFlags('fr'),
    language: 'fr',
    site,
    i18n: createInstance(),
  } as const

  const arrived = comeBack({
    navigate,
    subscribe: () => () => {},
    state: { status: 'idle' },
    options: { context: { edition } },
  })
  await new Promise(setImmediate)
  expect(navigate).not.toHaveBeenCalled()
  markHydrated()
  await arrived
  expect(navigate).toHaveBeenCalledWith(expect.objectContaining({ to: '/fr/cinemas', replace: true }))
})
