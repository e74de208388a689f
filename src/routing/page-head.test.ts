import { expect, it } from 'vitest'
import { aComposition } from '../page-kit/composition.fixture.ts'
import { pageHead } from './page-head.ts'

const { edition } = aComposition({})

it.each([
  ['Page supprimée — Marquee', { outcome: 'gone' }],
  ['Page momentanément indisponible — Marquee', { outcome: 'unavailable' }],
  ['Page introuvable — Marquee', undefined],
] as const)('has the title %s and is not indexed', (title, loaded) => {
  expect(pageHead({ match: { context: { edition } }, loaderData: loaded }).meta).toEqual([
    { title },
    { name: 'robots', content: 'noindex' },
  ])
})
