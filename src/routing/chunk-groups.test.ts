import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { chunkPaths, outsideFrame } from './chunk-groups.ts'

it.each([...Object.values(chunkPaths).flat(), ...outsideFrame])('has a file at %s', (path) =>
  expect(globSync(`${path}*`, { cwd: `${import.meta.dirname}/../..` })).not.toEqual([]),
)
