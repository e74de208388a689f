import { expect, test } from 'vitest'
import { footerQuestions } from './shell-footer.tsx'

const group = (type: string | null, slugs: readonly string[], ...titles: readonly string[]) => ({
  type,
  slugs,
  questions: titles.map((title) => ({ title, text: `<p>${title}</p>` })),
})

const groups = [
  group(null, [], 'of every page'),
  group('Cinema', [], 'of every cinema'),
  group('cinema', ['rex', 'vox'], 'of two cinemas', 'of every cinema'),
  group('experience', ['4dx'], 'of 4DX'),
  group(null, ['rex'], 'of anything called rex'),
  group('help', [], 'of the help centre'),
  group('shed', [], 'of no page that we know'),
]

const questionsFor = (pageType: string, kind?: string, item?: string) =>
  footerQuestions(groups, { pageType, kind, item }).map(({ title }) => title)

test('a group without a type is for every page, also for "not found"', () => {
  expect(questionsFor('NotFound')).toEqual(['of every page'])
})

test('a type is a page type or a route kind, in any case', () => {
  expect(questionsFor('Cinema', 'cinema', 'lux')).toEqual(['of every page', 'of every cinema'])
  expect(questionsFor('Faq', 'help')).toEqual(['of every page', 'of the help centre'])
})

test('slugs limit a group to single pages, and questions occur once', () => {
  expect(questionsFor('Cinema', 'cinema', 'rex')).toEqual([
    'of every page',
    'of every cinema',
    'of two cinemas',
    'of anything called rex',
  ])
  expect(questionsFor('Experience', 'experience', '4dx')).toEqual(['of every page', 'of 4DX'])
  expect(questionsFor('Experience', 'experience', 'imax')).toEqual(['of every page'])
})
