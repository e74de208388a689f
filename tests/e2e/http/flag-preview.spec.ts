import { expect, test } from '@playwright/test'
import { defaultFlags, type FlagValues } from '#config/flags.ts'
import { previewing } from '../flag-preview.ts'
import { requestSite, type SiteResponse } from '../http.ts'

/** Flags as embedded in the page for the browser. */
function bootOf({ body }: SiteResponse): {
  readonly flags: FlagValues
  readonly preview?: { readonly flags: Partial<FlagValues> }
} {
  const [, json = '{}'] = /<script id="boot" type="application\/json">(.*?)<\/script>/s.exec(body) ?? []
  return JSON.parse(json)
}

test('two visitors with different previews and a stranger never get each other’s pages', {
  tag: '@quick',
}, async () => {
  const one = previewing('sn', { voucherChecker: true, wallet: false })
  const two = previewing('sn', { giftCard: true })
  const live = defaultFlags('sn')
  const expected = [
    [one, { voucherChecker: true, wallet: false }],
    [{}, undefined],
    [two, { giftCard: true }],
  ] as const
  for (const path of ['/fr', '/fr/cinemas', '/fr/voucher', '/fr/giftcard']) {
    const rounds = [...expected, ...expected, ...expected].map(
      async ([headers, flags]) => [await requestSite('sn', path, { headers }), flags] as const,
    )
    for (const [response, flags] of await Promise.all(rounds)) {
      const boot = bootOf(response)
      expect(boot.preview?.flags, path).toEqual(flags)
      expect(boot.flags, path).toEqual({ ...live, ...flags })
      expect(response.headers['cache-control'], path).toBe(
        flags ? 'no-store' : 'public, max-age=0, must-revalidate',
      )
      expect(response.headers['x-robots-tag'], path).toBe(flags ? 'noindex' : undefined)
      const exists =
        (path !== '/fr/voucher' || boot.flags.voucherChecker) &&
        (path !== '/fr/giftcard' || boot.flags.giftCard)
      expect(response.status, path).toBe(exists ? 200 : 404)
    }
  }
})
