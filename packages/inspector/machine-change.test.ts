import { expect, test } from 'vitest'
import { changedMachine } from './machine-change.ts'
import { machineFiles } from './machines.ts'

test('names the machine of every chart, and none for other files', () => {
  for (const [machine, file] of machineFiles)
    expect(changedMachine(`/project/machines/${file}`)).toBe(machine)
  expect(changedMachine('/project/machines/unconnected.ts')).toBeUndefined()
  expect(changedMachine('/project/machines/faq-machine.test.ts')).toBeUndefined()
  expect(changedMachine('/project/src/features/faq-machine.ts')).toBeUndefined()
})
