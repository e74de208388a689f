import { createIsomorphicFn } from '@tanstack/react-start'
import { definePage } from '../page-kit/define-page.ts'
import { editionInput } from '../page-kit/page-input.ts'
import { composeLocator } from './locator.server.ts'

export const locatorData = definePage({
  name: 'locator',
  texts: ['locator'],
  onServer: createIsomorphicFn().server(() => ({ input: editionInput, compose: composeLocator })),
})
