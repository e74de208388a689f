import { REFUSAL } from '@marquee/kit/http/refusal-reasons.ts'
import { type SiteId, siteIds } from '#config/sites.ts'
import type { FlagEvaluation } from './flag-evaluation.ts'

interface FlagStreamOptions {
  readonly evaluation: Pick<FlagEvaluation, 'revision' | 'onChange'>
  /** `ownOfSite`: places that no other site uses; the rest of `all` is for any. */
  readonly most: { readonly all: number; readonly ownOfSite: number; readonly perAddress: number }
  /** Milliseconds between heartbeats, which keep proxies and browsers from closing the connection. */
  readonly heartbeat: number
}

/** Announces changed flags, without values. */
export interface FlagStreams {
  respond(site: SiteId, request: Request, address?: string): Response
  readonly open: number
  close(): void
}

interface Stream {
  readonly site: SiteId
  /** The visitor's address. */
  readonly address: string | undefined
  send(text: string): boolean
  end(): void
}

/** Milliseconds until a browser reconnects, randomized so that browsers do not all return at once. */
const RETRY = { from: 1_000, spread: 2_000 }
const LATER = '30'
/** Unread heartbeats after which a stream is closed; the browser catches up on reconnecting. */
const PATIENCE = 8

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Otherwise nginx buffers the stream.
  'x-accel-buffering': 'no',
}

const refused = () =>
  new Response('No line is free\n', {
    status: 503,
    headers: {
      'retry-after': LATER,
      [REFUSAL]: 'streams-full',
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
    },
  })

const encoder = new TextEncoder()

function openStream(
  streams: Set<Stream>,
  { site, address }: Pick<Stream, 'site' | 'address'>,
  signal: AbortSignal,
  first: string,
): ReadableStream<Uint8Array> {
  let forget = () => {}
  return new ReadableStream(
    {
      start(controller) {
        const stream: Stream = {
          site,
          address,
          send(text) {
            controller.enqueue(encoder.encode(text))
            return (controller.desiredSize ?? 0) > 0
          },
          end() {
            forget()
            controller.close()
          },
        }
        forget = () => {
          streams.delete(stream)
          signal.removeEventListener('abort', forget)
        }
        streams.add(stream)
        signal.addEventListener('abort', forget)
        stream.send(first)
      },
      cancel: () => forget(),
    },
    new CountQueuingStrategy({ highWaterMark: PATIENCE }),
  )
}

export function createFlagStreams({ evaluation, most, heartbeat }: FlagStreamOptions): FlagStreams {
  const streams = new Set<Stream>()
  let closed = false

  const news = (site: SiteId) =>
    `event: flags\ndata: ${JSON.stringify({ revision: evaluation.revision(site) })}\n\n`
  const retry = () => `retry: ${RETRY.from + Math.floor(Math.random() * RETRY.spread)}\n`

  function send(stream: Stream, text: string): void {
    if (!stream.send(text)) stream.end()
  }

  function isFull(site: SiteId, address: string | undefined): boolean {
    const open = Array.from(streams)
    if (address !== undefined && open.filter((each) => each.address === address).length >= most.perAddress)
      return true
    const counts = new Map(siteIds.map((id) => [id, 0]))
    for (const each of open) counts.set(each.site, (counts.get(each.site) ?? 0) + 1)
    if ((counts.get(site) ?? 0) < most.ownOfSite) return false
    const shared = [...counts.values()].reduce((sum, count) => sum + Math.max(0, count - most.ownOfSite), 0)
    return shared >= most.all - counts.size * most.ownOfSite
  }

  const stopListening = evaluation.onChange((sites) => {
    for (const stream of Array.from(streams)) if (sites.includes(stream.site)) send(stream, news(stream.site))
  })
  const beating = setInterval(() => {
    for (const stream of Array.from(streams)) send(stream, ':\n\n')
  }, heartbeat)
  beating.unref()

  return {
    respond(site, request, address) {
      if (closed || isFull(site, address)) return refused()
      if (request.method === 'HEAD') return new Response(null, { headers: HEADERS })
      return new Response(openStream(streams, { site, address }, request.signal, retry() + news(site)), {
        headers: HEADERS,
      })
    },
    get open() {
      return streams.size
    },
    close() {
      closed = true
      stopListening()
      clearInterval(beating)
      for (const stream of Array.from(streams)) stream.end()
    },
  }
}
