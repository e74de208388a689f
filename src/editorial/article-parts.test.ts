import { expect, test } from 'vitest'
import type { ShowCardModel, TrailerModel } from '../page-models/parts.ts'
import { articleParts } from './article-parts.ts'

const card = (slug: string): ShowCardModel => ({
  slug,
  title: slug,
  titleLanguage: null,
  href: `/films/${slug}`,
  poster: null,
  flag: null,
  line: '',
  marks: [],
})
const cards = new Map(['kalk', 'heron'].map((slug) => [`/films/${slug}`, card(slug)]))
const list = (...slugs: readonly string[]) =>
  `<ul>${slugs.map((slug) => `<li><a href="/films/${slug}" rel="noopener">${slug}</a></li>`).join('')}</ul>`
const video = (address: string, title: string): TrailerModel | null =>
  address === 'https://video.example/?a=1&b=2'
    ? {
        id: address,
        title,
        provider: 'youtube',
        consent: null,
        src: address,
        href: address,
        snapshot: null,
        main: true,
        language: null,
      }
    : null
const slugs = (html: string) =>
  articleParts(html, { cards, video }).map((part) =>
    part.part === 'text'
      ? part.html
      : part.part === 'video'
        ? part.video.title
        : part.shows.map(({ slug }) => slug),
  )

test('a list of links to films is shown as films, between the texts', () =>
  expect(slugs(`<p>a</p>${list('kalk', 'heron')}<p>b</p>`)).toEqual([
    '<p>a</p>',
    ['kalk', 'heron'],
    '<p>b</p>',
  ]))

test.each([
  ['of which one is unknown', list('kalk', 'gone')],
  ['with more than links', '<ul><li><a href="/films/kalk">Kalk</a>, tonight</li></ul>'],
])('a list %s stays text', (_, html) => {
  expect(slugs(`<p>a</p>${html}<p>b</p>`)).toEqual([`<p>a</p>${html}<p>b</p>`])
  expect(slugs(`${html}${list('heron')}`)).toEqual([html, ['heron']])
})

test('a paragraph that is a link to a video is shown as the video, and any other as text', () => {
  const link = (address: string) => `<p><a href="${address}" rel="noopener">Making of</a></p>`
  const watched = link('https://video.example/?a=1&amp;b=2')
  const other = link('https://other.example/')
  expect(slugs(`<p>a</p>${watched}${other}${list('kalk')}`)).toEqual([
    '<p>a</p>',
    'Making of',
    other,
    ['kalk'],
  ])
})
