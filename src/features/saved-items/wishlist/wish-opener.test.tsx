import { frenchMarkup } from '@marquee/design/test-rendering.tsx'
import { expect, it, vi } from 'vitest'
import { SiteContext } from '../../../page-kit/site-context.ts'
import { WishOpener } from './wish-opener.tsx'

const markupOf = (clientHref: string | null, listHref: string | undefined) =>
  frenchMarkup(
    <SiteContext value={{ hrefOf: () => listHref, region: 'FR', locator: null, clientHref }}>
      <WishOpener show={{ slug: 'heron', title: 'Le Héron' }} />
    </SiteContext>,
    ['show'],
  )

it('opens the sign-in only where the wishlist has no page', () => {
  expect(markupOf('/client', undefined)).toContain('data-opens="centredSignIn"')
  expect(markupOf('/client', '/mes-envies')).not.toContain('data-opens')
})

it('is there without accounts if the device can save the film, else not', () => {
  expect(markupOf(null, '/mes-envies')).toContain('aria-pressed="false"')
  expect(markupOf(null, undefined)).toBe('')
})

it('saves without a client instead of requiring one', async () => {
  const { requireClient } = await import('../../auth/client-loader.ts')
  vi.stubGlobal('document', { cookie: '', documentElement: { dataset: {} } })
  vi.stubGlobal('window', {})
  const [proceed, signedOut] = [vi.fn<() => void>(), vi.fn<() => void>()]
  await requireClient('/client', { proceed, signedOut }, {} as Element)
  vi.unstubAllGlobals()
  expect([proceed.mock.calls.length, signedOut.mock.calls.length]).toEqual([0, 1])
})
