import { expect, test, vi } from 'vitest'
import { openChanges } from './flag-changes.ts'

class FakeLine extends EventTarget {
  static last: FakeLine | undefined
  readonly close = vi.fn<() => void>()
  readonly address: string
  constructor(address: string) {
    super()
    this.address = address
    FakeLine.last = this
  }
  emit(type: string, data?: unknown): void {
    this.dispatchEvent(Object.assign(new Event(type), { data }))
  }
}

function open() {
  const onRevision = vi.fn<(revision: string) => void>()
  const onCut = vi.fn<() => void>()
  const close = openChanges({ onRevision, onCut }, FakeLine as unknown as typeof EventSource)
  const line = FakeLine.last
  if (!line) throw new Error('No line was opened')
  return { onRevision, onCut, close, line }
}

test('reports each revision', () => {
  const { onRevision, onCut, line } = open()
  expect(line.address).toBe('/api/frontend/changes')
  line.emit('flags', '{"revision":"a"}')
  line.emit('flags', '{"revision":"b"}')
  expect(onRevision.mock.calls).toEqual([['a'], ['b']])
  expect(onCut).not.toHaveBeenCalled()
})

test.each(['', 'nonsense', 'null', '{}', '{"revision":7}', '[]'])('ignores %j', (data) => {
  const { onRevision, line } = open()
  line.emit('flags', data)
  line.emit('message', '{"revision":"a"}')
  expect(onRevision).not.toHaveBeenCalled()
})

test('a stream that ends or is refused is closed, and not reopened', () => {
  const { onCut, line } = open()
  line.emit('error')
  expect([onCut.mock.calls.length, line.close.mock.calls.length]).toEqual([1, 1])
})

test('the caller can close it', () => {
  const { close, onCut, line } = open()
  close()
  expect([onCut.mock.calls.length, line.close.mock.calls.length]).toEqual([0, 1])
})
