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

const constraint = z.object({
  contextName: z.string(),
  operator: z.string(),
  values: z.array(z.string()).default([]),
  value: z.string().optional(),
  inverted: z.boolean().default(false),
})
const liveStrategy = z.object({
  name: z.string(),
  featureName: z.string(),
  disabled: z.boolean().nullish(),
  constraints: z.array(constraint).default([]),
  parameters: z.record(z.string(), z.unknown()).default({}),
  variants: z.array(z.unknown()).default([]),
})

const environmentsResponse = z.object({
  environments: z.array(
    z.object({ name: z.string(), enabled: z.boolean(), visible: z.boolean().optional() }),
  ),
})
const contextResponse = z.array(
  z.object({ name: z.string(), legalValues: z.array(z.object({ value: z.string() })).default([]) }),
)
const exportResponse = z.object({
  features: z.array(z.object({ name: z.string(), type: z.string(), description: z.string().nullish() })),
  featureStrategies: z.array(liveStrategy),
  featureEnvironments: z.array(z.object({ featureName: z.string(), enabled: z.boolean() })),
})
const evaluation = z.object({ isEnabled: z.boolean(), context: z.object({ site: z.string() }) })
const playgroundResponse = z.object({
  features: z.array(z.object({ name: z.string(), environments: z.record(z.string(), z.array(evaluation)) })),
})
const refusal = z.object({ message: z.string() })

export type LiveStrategy = z.infer<typeof liveStrategy>

export interface LiveFeature {
  readonly name: string
  readonly type: string
  readonly description: string
  readonly enabled: boolean
  readonly strategies: readonly LiveStrategy[]
}

/** All methods throw a `PushError`, changes also a `RefusedChange`. */
export interface UnleashAdmin {
  environments(): Promise<readonly string[]>
  contextFields(): Promise<ReadonlyMap<string, readonly string[]>>
  features(): Promise<readonly LiveFeature[]>
  /** The sites on which each feature is on, as evaluated by the server. */
  sitesOn(sites: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>>
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
      return JSON.parse(text) as unknown
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
      return all.features.map(({ name, type, description }) => ({
        name,
        type,
        description: description ?? '',
        enabled: on.has(name),
        strategies: all.featureStrategies.filter(({ featureName }) => featureName === name),
      }))
    },
    async sitesOn(sites) {
      const json = {
        environments: [environment],
        projects: [project],
        context: { appName: 'marquee', site: sites.join(',') },
      }
      const response = await read(playgroundResponse, 'playground/advanced', { method: 'post', json })
      const onSites = (results: readonly z.infer<typeof evaluation>[]) =>
        new Set(results.filter(({ isEnabled }) => isEnabled).map(({ context }) => context.site))
      return new Map(
        response.features.map(({ name, environments }) => [name, onSites(environments[environment] ?? [])]),
      )
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
