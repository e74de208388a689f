import { Hono } from 'hono'
import { serve } from 'srvx/node'

interface FakeStrategy {
  readonly name: string
  readonly constraints: readonly {
    readonly contextName: string
    readonly operator: string
    readonly values: readonly string[]
    readonly inverted: boolean
  }[]
  readonly parameters: Readonly<Record<string, string>>
}

interface FakeAdminFeature {
  type: string
  description: string
  enabled: boolean
  strategies: FakeStrategy[]
}

/** Mutable, so that tests can act as owners. */
export interface FakeAdminApi {
  readonly url: string
  readonly fields: Map<string, string[]>
  readonly features: Map<string, FakeAdminFeature>
  /** Names of archived features, which the server does not reuse. */
  readonly archived: Set<string>
  /** Change requests: method and path below `/api/admin/`. */
  readonly changes: string[]
  close(): Promise<void>
}

export const ADMIN_TOKEN = '*:*.fake-admin'
export const BACKEND_TOKEN = 'default:development.fake-backend'

type State = Omit<FakeAdminApi, 'url' | 'close'>

function addReads(app: Hono, { fields, features }: State): void {
  app.get('/environments/project/default', ({ json }) =>
    json({
      environments: [
        { name: 'development', enabled: true, visible: true },
        { name: 'production', enabled: true, visible: true },
        { name: 'retired', enabled: false, visible: true },
        { name: 'elsewhere', enabled: true, visible: false },
      ],
    }),
  )
  app.get('/context', ({ json }) =>
    json(
      Array.from(fields, ([name, values]) => ({
        name,
        description: null,
        legalValues: values.map((value) => ({ value })),
      })),
    ),
  )
  app.post('/features-batch/export', ({ json }) => {
    const all = Array.from(features, ([name, feature]) => ({ name, ...feature }))
    return json({
      features: all.map(({ name, type, description }) => ({ name, type, description, archived: false })),
      featureStrategies: all.flatMap(({ name, strategies }) =>
        strategies.map((strategy) => ({ ...strategy, featureName: name })),
      ),
      featureEnvironments: all.map(({ name, enabled }) => ({ featureName: name, enabled })),
    })
  })
}

function addChanges(app: Hono, { fields, features, archived, changes }: State): void {
  const note = (path: string) => changes.push(path.replace('/api/admin/', ''))
  app.post('/context', async ({ req, json }) => {
    note(req.path)
    const { name, legalValues } = await req.json<{ name: string; legalValues: { value: string }[] }>()
    fields.set(
      name,
      legalValues.map(({ value }) => value),
    )
    return json({}, 201)
  })
  app.post('/context/:field/legal-values', async ({ req, body }) => {
    note(req.path)
    fields.get(req.param('field'))?.push((await req.json<{ value: string }>()).value)
    return body(null, 200)
  })
  app.post('/projects/default/features', async ({ req, json }) => {
    note(req.path)
    const { name, type, description } = await req.json<{ name: string; type: string; description: string }>()
    if (archived.has(name))
      return json({ name: 'NameExistsError', message: 'An archived flag with that name already exists' }, 409)
    features.set(name, { type, description, enabled: false, strategies: [] })
    return json({}, 201)
  })
  app.post('/projects/default/features/:name/environments/development/strategies', async ({ req, json }) => {
    note(req.path)
    features.get(req.param('name'))?.strategies.push(await req.json<FakeStrategy>())
    return json({})
  })
  app.post('/projects/default/features/:name/environments/development/on', ({ req, body }) => {
    note(req.path)
    const feature = features.get(req.param('name'))
    if (feature) feature.enabled = true
    return body(null, 200)
  })
}

function adminApi(state: State): Hono {
  const app = new Hono().basePath('/api/admin')
  app.use(async (context, next) => {
    const token = context.req.header('authorization')
    if (token === BACKEND_TOKEN)
      return context.json(
        { message: 'invalid token: expected a different token type for this endpoint' },
        403,
      )
    if (token !== ADMIN_TOKEN)
      return context.json({ name: 'UnauthorizedError', message: 'You must log in to use Unleash.' }, 401)
    await next()
  })
  addReads(app, state)
  addChanges(app, state)
  return app
}

/** The shapes are those of Unleash 8.2. It listens on 127.0.0.1 only. */
export async function startFakeAdminApi(): Promise<FakeAdminApi> {
  const state = {
    fields: new Map<string, string[]>([['sessionId', []]]),
    features: new Map<string, FakeAdminFeature>(),
    archived: new Set<string>(),
    changes: [],
  }
  const app = adminApi(state)
  const server = serve({
    fetch: (request) => app.fetch(request),
    port: 0,
    hostname: '127.0.0.1',
    silent: true,
    gracefulShutdown: false,
  })
  await server.ready()
  return { ...state, url: new URL('/api', server.url).href, close: () => server.close(true) }
}
