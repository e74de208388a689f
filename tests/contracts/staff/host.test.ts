import type { LoggedOut } from '@marquee/identity/logout-token.ts'
import { createStaffHost } from '@marquee/identity/staff/pages/staff-host.server.tsx'
import type { StaffMail } from '@marquee/identity/staff/pages/staff-mails.ts'
import { clientSecret, staffRolesClaim, staffScope } from '@marquee/identity/staff/staff-clients.ts'
import { createStaffProtocol } from '@marquee/identity/staff/staff-protocol.ts'
import { signInStaff, staffBrowser } from '@marquee/identity/staff/staff-sign-in.fixture.ts'
import { createStaffProvider } from '@marquee/identity/staff-provider.ts'
import { beforeEach, expect, test } from 'vitest'
import { authentication } from '#config/authentication.ts'
import { describeOnEngines } from '../on-engines.ts'
import { FIRST, type StaffStage, secret, staffOfEachTest } from './set-up-staff.ts'

const STAFF = 'http://staff.localhost'
const FLAGS = 'http://flags.localhost'
const CMS = 'http://cms.localhost'

const requestOf = (
  url: string | URL,
  method: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
) =>
  body === undefined ? new Request(url, { method, headers }) : new Request(url, { method, headers, body })

describeOnEngines('the staff host', {}, (engine) => {
  let stage: StaffStage
  let mails: { readonly to: string; readonly mail: StaffMail }[]
  let told: { client: string; who: Partial<LoggedOut> }[]
  let respond: ReturnType<typeof createStaffHost>
  let ended: Promise<void> = Promise.resolve()
  const faults: unknown[] = []

  function host({ required = false, sends = false } = {}) {
    const staff = stage.another({
      required,
      ended: (sessions) => {
        ended = protocol.end(sessions)
      },
    })
    const clients = [
      {
        id: 'flags',
        origin: FLAGS,
        end: async (who: Partial<LoggedOut>) => void told.push({ client: 'flags', who }),
      },
      { id: 'content', origin: CMS },
    ] as const
    const protocol = createStaffProtocol({
      store: stage.store,
      secret,
      link: staff.link,
      person: staff.people.active,
      clients: () =>
        clients.map(({ id, origin, ...rest }) => ({
          id,
          secret: clientSecret(id, secret),
          home: `${origin}/`,
          callback: `${origin}/callback`,
          signedOut: `${origin}/out`,
          backChannel: `${origin}/back-channel`,
          ...rest,
        })),
      fetch: async (address, init) => {
        const who = await consoleAt(CMS, 'content').party.loggedOut(
          new URLSearchParams(String(init.body)).get('logout_token') ?? '',
        )
        told.push({ client: address, who: who ?? {} })
        return new Response(null)
      },
      onError: (error) => void faults.push(error),
      clock: () => stage.now.getTime(),
    })
    const made = createStaffHost({
      staff,
      protocol,
      mails: { sends, queue: async (_, to, mail) => void mails.push({ to, mail }) },
      look: { stylesheet: '/site.css', printStylesheet: '/print.css', fonts: [] },
      consoles: () => ({ flags: `${FLAGS}/`, content: `${CMS}/` }),
      secret,
      publishingSecret: secret,
      record: async (event) => void stage.events.push(event),
    })
    respond = made
    return { staff, respond: made }
  }

  const call = (request: Request) => respond(request, { address: '203.0.113.7', origin: STAFF, https: false })

  /** A console as a relying party, which calls the host in this process. */
  const consoleAt = (origin: string, id: 'flags' | 'content') =>
    createStaffProvider({
      settings: {
        issuer: `${STAFF}/`,
        applicationId: id,
        secret: clientSecret(id, secret),
        audience: null,
        scope: staffScope,
        claims: authentication.outside.claims,
      },
      secret,
      paths: { callback: '/callback', signedOut: '/out', home: '/' },
      onError: (error) => void faults.push(error),
      clock: () => stage.now.getTime(),
      fetch: (url, { method, headers, body }) =>
        call(requestOf(url, method, headers, body ? String(body) : undefined)),
    })

  /** Pages of the consoles answer with their address. */
  const browser = () =>
    staffBrowser(async (url, { method, headers, body }) =>
      url.origin === STAFF ? call(requestOf(url, method, headers, body)) : new Response(url.href),
    )

  beforeEach(() => {
    mails = []
    told = []
    faults.length = 0
  })
  staffOfEachTest(engine, (opened) => {
    stage = opened
    // Libraries of both sides read the machine's clock.
    stage.now = new Date()
  })

  test('signs in at a console, at the other one without a password, and signs out of both', async () => {
    host()
    const person = { address: FIRST.email, password: FIRST.password }
    const flags = consoleAt(FLAGS, 'flags')
    const started = await flags.start(FLAGS, null, { back: '/history', language: 'fr' })
    const { page, browser: own } = await signInStaff(started?.address ?? '', person, { browser: browser() })
    expect(page.url.origin + page.url.pathname).toBe(`${FLAGS}/callback`)
    const cookie = started?.cookies[0]?.split(';', 1)[0] ?? ''
    const returned = await flags.finish(FLAGS, { url: page.url.href, headers: new Headers({ cookie }) })
    if (returned.kind === 'fault') throw new Error(String(faults[0]))
    expect(returned.subject.claims).toMatchObject({
      sub: stage.first.id,
      email: FIRST.email,
      email_verified: true,
      name: 'admin',
      [staffRolesClaim]: ['flags:admin', 'content:admin'],
    })
    const content = await consoleAt(CMS, 'content').start(CMS, null, { back: '/', language: 'fr' })
    expect((await own.open(content?.address ?? '')).url.origin).toBe(CMS)
    const out = await flags.logOutAddress(FLAGS, returned.subject.idToken)
    expect((await own.open(out ?? '')).url.href).toBe(`${FLAGS}/out?state=signed-out`)
    await ended
    const subject = stage.first.id
    expect(told.map(({ client, who }) => [client, who.subject])).toEqual([
      ['flags', subject],
      [`${CMS}/back-channel`, subject],
    ])
    expect(told[0]?.who.providerSession).toBe(returned.subject.claims.sid)
    expect((await own.open(started?.address ?? '')).url.pathname).toBe('/sign-in')
    expect(faults).toEqual([])
  })
})
