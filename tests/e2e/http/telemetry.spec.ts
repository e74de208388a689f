import { text as textOf } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { startLocalServer } from '../../local-server.ts'
import { type Product, patient, startProduct } from '../../unleash/product.ts'

interface Sent {
  readonly path: string
  readonly text: string
}

interface SentSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[]
}

interface SentTraces {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[]
  }[]
}

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const TRACEPARENT = `00-${TRACE}-00f067aa0ba902b7-01`

/** A server that records what it receives. */
async function recorder() {
  const received: (Sent & { readonly traceparent: string | undefined })[] = []
  const server = await startLocalServer(async (request, response) => {
    const { url = '', headers } = request
    const traceparent = headers.traceparent?.toString()
    received.push({ path: url, text: await textOf(request), traceparent })
    response.writeHead(url.startsWith('/api/') ? 404 : 200, { 'content-type': 'application/json' })
    response.end('{}')
  })
  return { received, ...server }
}

const spansOf = (sent: readonly Sent[]): readonly SentSpan[] =>
  sent
    .filter(({ path }) => path === '/v1/traces')
    .flatMap(({ text }) => (JSON.parse(text) as SentTraces).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))

const valueOf = ({ attributes }: SentSpan, name: string): unknown =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0]

const sendPage = (product: Product, path: string) =>
  product.request('fr', path, { headers: { traceparent: TRACEPARENT } })

test('with a collector spans name route, site and status, follow the trace of a trusted proxy, and hold no query; the end of the collector is reported once, and changes no response', async () => {
  const [collector, upstream] = [await recorder(), await recorder()]
  const product = await startProduct(test.info().outputPath('data'), {
    CONTENT_API_FR: upstream.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_METRIC_EXPORT_INTERVAL: '1000',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=here',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'info',
  })
  try {
    const { status } = await sendPage(product, '/films?secret=of-a-visitor')
    await sendPage(product, '/recherche?q=of-a-visitor')
    const named = (name: string) =>
      spansOf(collector.received).filter((span) => span.traceId === TRACE && span.name === name)
    for (const name of ['GET shows', 'render', 'compose', 'upstream'])
      await expect.poll(() => named(name).length, { timeout: 0 }).toBeGreaterThan(0)
    const everything = () => collector.received.map(({ text }) => text).join('')
    for (const what of [
      'deployment.environment.name',
      'http.server.request.duration',
      'nodejs.eventloop.delay',
    ])
      await expect.poll(everything, { timeout: 0 }).toContain(what)
    const [page] = named('GET shows')
    expect(page && [valueOf(page, 'marquee.site'), page.parentSpanId]).toEqual(['fr', '00f067aa0ba902b7'])
    const [render] = named('render')
    expect(render?.parentSpanId).toBe(page?.spanId)
    expect(render && valueOf(render, 'http.route')).toBe('shows')
    expect(named('compose').map((span) => valueOf(span, 'marquee.page'))).toContain('shows')
    const calls = named('upstream').map((span) => [
      valueOf(span, 'http.route'),
      valueOf(span, 'marquee.site'),
      Number(valueOf(span, 'http.response.status_code')),
    ])
    expect(calls).toContainEqual(['shows', 'fr', 404])
    expect(upstream.received.some(({ traceparent }) => traceparent?.startsWith(`00-${TRACE}-`))).toBe(true)
    expect(everything()).not.toMatch(/of-a-visitor|language=fr/)
    expect(product.log()).toMatch(new RegExp(`"msg":"request".*"path":"/films".*"traceId":"${TRACE}"`))

    await collector.stop()
    const failures = () => product.log().match(/traces or metrics could not be sent/g) ?? []
    await expect.poll(failures, { timeout: 0 }).toHaveLength(1)
    expect((await sendPage(product, '/films')).status).toBe(status)
    await product.stop()
    expect(failures()).toHaveLength(1)
  } finally {
    await product.stop()
    await collector.stop()
    await upstream.stop()
  }
})

test('without a collector nothing of OpenTelemetry is loaded but its interfaces, which prom-client needs', async () => {
  const hook = `import { registerHooks } from 'node:module'
    registerHooks({ load(url, context, next) {
      if (url.includes('@opentelemetry/') || url.includes('open-telemetry')) process.stdout.write('LOADED ' + url + '\\n')
      return next(url, context)
    } })`
  const product = await startProduct(test.info().outputPath('data'), {
    ...patient,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hook)}`,
  })
  expect((await product.request('fr', '/films')).status).toBe(200)
  await product.stop()
  const loaded = product.log().match(/^LOADED .*$/gm) ?? []
  expect(loaded.filter((line) => !line.includes('/@opentelemetry/api/'))).toEqual([])
  expect(loaded.length).toBeGreaterThan(0)
})
