import { expect, test } from 'vitest'
import { auditoriumLabel } from './auditorium-label.ts'

test.each([
  ['4', 'Salle 4'],
  ['1 MAX', 'Salle 1 MAX'],
  ['Grande salle', 'Grande salle'],
  [null, null],
])('the auditorium %j is called %j', (name, label) => {
  expect(auditoriumLabel(name, (_, { number }) => `Salle ${number}`)).toBe(label)
})
