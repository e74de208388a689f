import { afterEach, expect, test, vi } from 'vitest'
import { createProofOfWork } from '../../services/content/captcha/proof-of-work.ts'
import code from './puzzle-script.ts?script'

afterEach(() => void vi.unstubAllGlobals())

test('a form that is sent before its puzzle is solved waits, and is sent with the solution', async () => {
  const puzzles = createProofOfWork({
    secret: 'a secret of the test',
    spend: async () => true,
    work: { cost: 1, counter: { from: 1, to: 2 } },
  })
  const puzzle = JSON.stringify(await puzzles.challenge('tn'))
  const { promise: sent, resolve: submit } = Promise.withResolvers<void>()
  const send: ((event: object) => void)[] = []
  const form = { submit, addEventListener: (_: string, listen: (event: object) => void) => send.push(listen) }
  const field = { value: '', form }
  vi.stubGlobal('document', { currentScript: { dataset: { puzzle } }, querySelector: () => field })
  new Function(code)()
  const preventDefault = vi.fn<() => void>()
  send[0]?.({ preventDefault })
  expect(preventDefault).toHaveBeenCalledOnce()
  await sent
  expect(await puzzles.verify('tn', field.value)).toBe('passed')
  send[0]?.({ preventDefault })
  expect(preventDefault).toHaveBeenCalledOnce()
})
