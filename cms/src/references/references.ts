import type { Config, Endpoint } from 'payload'
import { isSite } from '#config/is-site.ts'
import { type ReferredKind, referredKinds, referredOn } from '../content/referred.ts'
import { jsonResponse, refusedCall } from '../json-calls.ts'
import { may } from '../users/access.ts'
import { personOf } from '../users/person.ts'

export interface ReferenceChoice {
  readonly value: string
  readonly title: string
  readonly picture: string | null
  readonly isGone: boolean
}

const isReferred = (kind: unknown): kind is ReferredKind => referredKinds.some((each) => each === kind)

/** GET `/api/references?kind=cinema&site=ch&locale=de`: what a field of the site's documents can name. */
const choices: Endpoint = {
  path: '/references',
  method: 'get',
  handler: async (req) => {
    const { kind, site } = Object.fromEntries(req.searchParams)
    if (!isSite(site) || !isReferred(kind) || !may(personOf(req.user), 'read', { site }))
      throw refusedCall('Not found', 404)
    const all = await referredOn(req, kind, site)
    return jsonResponse({
      choices: all.map(
        ({ slug, title, picture, isGone }): ReferenceChoice => ({ value: slug, title, picture, isGone }),
      ),
    })
  },
}

/** Fields that name films, cinemas and other documents; a Payload plugin. */
export const references = (config: Config): Config => ({
  ...config,
  endpoints: [...(config.endpoints ?? []), choices],
})
