import { createIsomorphicFn } from '@tanstack/react-start'
import { definePage } from '../../page-kit/define-page.ts'
import { editionInput, tonightInput } from '../../page-kit/page-input.ts'
import { composeTonightOrAccessible } from './accessible.server.ts'
import { composeTonightPlaces } from './tonight-places.server.ts'

export const tonightAtPage = definePage({
  name: 'tonightAt',
  texts: ['tonight', 'show'],
  onServer: createIsomorphicFn().server(() => ({ input: tonightInput, compose: composeTonightOrAccessible })),
})

export const tonightPlacesPage = definePage({
  name: 'tonightPlaces',
  texts: ['tonight', 'show'],
  onServer: createIsomorphicFn().server(() => ({ input: editionInput, compose: composeTonightPlaces })),
})
