import ky from 'ky'
import { type Features, parseFeatures } from '../../content-models/feature.ts'
import { MalformedError, UnavailableError } from './errors.ts'
import { inTime, readJson } from './http.ts'

export interface UnleashOptions {
  /** Of the server's API: `https://unleash.example/api`. */
  readonly url: string
  readonly token: string
  /** By this name the server knows us. */
  readonly application: string
  /** Distinguishes the processes of one application. */
  readonly instance: string
  /** Milliseconds for a whole answer. */
  readonly timeout: number
  /** Milliseconds between two questions, for the server's own statistics. */
  readonly interval: number
}

export interface ToggleCounts {
  yes: number
  no: number
  variants?: Record<string, number>
}

/** The calls that a server-side SDK makes. All reject with the errors of `errors.ts`; no message holds the token. */
export interface UnleashServer {
  /** Undefined where nothing has changed since the last answer that could be read. */
  features(): Promise<Features | undefined>
  register(started: Date): Promise<void>
  metrics(bucket: { readonly start: Date; readonly stop: Date; readonly toggles: Readonly<Record<string, ToggleCounts>> }): Promise<void>
}

/** The first version of Unleash's client specification in which segments are sent beside the features. */
const SPECIFICATION = '5.2.0'

/** A real Unleash server. No retry of its own: the next poll is one. */
export function createUnleashServer({ url, token, application, instance, timeout, interval }: UnleashOptions): UnleashServer {
  const base = url.replace(/\/+$/, '')
  const http = ky.create({
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    // The token is for the named server alone: nobody else is to lead it on to another.
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
  let etag: string | undefined

  async function refuse(response: Response, path: string): Promise<never> {
    await response.body?.cancel()
    throw new UnavailableError(`${path}: status ${response.status}`, { status: response.status })
  }

  const send = (path: string, json: unknown) =>
    inTime(
      path,
      async (signal) => {
        const response = await http.post(`${base}/${path}`, { json, signal })
        if (!response.ok) await refuse(response, path)
        await response.body?.cancel()
      },
      timeout,
    )

  return {
    features: () =>
      inTime(
        'client/features',
        async (signal) => {
          const response = await http.get(`${base}/client/features`, { signal, headers: etag === undefined ? {} : { 'if-none-match': etag } })
          if (response.status === 304) return undefined
          if (!response.ok) await refuse(response, 'client/features')
          const { json } = await readJson(response, 'client/features')
          const features = parseFeatures(json)
          if (!features) throw new MalformedError('client/features: no list of features')
          // Only now: what cannot be read must come again, not be "unchanged" at the next question.
          etag = features.bad.length > 0 ? undefined : (response.headers.get('etag') ?? undefined)
          return features
        },
        timeout,
      ),
    register: (started) =>
      send('client/register', {
        appName: application,
        instanceId: instance,
        strategies: [
          'default',
          'flexibleRollout',
          'gradualRolloutRandom',
          'gradualRolloutSessionId',
          'gradualRolloutUserId',
          'remoteAddress',
          'userWithId',
        ],
        started,
        interval,
      }),
    metrics: (bucket) => send('client/metrics', { appName: application, instanceId: instance, bucket }),
  }
}
