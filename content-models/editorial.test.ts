import { describe, expect, test } from 'vitest'
import { wireArticles } from './article.ts'
import { toFooter, toFooterFaq, wireFooter, wireFooterFaq } from './footer.ts'
import { plainText, safeHtml } from './html.ts'
import { toNewsOffers, toOffersPage, wireOffersPage } from './offers.ts'
import { parseWire } from './parse.ts'
import { toSearchResults, wireSearchResults } from './search.ts'
import { toSettings, wireSettings } from './settings.ts'
import { toTranslations, wireTranslations } from './slugs.ts'
import { readInstant, readLocalDate, readLocalTime } from './time.ts'

describe('HTML', () => {
  test.each([
    ['a <a href="javascript:alert(1)">x <b>y</b></a> z', 'a x <b>y</b> z'],
    ['<a href="//evil.example">x</a>', 'x'],
    ['<a href="/films" rel="opener">x</a>', '<a href="/films" rel="noopener">x</a>'],
    [
      '<a href="mailto:a@b.example">x</a><a href="tel:+33">y</a>',
      '<a href="mailto:a@b.example" rel="noopener">x</a><a href="tel:+33" rel="noopener">y</a>',
    ],
    ['<iframe src="https://x.example"></iframe><style>p{}</style><p style="color:red">ok</p>', '<p>ok</p>'],
    [
      '<table class="x"><tbody><tr><th scope="col" onclick="a()">a</th><td colspan="2" style="x">b</td></tr></tbody></table>',
      '<table><tbody><tr><th scope="col">a</th><td colspan="2">b</td></tr></tbody></table>',
    ],
    [
      '<figure><img src="/media/a.webp" width="640" height="360" onerror="a()"><figcaption>b</figcaption></figure>',
      '<figure><img src="/media/a.webp" alt="" width="640" height="360" loading="lazy" /><figcaption>b</figcaption></figure>',
    ],
    [
      '<img src="/media/art/b.avif?v=1a&amp;w=960">',
      '<img src="/media/art/b.avif?v=1a&amp;w=960" alt="" loading="lazy" />',
    ],
    ['a <img src="https://x.example/a.gif"><img src="/media/../api/me"><img src="/media/a?b"> b', 'a  b'],
    ['a < b & c', 'a &lt; b &amp; c'],
    ['plain', 'plain'],
  ])('sanitises %s', (raw, expected) => expect(safeHtml(raw)).toBe(expected))

  test('extracts the text of HTML', () => {
    expect(plainText('Line<br/>two &amp; <em>three</em>')).toBe('Line two & three')
    expect(plainText('1 < 2')).toBe('1 < 2')
  })
})

describe('times', () => {
  test('reads ISO dates and rejects invalid ones', () => {
    expect(
      ['2026-11-20', '2026-11-20T10:00:00+01:00', '1900-01-01', '2026-02-30', '20/11/2026', ''].map(
        readLocalDate,
      ),
    ).toEqual(['2026-11-20', '2026-11-20', null, null, null, null])
  })

  test('ignores the offset of a local time, and rejects UTC and invalid times', () => {
    expect(
      ['2026-11-20 20:30:00', '2026-11-20T20:30:00+01:00', '2026-11-20T20:30:00Z', '2026-11-20 24:00:00'].map(
        readLocalTime,
      ),
    ).toEqual(['2026-11-20T20:30', '2026-11-20T20:30', null, null])
  })

  test('rejects an instant without an offset, and the year 1900', () => {
    expect(readInstant('2026-11-20T20:30:00+01:00')).toBe('2026-11-20T19:30:00.000Z')
    expect(readInstant('2026-11-20T20:30:00')).toBeNull()
    expect(readInstant('1900-01-01T00:00:00Z')).toBeNull()
  })
})

describe('footer', () => {
  test('omits links without a valid address and empty columns; the cookie link needs no address', () => {
    const wire = wireFooter.parse({
      columns: [
        { title: 'Help', links: [{ title: 'x' }, { title: 'Cookies', cookie: true }] },
        { title: 'Empty', links: [{ title: 'y', url: 'javascript:1' }] },
      ],
    })
    expect(toFooter(wire)).toEqual({
      columns: [{ title: 'Help', links: [{ title: 'Cookies', url: '#', newTab: false, cookie: true }] }],
      socialNetworks: [],
    })
  })

  test('omits questions without a title or description', () => {
    const groups = toFooterFaq(
      wireFooterFaq.parse([
        { type: 'Home', questions: [{ title: 'a' }, { description: 'b' }, { title: 'c', description: 'd' }] },
        {},
      ]),
    )
    expect(groups).toEqual([{ type: 'Home', slugs: [], questions: [{ title: 'c', description: 'd' }] }])
  })
})

describe('settings', () => {
  test('drops injections with an unknown place or element', () => {
    const injections = [
      { place: 'head', element: 'meta', attributes: { name: 'x', content: 'y', bad: 1 } },
      { place: 'body', element: 'script' },
      { place: 'noscript', element: 'object' },
    ]
    expect(toSettings(wireSettings.parse({ injections })).injections).toEqual([
      {
        place: 'head',
        element: 'meta',
        attributes: [
          ['name', 'x'],
          ['content', 'y'],
        ],
        content: null,
      },
    ])
  })

  const read = (wire: object) => parseWire(wireSettings, toSettings, wire)
  test.each([
    ['clientUrl', 'https://account.example/', 'https://account.example'],
    ['clientUrl', 'http://account.localhost:3000', 'http://account.localhost:3000'],
    ['orderTunnelUrl', '/booking', '/booking'],
    ['orderTunnelUrl', 'https://tickets.example/buy', 'https://tickets.example/buy'],
    ['youtubeChannel', '@marquee.example', 'https://www.youtube.com/@marquee.example'],
    ['youtubeChannel', 'https://www.youtube.com/@ours', 'https://www.youtube.com/@ours'],
  ] as const)('%s accepts %s', (name, value, model) =>
    expect(read({ [name]: value })).toMatchObject({ skipped: [], model: { [name]: model } }),
  )

  test.each([
    ['clientUrl', 'http://account.example'],
    ['clientUrl', 'https://user:secret@account.example'],
    ['clientUrl', 'https://account.example/area'],
    ['clientUrl', 'javascript:alert(1)'],
    ['orderTunnelUrl', 'http://tickets.example'],
    ['orderTunnelUrl', 'https://tickets.example/?a=b'],
    ['orderTunnelUrl', '//tickets.example'],
    ['youtubeChannel', 'https://video.example/@ours'],
    ['youtubeChannel', 'our channel'],
  ])('%s drops %s, and reports it', (name, value) =>
    expect(read({ [name]: value })).toMatchObject({ skipped: [{ path: name }], model: { [name]: null } }),
  )

  test('omits the virtual agent unless all four values are set', () => {
    const agent = {
      scriptUrl: 'https://a.example/a.js',
      endpoint: 'https://a.example',
      botId: 7,
      channel: 'web',
    }
    expect(toSettings(wireSettings.parse({ virtualAgent: agent })).virtualAgent).toEqual({
      ...agent,
      botId: '7',
    })
    expect(
      toSettings(wireSettings.parse({ virtualAgent: { ...agent, channel: '' } })).virtualAgent,
    ).toBeNull()
  })
})

describe('articles and offers', () => {
  test('articles default to offers, and their date type to the given dates', () => {
    const wire = wireArticles.parse([
      { slug: 'a', title: 'A' },
      { slug: 'b', title: 'B', startDate: '2026-11-20', endDate: '2026-11-25', type: 'news' },
      { slug: 'c', title: 'C', dateType: 'until', endTime: '2026-11-25 20:00:00' },
    ])
    expect(toNewsOffers(wire).map(({ type, dateType, start, end }) => [type, dateType, start, end])).toEqual([
      ['offer', 'noDate', null, null],
      ['news', 'interval', '2026-11-20', '2026-11-25'],
      ['offer', 'until', null, '2026-11-25T20:00'],
    ])
  })

  test('drops unknown and repeated blocks of the offers page, and has a default order', () => {
    expect(
      toOffersPage(
        wireOffersPage.parse({ title: 'x', blockOrder: ['ecards', 'nonsense', 'event', 'ecards'] }),
      ).blocks,
    ).toEqual(['ecards', 'event'])
    expect(toOffersPage(wireOffersPage.parse({ title: 'x' })).blocks).toEqual([
      'promotion',
      'event',
      'temporary',
      'ecards',
    ])
  })
})

describe('search and translations', () => {
  test('omits events and unknown kinds, and reads a hit without a type as a show', () => {
    const hits = [
      { slug: 'a', title: 'A' },
      { slug: 'b', title: 'B', type: 'event' },
      { slug: 'c', title: 'C', type: 'cinema' },
      { title: 'D', type: 'faq' },
      { slug: 'e', title: 'E', type: 'toString' },
    ]
    expect(toSearchResults(wireSearchResults.parse(hits)).map(({ type, slug }) => [type, slug])).toEqual([
      ['show', 'a'],
      ['cinema', 'c'],
    ])
  })

  test('reads a slug per language and drops invalid ones', () => {
    expect(toTranslations(wireTranslations.parse({ FR: 'un', en: 'one', de: null, nl: 'a/b' }))).toEqual({
      fr: 'un',
      en: 'one',
    })
    expect(toTranslations(wireTranslations.parse([]))).toEqual({})
  })
})
