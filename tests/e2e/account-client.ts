import { randomUUID } from 'node:crypto'
import type { SiteRequest } from '@marquee/identity/site-request.ts'
import type { BrowserContext } from '@playwright/test'
import { authentication } from '#config/authentication.ts'
import { type SiteId, sites } from '#config/sites.ts'
import type { Accounts } from '../../src/services/accounts/accounts.ts'
import { createAccounts } from '../../src/services/accounts/create-accounts.ts'
import { sessionCookies } from '../../src/services/accounts/session-cookies.ts'
import { openStore } from '../../src/wiring/open-store.ts'
import { cinemasOf, languageOf } from './content.ts'
import { clientOriginOf, originOf } from './http.ts'

/** The accounts in a product's data folder; the text of each mail is its link. */
export async function openAccounts(dataDir: string, cinemas: Awaited<ReturnType<typeof cinemasOf>> = []) {
  const store = await openStore({ dataDir })
  const accounts = createAccounts({
    store,
    cinemas: async () => cinemas,
    writeMail: (_, facts) => ({
      subject: facts.kind,
      text: 'href' in facts ? facts.href : facts.kind,
      html: '',
    }),
    audit: { record: async () => {}, clientKey: (_, email) => email },
    onError: (error, message) => {
      throw new Error(message, { cause: error })
    },
  })
  async function close(): Promise<void> {
    await accounts.close()
    await store.close()
  }
  return { store, accounts, close }
}

export interface NewClient {
  readonly id: string
  readonly email: string
  readonly session: string
  readonly csrf: string
  /** `name=value` of each cookie that the session sets. */
  readonly cookies: readonly string[]
}

interface Names {
  readonly firstName: string
  readonly lastName: string
}

const ada: Names = { firstName: 'Ada', lastName: 'Lovelace' }

/** A client with a confirmed address and a session. */
export async function registerAt(accounts: Accounts, place: SiteRequest, names = ada): Promise<NewClient> {
  const email = `${randomUUID()}@cinema.example`
  const outcome = await accounts.registration.register(
    place,
    { email, password: 'moteur analytique', ...names, newsletter: true },
    { address: randomUUID() },
  )
  if (outcome.kind !== 'accepted') throw new Error(outcome.kind)
  const mail = (await accounts.mails(place.site)).find(({ to }) => to === email)
  await accounts.registration.confirmEmail(place, new URL(mail?.text ?? '').searchParams.get('token') ?? '')
  const session = await accounts.sessions.find(place.site, outcome.session)
  if (!session) throw new Error('A new client has no session')
  const lines = sessionCookies(place, outcome.session, session, Date.now())
  return {
    id: outcome.account.id,
    email,
    session: outcome.session,
    csrf: session.csrf,
    cookies: lines.map((line) => line.split(';', 1)[0] ?? ''),
  }
}

export interface AccountClient extends NewClient {
  readonly accounts: Accounts
  readonly place: SiteRequest
  close(): Promise<void>
}

/** A new client of the product that runs for all tests. */
export async function registered(site: SiteId, names = ada): Promise<AccountClient> {
  const dataDir = process.env.E2E_DATA_DIR ?? '.cache/e2e'
  const { accounts, close } = await openAccounts(dataDir, await cinemasOf(site))
  const origin = originOf(site)
  const place = { site, language: languageOf(site), origin, clientOrigin: clientOriginOf(origin) }
  return { ...(await registerAt(accounts, place, names)), accounts, place, close }
}

/** Makes a browser that of a client whose registration is complete, on the site and at its client host. */
export async function signedIn(context: BrowserContext, site: SiteId): Promise<AccountClient> {
  const client = await registered(site)
  const { accounts, id, place, cookies } = client
  await accounts.registration.complete(place, id, {
    ...ada,
    language: place.language,
    newsletter: false,
    mailConsent: false,
  })
  await context.addCookies(
    cookies.map((pair) => {
      const [, name = '', value = ''] = /^([^=]+)=(.*)/.exec(pair) ?? []
      const ofClientHost = name === authentication.cookies.session
      return ofClientHost
        ? { name, value, url: place.clientOrigin, httpOnly: true, sameSite: 'Lax' }
        : { name, value, domain: `.${sites[site].hosts.local}`, path: '/' }
    }),
  )
  return client
}
