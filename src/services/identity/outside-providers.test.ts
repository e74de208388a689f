import { discoveryDocuments } from '@marquee/identity/discovery-documents.fixture.ts'
import type { RelyingParty } from '@marquee/identity/relying-party.ts'
import { UnavailableError } from '@marquee/kit/http/errors.ts'
import { describe, expect, it } from 'vitest'
import { authentication } from '#config/authentication.ts'
import { checkProvider, openOutsideProviders } from './outside-providers.ts'

const { keycloak } = discoveryDocuments
const { issuer } = keycloak
const settings = { issuer, applicationId: 'abc', secret: null, audience: null, ...authentication.outside }

function logLines() {
  const lines: (readonly [level: string, fields: object])[] = []
  const to = (level: string) => (fields: object) => void lines.push([level, fields])
  return { lines, log: { info: to('info'), warn: to('warn'), error: to('error') } }
}

const partyWith = (metadata: () => Promise<object>) => ({ settings, metadata }) as unknown as RelyingParty

/** Log lines of the check of this provider. */
async function checked(metadata: () => Promise<object>) {
  const { lines, log } = logLines()
  await checkProvider('fr', partyWith(metadata), log)
  return lines
}

describe('the check of an outside provider at start', () => {
  it('reports a provider that has all', async () => {
    expect(await checked(async () => keycloak)).toEqual([['info', { site: 'fr', issuer }]])
  })

  it('names what is missing', async () => {
    const { jwks_uri: _, end_session_endpoint: __, ...poor } = keycloak
    expect(await checked(async () => poor)).toEqual([
      ['error', { site: 'fr', issuer, missing: ['jwks_uri'] }],
      ['warn', { site: 'fr', issuer, missing: ['end_session_endpoint'] }],
    ])
  })

  it('logs a provider that cannot be reached, and does not reject', async () => {
    const error = new UnavailableError('down')
    expect(await checked(() => Promise.reject(error))).toEqual([
      ['error', { site: 'fr', issuer, err: error }],
    ])
  })
})

it('a site with an outside client host has no relying party here: its pages sign in themselves', () => {
  const { log } = logLines()
  const { parties, isDirect } = openOutsideProviders(
    { identities: { fr: settings }, clientApis: { fr: 'https://clients.example' } },
    log,
  )
  expect([parties.fr, isDirect('fr'), isDirect('nl')]).toEqual([undefined, true, false])
})
