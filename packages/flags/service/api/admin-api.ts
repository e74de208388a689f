import { json } from '@marquee/kit/http/json-responses.ts'
import { Hono } from 'hono'
import { serviceLimits } from '#config/service-limits.ts'
import { siteIds } from '#config/sites.ts'
import { z } from '#models/zod.ts'
import { errorResponse, notAllowed, readBody } from '../../evaluation/unleash-responses.ts'
import type { FlagToken } from '../flag-owners.ts'
import type { ChangeRefusal, ChangeResult, FlagCell, FlagOwner, FlagRow } from '../flag-service.ts'
import { auditedAuthor } from '../owner-parts.ts'
import { type ApiEnv, type FlagApiOptions, tokenOf } from './flag-api-parts.ts'

const { bodyBytes, reason: mostReason } = serviceLimits.flags
const NO_STORE = { 'cache-control': 'no-store' }

const audience = z.object({
  rollout: z.number(),
  devices: z.array(z.enum(['phone', 'tablet', 'desktop'])).default([]),
  variants: z.array(z.object({ name: z.string(), weight: z.number() })).default([]),
})
const changeBody = z.object({
  on: z.boolean(),
  audience: audience.nullish(),
  version: z.int(),
  reason: z.string(),
})

const REFUSED: Readonly<Record<ChangeRefusal, string>> = {
  unknownFlag: 'There is no feature of that name.',
  unknownSite: 'There is no site of that name.',
  reasonMissing: 'A change needs a reason.',
  reasonTooLong: `A reason has at most ${mostReason} characters.`,
  notAllowed: 'This token may not change it.',
  noAudience: 'This feature is on or off for everybody: it has no audience.',
  secondNeeded: 'A second owner has to approve this change: request it in the console.',
  badAudience:
    'The audience is not valid: rollout goes from 0 to 100, and the weights of variants add up to 1000.',
}

const FORBIDDEN: readonly ChangeRefusal[] = ['notAllowed', 'secondNeeded']

const ownerOf = ({ id, name }: FlagToken): FlagOwner => ({
  id: `token:${id}`,
  name: `${name} (token)`,
  role: 'admin',
  sites: siteIds,
})

const wireCell = ({ value, preset, version, changed }: FlagCell) => ({ ...value, preset, version, changed })

const wireRow = ({ name, config, cells, lastUsed }: FlagRow) => ({
  name,
  description: config.effect,
  owner: config.owner,
  kind: config.kind,
  reach: config.reach,
  lastUsed,
  sites: Object.fromEntries(siteIds.map((site) => [site, wireCell(cells[site])])),
})

function changeResponse(result: ChangeResult): Response {
  if (result.kind === 'changed' || result.kind === 'same') return json(200, wireCell(result.cell), NO_STORE)
  if (result.kind === 'refused')
    return errorResponse(FORBIDDEN.includes(result.why) ? 403 : 400, 'BadDataError', REFUSED[result.why])
  return errorResponse(409, 'ConflictError', 'Somebody else has changed it since that version.', {
    cell: wireCell(result.cell),
  })
}

async function change(
  service: FlagApiOptions['service'],
  request: Request,
  names: { readonly flag: string; readonly site: string },
  by: FlagOwner,
): Promise<Response> {
  const row = (await service.rows()).find(({ name }) => name === names.flag)
  const site = siteIds.find((id) => id === names.site)
  if (!row || !site)
    return errorResponse(404, 'NotFoundError', row ? REFUSED.unknownSite : REFUSED.unknownFlag)
  const read = await readBody(request, changeBody, bodyBytes)
  if ('refused' in read) return read.refused
  // A change without an audience leaves it as it is.
  const { on, version, reason, audience: newAudience = row.cells[site].value.audience } = read.value
  return changeResponse(
    await service.change({ flag: row.name, site, value: { on, audience: newAudience }, version, reason }, by),
  )
}

/** Scripts call it, so it has no CORS. */
export function createAdminApi({ service, tokens, record = async () => {} }: FlagApiOptions): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>()
  app.use('*', async ({ env, set }, next) => {
    const token = await tokenOf(tokens, env.request, 'admin')
    if (token instanceof Response) return token
    set('token', token)
    return next()
  })
  app.get('/features', async () => json(200, { features: (await service.rows()).map(wireRow) }, NO_STORE))
  app.all('/features', () => notAllowed('GET', 'HEAD'))
  app.put('/features/:flag/sites/:site', ({ env, req, var: { token } }) =>
    change(service, env.request, req.param(), ownerOf(token)),
  )
  app.all('/features/:flag/sites/:site', () => notAllowed('PUT'))
  app.get('/export', async ({ var: { token } }) => {
    await record({ event: 'flag.exported', outcome: 'done', ...auditedAuthor(ownerOf(token)) })
    return json(200, await service.exported(), NO_STORE)
  })
  app.all('/export', () => notAllowed('GET', 'HEAD'))
  return app
}
