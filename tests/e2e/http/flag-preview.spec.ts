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

/** Retried twice if the page was rendered again in between: its content follows the running programme. */
async function unchanged(path: string, work: () => Promise<void>, tries = 3): Promise<void> {
  const before = shared(await requestSite('be', path))
  await work()
  const after = shared(await requestSite('be', path))
  if (JSON.stringify(after) !== JSON.stringify(before) && tries > 1) return unchanged(path, work, tries - 1)
  expect(after).toEqual(before)
}

test('two visitors with different previews and a stranger never get each other’s pages', async () => {
  const one = previewing('be', { voucherChecker: true, wallet: false })
  const two = previewing('be', { giftCard: true })
  const live = defaultFlags('be')
  const expected = [
    [one, { voucherChecker: true, wallet: false }],
    [{}, undefined],
    [two, { giftCard: true }],
  ] as const
  for (const path of ['/fr', '/fr/cinemas', '/fr/voucher', '/fr/giftcard']) {
    const rounds = [...expected, ...expected, ...expected].map(
      async ([headers, flags]) => [await requestSite('be', path, { headers }), flags] as const,
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

test('previews do not change a byte of the pages of other visitors', async () => {
  const headers = previewing('be', { voucherChecker: true, offersMenu: false })
  for (const path of ['/fr', '/nl/voucher']) {
    await unchanged(path, async () => {
      for (const requested of [headers, { ...headers, 'if-none-match': '*' }])
        expect((await requestSite('be', path, { headers: requested })).headers.etag).toBeUndefined()
    })
  }
  for (const path of ['/sitemap.xml', '/robots.txt']) {
    const [usual, seen] = [await requestSite('be', path), await requestSite('be', path, { headers })]
    expect(seen.body).toBe(usual.body)
  }
})

test('the data of the shell follow the flags of the preview, and are not cached', async () => {
  const requestMenu = (headers: Readonly<Record<string, string>>) =>
    requestSite('be', '/_page/shell?language=fr', { headers })
  const [usual, seen] = [
    await requestMenu({}),
    await requestMenu(previewing('be', { offersMenu: false, facebook: false })),
  ]
  expect([seen.status, seen.headers['cache-control'], seen.headers['x-robots-tag']]).toEqual([
    200,
    'no-store',
    'noindex',
  ])
  expect([usual.body.includes('facebook'), seen.body.includes('facebook')]).toEqual([true, false])
})

test('a link sets one cookie and redirects; an invalid one is refused in the language of the page', async () => {
  const token = previewToken('be', { vod: true })
  const good = await requestSite('be', `/_preview?token=${token}&to=%2Fnl`)
  expect([good.status, good.headers.location, good.headers['set-cookie']?.length]).toEqual([303, '/nl', 1])
  const bad = await requestSite('fr', `/_preview?token=${token}&to=%2Fen`)
  expect([
    bad.status,
    bad.headers['cache-control'],
    bad.headers['x-robots-tag'],
    bad.headers['set-cookie'],
  ]).toEqual([403, 'no-store', 'noindex', undefined])
  expect(bad.body).toContain('<html lang="en">')
})
