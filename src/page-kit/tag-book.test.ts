import { describe, expect, test } from 'vitest'
import { toExperienceSummary, wireExperienceSummary } from '#models/experience.ts'
import { loadTagNotes } from '../programme/tag-notes.server.ts'
import { aComposition, aTag } from './composition.fixture.ts'
import { createBooks } from './labels.ts'

const shown = { showtime: true }
const tags = [
  aTag('imax', {
    title: 'MAX',
    highlighted: true,
    orderShowtime: 2,
    display: { ...shown, cinema: true },
    tooltip: { title: 'Le grand écran', description: '<p>Grand.</p>' },
    displayPopup: true,
    modalTitle: 'En détail',
    modalDescription: '<p>Vingt mètres.</p>',
    ctaUrl: '/redirect/fr/experience/imax',
  }),
  aTag('dolby', {
    title: 'Vision',
    orderShowtime: 1,
    display: { ...shown, show: true },
    icon: { type: 'img', value: '/media/vision.avif' },
  }),
  aTag('relief', { title: '3D active', display: shown, icon: { type: 'text', value: '3D' } }),
  aTag('ad', {
    title: 'Audiodescription',
    display: { accessibility: true },
    icon: { type: 'sprite', value: 'ear' },
  }),
  aTag('odd', { title: 'Étrange', display: shown, icon: { type: 'sprite', value: 'unheard-of' } }),
  aTag('hidden', {
    title: 'Interne',
    display: { cinemaFilters: true },
    tooltip: { title: 'x', description: '<p>x</p>' },
  }),
]
const composition = aComposition({
  experiences: async () => [
    toExperienceSummary(wireExperienceSummary.parse({ slug: 'salle-vision', title: 'Vision', tag: 'dolby' })),
  ],
})
const { tags: book } = createBooks(composition.edition.i18n, tags, [])
const every = tags.map(({ slug }) => slug)

describe('marks of the board', () => {
  test('are sorted, have a picture, an icon or text, and are lit if editors highlight them', () =>
    expect(book.marks(every, 'format')).toEqual([
      { tag: 'dolby', label: 'Vision', image: '/media/vision.avif?w=160&f=webp' },
      { tag: 'imax', label: 'MAX', lit: true },
      { tag: 'odd', label: 'Étrange' },
      { tag: 'relief', label: '3D' },
    ]))

  test('accessibility tags have their icon', () =>
    expect(book.marks(every, 'accessibility')).toEqual([
      { tag: 'ad', label: 'Audiodescription', icon: 'ear' },
    ]))

  test('names a tag only in its own places, in the order of that place', () => {
    expect(book.namesIn('cinema', every)).toEqual(['MAX'])
    expect(book.namesIn('show', every)).toEqual(['Vision'])
    const ordered = [
      aTag('a', { orderShowtime: 1, tagOrder: 2, display: { cinema: true } }),
      aTag('b', { tagOrder: 1, display: { cinema: true } }),
    ]
    expect(createBooks(composition.edition.i18n, ordered, []).tags.namesIn('cinema', ['a', 'b'])).toEqual([
      'B',
      'A',
    ])
  })
})

describe('notes of marks', () => {
  test('cover tags with a mark and an explanation', async () => {
    const notes = await loadTagNotes(composition, book, every)
    expect(notes.map(({ tag, link }) => [tag, link?.href])).toEqual([
      ['imax', '/experiences/imax'],
      ['dolby', '/experiences/salle-vision'],
    ])
    expect(notes[0]).toMatchObject({
      title: 'Le grand écran',
      text: '<p>Grand.</p>',
      more: { title: 'En détail', text: '<p>Vingt mètres.</p>' },
    })
  })

  test('exclude tags that the page does not show', async () =>
    expect(await loadTagNotes(composition, book, ['dolby'])).toHaveLength(1))
})

test('formats without a list of tags have their brand names', () => {
  const { tags: unlisted } = createBooks(composition.edition.i18n, [], [])
  const marks = unlisted.marks(['screenx', 'imax', '4dx', 'dolby'], 'format')
  expect(marks.map(({ label }) => label)).toEqual(['IMAX', '4DX', 'ScreenX', 'Dolby'])
})
