import { describe, expect, it } from 'vitest'
import { reachedBy } from './changed.mjs'

// Reads every file of the repository.
describe('what a change reaches', { tags: ['rest'] }, () => {
  it.each([
    ['e2e', 'src/pages/home/home-view.tsx', true],
    ['e2e', 'docs/flags.md', false],
    ['e2e', 'tests/contracts/store.test.ts', false],
    ['cms-unit', 'content-models/show.ts', true],
    ['cms-unit', 'src/pages/home/home-view.tsx', false],
    ['gallery', 'packages/design/cards/cards.css', true],
    ['inspector', 'src/pages/home/home-view.tsx', false],
    ['cms-unit', 'package-lock.json', true],
    ['cms-unit', 'scripts/import-graph.mjs', true],
    ['lint', 'docs/flags.md', true],
  ])('%s after a change of %s: %s', (part, file, reached) => expect(reachedBy([file])(part)).toBe(reached))
})
