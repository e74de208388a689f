import type { IdentityStore } from '@marquee/identity/identity-tables.ts'
import { endGrants } from '@marquee/identity/oidc-adapter.ts'
import type { SiteRequest } from '@marquee/identity/site-request.ts'
import { unlockPayload } from '@marquee/identity/stored-records.ts'
import { secondsOf } from '@marquee/kit/database/columns.ts'
import { createSafe, type Safe } from '@marquee/kit/secrets/derived-keys.ts'
import { z } from 'zod'
import type { ApplicationGrant, Identity } from '../accounts/ports.ts'
import { isOwnApplication } from './applications.ts'
import type { ProvidersOptions } from './providers.ts'

type GrantsOptions = Pick<ProvidersOptions, 'store' | 'secret' | 'applications' | 'clock'>

/** The library stores this shape; its types leave it open. */
const openIdScope = z.object({ scope: z.string().optional() }).optional()

const grantsOf = ({ db }: Pick<IdentityStore, 'db'>, { site }: SiteRequest, account: string) =>
  db.selectFrom('oidc_records').where((row) => row.and({ site, model: 'Grant', account }))

/** The newest first. */
async function listGrants(
  { store, safe, applications = () => [], clock = Date.now }: GrantsOptions & { readonly safe: Safe },
  visited: SiteRequest,
  account: string,
): Promise<readonly ApplicationGrant[]> {
  const rows = await grantsOf(store, visited, account)
    .where('expires_at', '>', secondsOf(clock()))
    .select(['id', 'payload'])
    .execute()
  const known = new Map(applications(visited).map(({ id, name }) => [id, name]))
  return rows
    .flatMap(({ id, payload }) => {
      const grant = unlockPayload(safe, payload)
      const application = grant?.clientId
      if (!grant || application === undefined || isOwnApplication(application)) return []
      return [
        {
          id,
          application: known.get(application) ?? application,
          scopes: openIdScope.parse(grant.openid)?.scope?.split(' ') ?? [],
          since: new Date((grant.iat ?? 0) * 1_000).toISOString(),
        },
      ]
    })
    .toSorted((one, other) => other.since.localeCompare(one.since))
}

/** `endGrant` ends what was issued from the grant too; no effect on grants of another account. */
export function createGrants(options: GrantsOptions): Pick<Identity, 'grants' | 'endGrant'> {
  const { store, secret } = options
  const safe = createSafe(secret, 'provider records')
  return {
    grants: (visited, account) => listGrants({ ...options, safe }, visited, account),
    async endGrant(visited, account, id) {
      const found = await grantsOf(store, visited, account).where('id', '=', id).select('id').execute()
      const grants = found.map((grant) => grant.id)
      await endGrants(store.db, visited.site, grants)
    },
  }
}
