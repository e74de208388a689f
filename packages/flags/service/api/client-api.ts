import { hash } from 'node:crypto'
import { json } from '@marquee/kit/http/json-responses.ts'
import { Hono } from 'hono'
import { isUnchanged, notAllowed } from '../../evaluation/unleash-responses.ts'
import type { FeatureDefinition } from '../feature-definition.ts'
import {
  type ApiEnv,
  acceptRegistration,
  type FlagApiOptions,
  storeMetrics,
  tokenOf,
} from './flag-api-parts.ts'

const quoted = (etag: string) => (/^(?:W\/)?".*"$/.test(etag) ? etag : `"${etag}"`)

interface ClientQuery {
  readonly project: readonly string[]
  readonly namePrefix: string | undefined
  readonly tag: readonly string[]
}

function clientQueryOf(address: string): ClientQuery {
  const { searchParams: query } = new URL(address)
  return {
    project: query.getAll('project'),
    namePrefix: query.get('namePrefix') ?? undefined,
    tag: query.getAll('tag'),
  }
}

/** Our features have no tags, so a filter by tag matches none. */
const suits = ({ project, namePrefix = '', tag }: ClientQuery, feature: FeatureDefinition) =>
  tag.length === 0 &&
  feature.name.startsWith(namePrefix) &&
  (project.length === 0 || project.includes('*') || project.includes(feature.project))

const isPlain = ({ project, namePrefix, tag }: ClientQuery) =>
  project.length === 0 && namePrefix === undefined && tag.length === 0

/** A filtered list gets a tag of its own. */
function tagOf(etag: string, clientQuery: ClientQuery): string {
  if (isPlain(clientQuery)) return quoted(etag)
  return `"${hash('sha256', JSON.stringify([etag, clientQuery.project, clientQuery.namePrefix, clientQuery.tag]), 'base64url').slice(0, 22)}"`
}

export function createClientApi(options: FlagApiOptions): Hono<ApiEnv> {
  const { service, tokens, environment } = options
  const app = new Hono<ApiEnv>()
  app.use('*', async ({ env }, next) => {
    const token = await tokenOf(tokens, env.request, 'client')
    return token instanceof Response ? token : next()
  })
  app.get('/features', async ({ env }) => {
    const clientQuery = clientQueryOf(env.request.url)
    const definitions = await service.definitions()
    const etag = tagOf(definitions.etag, clientQuery)
    const headers = { etag, 'cache-control': 'no-cache, private' }
    if (isUnchanged(env.request, etag)) return new Response(null, { status: 304, headers })
    const query = {
      environment,
      ...(clientQuery.project.length > 0 ? { project: clientQuery.project } : {}),
      namePrefix: clientQuery.namePrefix,
    }
    return json(
      200,
      {
        version: 2,
        features: definitions.features.filter((feature) => suits(clientQuery, feature)),
        segments: [],
        query,
      },
      headers,
    )
  })
  app.all('/features', () => notAllowed('GET', 'HEAD'))
  app.post('/metrics', ({ env }) => storeMetrics(options, env.request, 202))
  app.all('/metrics', () => notAllowed('POST'))
  app.post('/register', ({ env }) => acceptRegistration(env.request, 202))
  app.all('/register', () => notAllowed('POST'))
  return app
}
