import { expect, test } from 'vitest'
import { chartOf } from './chart/chart.ts'
import { find } from './find.ts'
import { machines } from './machines.ts'
import { checkedPayload } from './page/send-form.tsx'

const charts = [...machines.values()].map(chartOf)

test('finds machines, states and events by parts of their names', () => {
  expect(find(charts, 'modals')[0]).toEqual({
    kind: 'machine',
    machine: 'modals',
    state: 'modals',
    text: 'modals',
  })
  expect(find(charts, 'open locked')).toContainEqual({
    kind: 'state',
    machine: 'modals',
    state: 'modals.open.locked',
    text: 'modals.open.locked',
  })
  expect(find(charts, 'CLOSEALL')).toEqual([
    { kind: 'event', machine: 'modals', state: 'modals.open', text: 'modal.closeAll' },
  ])
  expect(find(charts, 'no such thing')).toEqual([])
})

test('validates a payload before it is sent', () => {
  expect(checkedPayload('{ "id": "pricing" }')).toEqual({ payload: { id: 'pricing' }, fault: null })
  expect(checkedPayload('')).toEqual({ payload: {}, fault: null })
  expect(checkedPayload('[1]').fault).toBe('The payload must be an object.')
  expect(checkedPayload('{ "id": }')).toMatchObject({ payload: null, fault: expect.stringMatching(/JSON/) })
})
