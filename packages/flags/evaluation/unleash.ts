import { inTime, readResponseJson } from '@marquee/kit/http/calls.ts'
import { MalformedError, UnavailableError } from '@marquee/kit/http/errors.ts'
import ky from 'ky'
import { type Features, parseFeatures } from '#models/feature.ts'

export interface UnleashOptions {
  readonly url: string
  readonly token: string
  readonly application: string
  /** Distinguishes the processes of one application. */
  readonly instance: string
  /** Milliseconds for a whole response. */
  readonly timeout: number
  /** Polling interval in milliseconds, for the server's statistics. */
  readonly interval: number
}

export interface ToggleCounts {
  yes: number
  no: number
  variants?: Record<string, number>
}

/** The calls of a server-side SDK. They reject with the errors of `errors.ts`, without the token. */
export interface UnleashServer {
  /** Undefined if unchanged since the last valid response. */
  features(): Promise<Features | undefined>
  register(started: Date): Promise<void>
  metrics(bucket: {
    readonly start: Date
    readonly stop: Date
    readonly toggles: Readonly<Record<string, ToggleCounts>>
  }): Promise<void>
}

const SPECIFICATION = '5.2.0'

const STRATEGIES = [
  'default',
  'flexibleRollout',
  'gradualRolloutRandom',
  'gradualRolloutSessionId',
  'gradualRolloutUserId',
  'remoteAddress',
  'userWithId',
]

/** No retry: the next poll is one. */
const headersOf = ({ token, application, instance, interval }: UnleashOptions) =>
  ky.create({
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    redirect: 'manual',
    cache: 'no-store',
    headers: {
      authorization: token,
      accept: 'application/json',
      'user-agent': application,
      'unleash-appname': application,
      'unleash-instanceid': instance,
      'unleash-client-spec': SPECIFICATION,
      'unleash-interval': String(interval),
    },
  })

async function checked(response: Response, path: string): Promise<Response> {
  if (response.ok) return response
  await response.body?.cancel()
  throw new UnavailableError(`${path}: status ${response.status}`, { status: response.status })
}

export function createUnleashServer(options: UnleashOptions): UnleashServer {
  const { application: appName, instance: instanceId, timeout, interval } = options
  const base = options.url.replace(/\/+$/, '')
  const http = headersOf(options)
  let etag: string | undefined

  async function send(path: string, json: object): Promise<void> {
    const post = async (signal: AbortSignal) => {
      const response = await checked(await http.post(`${base}/${path}`, { json, signal }), path)
      await response.body?.cancel()
    }
    return inTime(path, post, timeout)
  }

  async function features(signal: AbortSignal): Promise<Features | undefined> {
    const path = 'client/features'
    const response = await http.get(`${base}/${path}`, {
      signal,
      headers: etag === undefined ? {} : { 'if-none-match': etag },
    })
    if (response.status === 304) return undefined
    const { json } = await readResponseJson(await checked(response, path), path)
    const read = parseFeatures(json)
    if (!read) throw new MalformedError(`${path}: invalid list of features`)
    // An invalid response must be sent again, not be "unchanged" on the next poll.
    etag = read.bad.length > 0 ? undefined : (response.headers.get('etag') ?? undefined)
    return read
  }

  return {
    features: () => inTime('client/features', features, timeout),
    register: (started) =>
      send('client/register', { appName, instanceId, strategies: STRATEGIES, started, interval }),
    metrics: (bucket) => send('client/metrics', { appName, instanceId, bucket }),
  }
}
