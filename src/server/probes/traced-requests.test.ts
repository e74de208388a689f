import { afterEach, expect, test } from 'vitest'
import { connectTracing, type RequestOutcome, type Tracing } from '../../document/tracing.server.ts'
import { fakeOuter } from '../outer-server.fixture.ts'

const TRACEPARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'

function recordTraces() {
  const parents: (string | undefined)[] = []
  const outcomes: RequestOutcome[] = []
  const spans: string[] = []
  const tracing: Tracing = {
    request(traceparent) {
      parents.push(traceparent)
      return { traceId: 'a-trace', run: (work) => work(), end: (outcome) => void outcomes.push(outcome) }
    },
    span: (name, _values, work) => {
      spans.push(name)
      return work()
    },
    traceId: () => 'a-trace',
    close: async () => {},
  }
  connectTracing(tracing)
  return { parents, outcomes, spans }
}

afterEach(() => connectTracing(undefined))

test('a request has a trace with its outcome, and its id in the access log', async () => {
  const { outcomes, spans } = recordTraces()
  const { send, lines } = fakeOuter()
  await send('http://fr.localhost/films?secret=1')
  await send('http://fr.localhost/healthz')
  expect(outcomes).toHaveLength(1)
  expect(outcomes[0]).toMatchObject({ method: 'GET', kind: 'shows', site: 'fr', cache: 'miss', status: 200 })
  expect(spans).toEqual(['render'])
  expect(lines.filter((line) => line.includes('"traceId":"a-trace"'))).toHaveLength(1)
})

test.each([
  ['0', undefined],
  ['1', TRACEPARENT],
  ['10.0.0.0/8', undefined],
])('with TRUST_PROXY %s the trace of the client is %s', async (TRUST_PROXY, parent) => {
  const { parents } = recordTraces()
  await fakeOuter({ TRUST_PROXY }).send('http://fr.localhost/films', {
    headers: { traceparent: TRACEPARENT },
  })
  expect(parents).toEqual([parent])
})

test('without a collector a request has no trace', async () => {
  const { send, lines } = fakeOuter()
  await send('http://fr.localhost/films')
  expect(lines.join('')).not.toContain('traceId')
})
