import { clientTextsOf } from '@marquee/i18n/texts.server.ts'
import { expect } from 'vitest'
import { defaultFlags } from '#config/flags.ts'
import type { SiteId } from '#config/sites.ts'
import { sites } from '#config/sites.ts'
import { type ClientAreaOptions, createClientArea } from '../../../src/account-area/client-area.server.tsx'
import { createWriteMail } from '../../../src/account-area/mails/write-mail.server.tsx'
import { currentDeadline } from '../../../src/server/current-request.ts'
import { readEnv } from '../../../src/server/env/env.ts'
import type { OuterOptions } from '../../../src/server/outer-options.ts'
import { fakeOuter } from '../../../src/server/outer-server.fixture.ts'
import type { Services } from '../../../src/server/services.ts'
import type { Accounts } from '../../../src/services/accounts/accounts.ts'
import type { Identity } from '../../../src/services/accounts/ports.ts'
import type { Stage } from '../accounts/set-up-accounts.ts'

export const writeMail = createWriteMail(clientTextsOf)
export const everyEdition = Object.values(sites).flatMap(({ id, languages: own }) =>
  own.map((language) => [id, language] as const),
)

interface AreaOptions {
  readonly accounts: Accounts
  readonly identity?: Identity | null
  readonly outbox?: boolean
  /** Epoch milliseconds, of the same clock as the accounts. */
  readonly clock: () => number
  readonly environment?: Record<string, string>
  readonly options?: Partial<OuterOptions & Services>
  readonly audit?: ClientAreaOptions['audit']
}

export function clientHosts({
  accounts,
  identity = null,
  outbox = true,
  clock,
  environment = {},
  options = {},
  audit,
}: AreaOptions) {
  const env = readEnv(environment)
  const area = createClientArea({
    accounts,
    identity,
    secret: 's'.repeat(40),
    outbox,
    texts: clientTextsOf,
    flags: defaultFlags,
    clock,
    deadline: () => currentDeadline(env),
    ...(audit ? { audit } : {}),
  })
  const { send: fetchPage } = fakeOuter(environment, {
    clientDir: 'none',
    clientPages: () => area,
    ...options,
  })
  return {
    area,
    fetchPage,
    visitor: (site: SiteId, host = `client.${sites[site].hosts.local}:3000`) =>
      visitorOf(fetchPage, `http://${host}`),
  }
}

/** A browser without script at a site, with mails as the product writes them. */
export const visitorAt = (
  stage: Stage,
  site: SiteId,
  accounts = stage.another({ writeMail }),
): ClientVisitor => clientHosts({ accounts, clock: stage.clock }).visitor(site)

type FetchPage = ReturnType<typeof fakeOuter>['send']

/** A browser without script: stores cookies and sends forms with their hidden fields. */
export function visitorOf(fetchPage: FetchPage, origin: string) {
  const jar = new Map<string, string>()

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetchPage(origin + path, {
      ...init,
      headers: { ...(cookie ? { cookie } : {}), ...(init.headers as Record<string, string>) },
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1)
      const at = pair.indexOf('=')
      if (at === pair.length - 1 || /Max-Age=0(?:;|$)/.test(line)) jar.delete(pair.slice(0, at))
      else jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return response
  }

  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    send(path, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    })

  async function fill(
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const html = await (await send(path)).text()
    const csrf = /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? ''
    return post(path, { csrf, ...fields }, headers)
  }

  return { jar, origin, get: send, post, fill }
}

export type ClientVisitor = ReturnType<typeof visitorOf>

export const headingOf = (html: string): string =>
  /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replaceAll('\u00ad', '') ?? ''

/** Path of the link in the newest mail of tn that leads to this page. */
export async function mailedPath(accounts: Accounts, page = 'validate'): Promise<string> {
  const link = new RegExp(`/fr/${page}\\?token=[\\w-]+`)
  const links = (await accounts.mails('tn')).map(({ text }) => link.exec(text)?.[0])
  return links.find((each) => each !== undefined) ?? expect.unreachable(`no mail leads to ${page}`)
}
