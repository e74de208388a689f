import { createIsomorphicFn } from '@tanstack/react-start'
import { definePage } from '../../page-kit/define-page.ts'
import { editionInput, informationInput } from '../../page-kit/page-input.ts'
import { composeInformation } from './information.server.ts'
import { composeMobileApp } from './mobile-app.server.ts'

export const informationPage = definePage({
  name: 'information',
  texts: ['information'],
  onServer: createIsomorphicFn().server(() => ({ input: informationInput, compose: composeInformation })),
})

export const mobileAppPage = definePage({
  name: 'mobileApp',
  texts: ['mobile-app'],
  onServer: createIsomorphicFn().server(() => ({ input: editionInput, compose: composeMobileApp })),
})
