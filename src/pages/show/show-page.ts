import { createIsomorphicFn } from '@tanstack/react-start'
import { definePage } from '../../page-kit/define-page.ts'
import { showInput } from '../../page-kit/page-input.ts'
import { composeShow } from './show.server.ts'

export const showPage = definePage({
  name: 'show',
  texts: ['show'],
  onServer: createIsomorphicFn().server(() => ({ input: showInput, compose: composeShow })),
})
