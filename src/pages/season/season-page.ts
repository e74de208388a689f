import { createIsomorphicFn } from '@tanstack/react-start'
import { definePage } from '../../page-kit/define-page.ts'
import { seasonInput } from '../../page-kit/page-input.ts'
import { composeSeason } from './season.server.ts'

export const seasonPage = definePage({
  name: 'season',
  texts: ['seasons'],
  onServer: createIsomorphicFn().server(() => ({ input: seasonInput, compose: composeSeason })),
})
