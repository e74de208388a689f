import { expect, test } from 'vitest'
import { formTexts, pathOf } from './form-texts.ts'

const words = (text: string, format = 0) => ({ type: 'text', text, format })
const values = {
  id: 7,
  slug: 'neige',
  seo: { title: 'Neige', metaDesc: 'Flocons' },
  title: 'Neige',
  content: {
    root: {
      children: [
        { type: 'paragraph', children: [words('Il '), words('neige', 1), words('.')] },
        { type: 'list', children: [{ type: 'listitem', children: [words('À Genève')] }] },
      ],
    },
  },
  blocks: [
    { id: 'a', blockType: 'text', title: 'Tarifs' },
    { id: 'b', blockType: 'text', title: 'Dès  9 francs', amount: 9 },
  ],
  _status: 'draft',
}
const texts = formTexts(values)

test('finds the field of a text by what stands around the place of a press', () => {
  expect(pathOf(texts, ['neige', 'Il neige.', 'Il neige. À Genève'])).toBe('content')
  expect(pathOf(texts, ['À Genève'])).toBe('content')
  expect(pathOf(texts, ['Dès 9 francs'])).toBe('blocks.1.title')
  expect(pathOf(texts, ['Flocons'])).toBe('seo.metaDesc')
  expect(pathOf(texts, ['Réserver', 'Réserver Neige'])).toBeUndefined()
})

test('prefers the text of the page to its repetition elsewhere in the form', () => {
  expect(pathOf(texts, ['Neige'])).toBe('title')
})

test('has no text that visitors do not read', () => {
  expect(texts.map(({ text }) => text)).not.toContain('draft')
  expect(pathOf(texts, ['neige', 'a'])).toBeUndefined()
  expect(formTexts('neige'.at(9))).toEqual([])
})
