import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { authentication } from '#config/authentication.ts'
import { type SiteId, sites } from '#config/sites.ts'
import type { SiteRequest } from '../../src/http/site-request.ts'
import { openStore } from '../../src/open-store.ts'
import type { Accounts } from '../../src/services/accounts/accounts.ts'
import { createAccounts } from '../../src/services/accounts/create-accounts.ts'
import { sessionCookies } from '../../src/services/accounts/session-cookies.ts'
import { api, languageOf } from './content.ts'
import { originOf, port } from './http.ts'

const password = 'moteur analytique'

export const clientOriginOf = (site: SiteId): string => `http://client.${sites[site].hosts.local}:${port}`

export interface AccountClient {
  readonly id: string
  readonly email: string
  readonly session: string
  readonly accounts: Accounts
  readonly place: SiteRequest
  close(): Promise<void>
}

/** A client with a confirmed address. */
export async function registered(
  site: SiteId,
  names = { firstName: 'Ada', lastName: 'Lovelace' },
): Promise<AccountClient> {
  const store = await openStore({ dataDir: process.env.E2E_DATA_DIR ?? '.cache/e2e' })
  const cinemas = await api<readonly { slug: string; vistaRef: string }[]>(site, 'cinemas')
  const accounts = createAccounts({
    store,
    cinemas: async () => cinemas,
    writeMail: (_, facts) => ({
      subject: facts.kind,
      text: 'href' in facts ? facts.href : facts.kind,
      html: '',
    }),
    onError: (error, message) => {
      throw new Error(message, { cause: error })
    },
  })
  const place = {
    site,
    language: languageOf(site),
    origin: originOf(site),
    clientOrigin: clientOriginOf(site),
  }
  const email = `${randomUUID()}@cinema.example`
  const outcome = await accounts.register(
    place,
    { email, password, ...names, newsletter: true },
    { address: randomUUID() },
  )
  if (outcome.kind !== 'accepted' || outcome.account === null || outcome.session === null)
    throw new Error(outcome.kind)
  const mail = (await accounts.mails(site)).find(({ to }) => to === email)
  await accounts.confirmEmail(place, new URL(mail?.text ?? '').searchParams.get('token') ?? '')
  return {
    id: outcome.account.id,
    email,
    session: outcome.session,
    accounts,
    place,
    async close() {
      await accounts.close()
      await store.close()
    },
  }
}

/** Makes a browser that of a client whose registration is complete, on the site and at its client host. */
export async function signedIn(context: BrowserContext, site: SiteId): Promise<AccountClient> {
  const client = await registered(site)
  const { accounts, id, place, session: token } = client
  const names = { firstName: 'Ada', lastName: 'Lovelace', language: place.language }
  await accounts.complete(place, id, { ...names, newsletter: false, mailConsent: false })
  const session = await accounts.session(site, token)
  if (!session) throw new Error('The client has no session')
  const lines = sessionCookies(place, token, session, Date.now())
  await context.addCookies(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      const ofClientHost = name === authentication.cookies.session
      return ofClientHost
        ? { name, value, url: place.clientOrigin, httpOnly: true, sameSite: 'Lax' }
        : { name, value, domain: `.${sites[site].hosts.local}`, path: '/' }
    }),
  )
  return client
}
