import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { plantedFaults } from './faults.ts'

test.each(plantedFaults.map((fault) => [fault.name, fault] as const))(
  '%s can be planted',
  (_, { file, find, replace }) => {
    expect(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').split(find)).toHaveLength(2)
    expect(replace).not.toBe(find)
  },
)
