import ky, { HTTPError, type KyInstance, type Options } from 'ky'
import { z } from '#models/zod.ts'
import type { StrategyDefinition } from '../feature-definition.ts'

/** Aborts the push. The message is one sentence, without a token. */
export class PushError extends Error {
  override readonly name = 'PushError'
}

/** The server refused one change; others may still succeed. */
export class RefusedChange extends Error {
  override readonly name = 'RefusedChange'
}

const environmentsResponse = z.object({
  environments: z.array(
    z.object({ name: z.string(), enabled: z.boolean(), visible: z.boolean().optional() }),
  ),
})
const contextResponse = z.array(
  z.object({ name: z.string(), legalValues: z.array(z.object({ value: z.string() })).default([]) }),
)
const exportResponse = z.object({
  features: z.array(z.object({ name: z.string() })),
  featureStrategies: z.array(z.object({ featureName: z.string() })),
  featureEnvironments: z.array(z.object({ featureName: z.string(), enabled: z.boolean() })),
})
const refusal = z.object({ message: z.string() })

export interface LiveFeature {
  readonly name: string
  readonly enabled: boolean
  readonly hasRules: boolean
}

/** All methods throw a `PushError`, changes also a `RefusedChange`. */
export interface UnleashAdmin {
  environments(): Promise<readonly string[]>
  contextFields(): Promise<ReadonlyMap<string, readonly string[]>>
  features(): Promise<readonly LiveFeature[]>
  addContextField(name: string, description: string, values: readonly string[]): Promise<void>
  addLegalValue(field: string, value: string): Promise<void>
  addFeature(feature: {
    readonly name: string
    readonly type: string
    readonly description: string
  }): Promise<void>
  addStrategy(feature: string, strategy: StrategyDefinition): Promise<void>
  switchOn(feature: string): Promise<void>
}

interface AdminOptions {
  readonly url: string
  readonly token: string
  readonly project: string
  readonly environment: string
  readonly timeout: number
}

/** Message of the innermost cause: the outer ones only read "fetch failed". */
function reasonOf(error: unknown): string {
  if (error instanceof Error && error.cause instanceof Error) return reasonOf(error.cause)
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return error.message.replace(/\s+/g, ' ') || code || error.name
}

const messageOf = (error: HTTPError): string => {
  const { data } = refusal.safeParse(error.data)
  return data ? `: “${data.message.replace(/\s+/g, ' ').slice(0, 300)}”` : ''
}

function createRequests({ url, token, timeout }: AdminOptions) {
  const base = `${url.replace(/\/+$/, '').replace(/\/api$/, '')}/api/admin/`
  const http: KyInstance = ky.create({
    prefix: base,
    timeout,
    redirect: 'error',
    headers: { accept: 'application/json', authorization: token },
  })

  function fault(error: unknown): Error {
    if (!(error instanceof HTTPError))
      return new PushError(`${base} is unreachable (${reasonOf(error)}).`, { cause: error })
    const { status } = error.response
    if (status === 401)
      return new PushError(`${base} does not know the token in UNLEASH_ADMIN_TOKEN (status 401).`)
    if (status === 403)
      return new PushError(
        `The token in UNLEASH_ADMIN_TOKEN may not do this at ${base} (status 403${messageOf(error)}).`,
      )
    if (status === 400 || status === 409 || status === 422)
      return new RefusedChange(`status ${status}${messageOf(error)}`)
    if (status === 404 && messageOf(error) === '')
      return new PushError(`${base} is not the Admin API of an Unleash server (status 404).`)
    return new PushError(`${base} responds with status ${status}${messageOf(error)}.`)
  }

  async function send(path: string, options: Options = {}): Promise<unknown> {
    const text = await http(path, options)
      .text()
      .catch((error: unknown) => {
        throw fault(error)
      })
    if (text === '') return null
    try {
      return JSON.parse(text)
    } catch {
      throw new PushError(`${base} is not the Admin API of an Unleash server: its response is not JSON.`)
    }
  }

  async function read<Read>(schema: z.ZodType<Read>, path: string, options?: Options): Promise<Read> {
    const response = schema.safeParse(await send(path, options))
    if (response.success) return response.data
    const [issue] = response.error.issues
    throw new PushError(
      `${base} does not respond as an Unleash server does (${path}: ${issue?.path.join('.')} ${issue?.message}).`,
    )
  }
  return { send, read }
}

export function openUnleashAdmin(options: AdminOptions): UnleashAdmin {
  const { project, environment } = options
  const { send, read } = createRequests(options)
  const change = async (path: string, json?: object): Promise<void> => {
    await send(path, { method: 'post', ...(json === undefined ? {} : { json }) })
  }
  const features = `projects/${project}/features`
  const inEnvironment = (feature: string) =>
    `${features}/${encodeURIComponent(feature)}/environments/${encodeURIComponent(environment)}`
  return {
    async environments() {
      const response = await read(environmentsResponse, `environments/project/${project}`)
      return response.environments
        .filter(({ enabled, visible }) => enabled && visible !== false)
        .map(({ name }) => name)
    },
    async contextFields() {
      const fields = await read(contextResponse, 'context')
      return new Map(fields.map(({ name, legalValues }) => [name, legalValues.map(({ value }) => value)]))
    },
    async features() {
      const all = await read(exportResponse, 'features-batch/export', {
        method: 'post',
        json: { environment, project },
      })
      const on = new Set(
        all.featureEnvironments.filter(({ enabled }) => enabled).map(({ featureName }) => featureName),
      )
      const withRules = new Set(all.featureStrategies.map(({ featureName }) => featureName))
      return all.features.map(({ name }) => ({ name, enabled: on.has(name), hasRules: withRules.has(name) }))
    },
    addContextField: (name, description, values) =>
      change('context', {
        name,
        description,
        stickiness: false,
        legalValues: values.map((value) => ({ value })),
      }),
    addLegalValue: (field, value) => change(`context/${encodeURIComponent(field)}/legal-values`, { value }),
    addFeature: ({ name, type, description }) =>
      change(features, { name, type, description, impressionData: false }),
    addStrategy: (feature, strategy) => change(`${inEnvironment(feature)}/strategies`, strategy),
    switchOn: (feature) => change(`${inEnvironment(feature)}/on`),
  }
}
