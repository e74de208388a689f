import { expect, it } from 'vitest'
import { isReached } from './changed.mjs'

it.each([
  ['browser', 'src/pages/home/home-view.tsx', true],
  ['browser', 'docs/flags.md', false],
  ['browser', 'tests/contracts/store.test.ts', false],
  ['cms-unit', 'content-models/show.ts', true],
  ['cms-unit', 'src/pages/home/home-view.tsx', false],
  ['unleash', 'package-lock.json', true],
  ['lint', 'docs/flags.md', true],
])('%s after a change of %s: %s', (part, file, reached) => expect(isReached(part, [file])).toBe(reached))
