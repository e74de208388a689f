import { type SiteId } from '../../../config/sites.ts'
import type { FlagEvaluation } from './flag-evaluation.ts'

export interface FlagStreamOptions {
  readonly evaluation: Pick<FlagEvaluation, 'revision' | 'onChange'>
  /** Streams that are open at once, at most. */
  readonly most: number
  /** Milliseconds between two signs of life, by which proxies and browsers know that the line holds. */
  readonly heartbeat: number
}

/** Lines of server-sent events that say that a site's flags have changed, and nothing else. */
export interface FlagStreams {
  respond(site: SiteId, request: Request): Response
  readonly open: number
  /** Ends all of them and takes no new one. */
  close(): void
}

interface Stream {
  readonly site: SiteId
  /** False where the reader is behind. */
  send(text: string): boolean
  end(): void
}

/** Milliseconds after which a browser comes back, and how far apart browsers are spread that lose their line together. */
const RETRY = { from: 1_000, spread: 2_000 }
const LATER = '30'
/** Signs of life that a reader may leave unread before its line is cut: it is told how things are when it comes back. */
const PATIENCE = 8

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx would keep the lines until a buffer is full.
  'x-accel-buffering': 'no',
}

const refused = () =>
  new Response('No line is free\n', {
    status: 503,
    headers: {
      'retry-after': LATER,
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
    },
  })

const encoder = new TextEncoder()

/** A line that stands in `streams` for as long as somebody reads it. `first` is sent at once. */
function openStream(
  streams: Set<Stream>,
  site: SiteId,
  signal: AbortSignal,
  first: string,
): ReadableStream<Uint8Array> {
  let forget = () => {}
  return new ReadableStream(
    {
      start(controller) {
        const stream: Stream = {
          site,
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

  const stopListening = evaluation.onChange((sites) => {
    for (const stream of Array.from(streams)) if (sites.includes(stream.site)) send(stream, news(stream.site))
  })
  const beating = setInterval(() => {
    for (const stream of Array.from(streams)) send(stream, ':\n\n')
  }, heartbeat)
  beating.unref()

  return {
    respond(site, request) {
      if (closed || streams.size >= most) return refused()
      if (request.method === 'HEAD') return new Response(null, { headers: HEADERS })
      return new Response(openStream(streams, site, request.signal, retry() + news(site)), {
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
