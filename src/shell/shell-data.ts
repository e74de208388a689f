import { createIsomorphicFn } from '@tanstack/react-start'
import { definePage } from '../page-kit/define-page.ts'
import { editionInput } from '../page-kit/page-input.ts'
import { composeShell } from './shell.server.ts'

export const shellData = definePage({
  name: 'shell',
  texts: [],
  onServer: createIsomorphicFn().server(() => ({ input: editionInput, compose: composeShell })),
})
