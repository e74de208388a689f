import { expect, test } from 'vitest'
import { readClientPath } from './client-path.ts'

test.each([
  ['/api/permanent-autopromo', 'permanent-autopromo', null],
  ['/api/fr/permanent-autopromo', 'permanent-autopromo', 'fr'],
  ['/api/v1/permanent-autopromo', 'permanent-autopromo', null],
  ['/api/fr/cms/1.0.0/subscription/subscription-offers', 'cms/1.0.0/subscription/subscription-offers', 'fr'],
  ['/api/de/permanent-autopromo', 'de/permanent-autopromo', null],
  ['/api/', '', null],
])('%s is the call %s in %s', (path, call, language) =>
  expect(readClientPath(path, ['fr', 'en'])).toEqual({ call, language }),
)
