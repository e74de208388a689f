import { createIsomorphicFn } from '@tanstack/react-start'
import { definePage } from '../../page-kit/define-page.ts'
import { listInput } from '../../page-kit/page-input.ts'
import { composeCinemas } from './cinemas.server.ts'

export const cinemasPage = definePage({
  name: 'cinemas',
  texts: ['cinemas'],
  onServer: createIsomorphicFn().server(() => ({ input: listInput, compose: composeCinemas })),
})
