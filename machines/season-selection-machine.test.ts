import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { type SelectionEvent, seasonSelectionMachine } from './season-selection-machine.ts'

const [tosca, carmen] = ['tosca~rex~2026-11-23T19:30', 'carmen~rex~2026-11-30T19:30'] as const

function start(showtimes: readonly string[] = [], limit = 20) {
  const writeAddress = vi.fn()
  const actor = createActor(
    seasonSelectionMachine.provide({
      actions: { writeAddress: ({ context }) => writeAddress(context.showtimes) },
    }),
    {
      input: { showtimes, limit },
    },
  ).start()
  const send = (event: SelectionEvent) => {
    actor.send(event)
    const { value, context } = actor.getSnapshot()
    return { value, showtimes: context.showtimes }
  }
  return { send, snapshot: () => actor.getSnapshot(), writeAddress }
}

describe('the address', () => {
  test('follows every change, and nothing else', () => {
    const { send, writeAddress } = start()
    send({ type: 'selection.remove', showtime: tosca })
    send({ type: 'selection.add', showtime: tosca })
    send({ type: 'selection.add', showtime: tosca })
    send({ type: 'selection.remove', showtime: carmen })
    send({ type: 'selection.clear' })
    expect(writeAddress.mock.calls).toEqual([[[tosca]], [[]]])
  })
  test.each(['page.navigate', 'cinemaMode.use'] as const)(
    'is not written by %s, which changes it itself',
    (type) => {
      const { send, snapshot, writeAddress } = start([tosca])
      expect(snapshot().value).toBe('chosen')
      send({ type })
      expect(writeAddress).not.toHaveBeenCalled()
    },
  )
})
