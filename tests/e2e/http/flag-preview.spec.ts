import { expect, test } from '@playwright/test'
import { defaultFlags, type FlagValues } from '../../../config/flags.ts'
import { previewing, previewToken } from '../flag-preview.ts'
import { requestSite, type SiteResponse } from '../http.ts'

/** Flags as embedded in the page for the browser. */
function bootOf({ body }: SiteResponse): {
  readonly flags: FlagValues
  readonly preview?: { readonly flags: Partial<FlagValues> }
} {
  const [, json = '{}'] = /<script id="boot" type="application\/json">(.*?)<\/script>/s.exec(body) ?? []
  return JSON.parse(json)
}

const shared = ({ status, headers, body }: SiteResponse) => ({
  status,
  etag: headers.etag,
  cache: headers['cache-control'],
  body,
})

/** When a page was rendered, as its script says: the running programme renders pages again. */
const renderOf = ({ body }: SiteResponse) => /\bu:\d{13}\b/.exec(body)?.[0]

/** The page before and after, of one render. */
async function around(path: string, work: () => Promise<void>): Promise<readonly [object, object]> {
  for (;;) {
    const before = await requestSite('sn', path)
    await work()
    const after = await requestSite('sn', path)
    const isPublic = ({ headers }: SiteResponse) => String(headers['cache-control']).startsWith('public')
    if (!isPublic(before) || !isPublic(after) || renderOf(before) === renderOf(after))
      return [shared(before), shared(after)]
  }
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

test('previews do not change a byte of the pages of other visitors', { tag: '@quick' }, async () => {
  const headers = previewing('sn', { voucherChecker: true, offersMenu: false })
  for (const path of ['/fr', '/en/voucher']) {
    const [before, after] = await around(path, async () => {
      for (const requested of [headers, { ...headers, 'if-none-match': '*' }])
        expect((await requestSite('sn', path, { headers: requested })).headers.etag).toBeUndefined()
    })
    expect(after, path).toEqual(before)
  }
  for (const path of ['/sitemap.xml', '/robots.txt']) {
    const [usual, seen] = [await requestSite('sn', path), await requestSite('sn', path, { headers })]
    expect(seen.body).toBe(usual.body)
  }
})

test('the data of the shell follow the flags of the preview, and are not cached', {
  tag: '@quick',
}, async () => {
  const requestMenu = (headers: Readonly<Record<string, string>>) =>
    requestSite('sn', '/_page/shell?language=fr', { headers })
  const [usual, seen] = [
    await requestMenu({}),
    await requestMenu(previewing('sn', { offersMenu: false, facebook: false })),
  ]
  expect([seen.status, seen.headers['cache-control'], seen.headers['x-robots-tag']]).toEqual([
    200,
    'no-store',
    'noindex',
  ])
  expect([usual.body.includes('facebook'), seen.body.includes('facebook')]).toEqual([true, false])
})

test('a link sets one cookie and redirects; an invalid one is refused in the language of the page', {
  tag: '@quick',
}, async () => {
  const token = previewToken('sn', { vod: true })
  const good = await requestSite('sn', `/_preview?token=${token}&to=%2Fen`)
  expect([good.status, good.headers.location, good.headers['set-cookie']?.length]).toEqual([303, '/en', 1])
  const bad = await requestSite('fr', `/_preview?token=${token}&to=%2Fen`)
  expect([
    bad.status,
    bad.headers['cache-control'],
    bad.headers['x-robots-tag'],
    bad.headers['set-cookie'],
  ]).toEqual([403, 'no-store', 'noindex', undefined])
  expect(bad.body).toContain('<html lang="en">')
})
