import type { LoggedOut } from '@marquee/identity/logout-token.ts'
import { sealPeople } from '@marquee/identity/staff/carried-people.ts'
import { createStaffHost } from '@marquee/identity/staff/pages/staff-host.server.tsx'
import type { StaffMail } from '@marquee/identity/staff/pages/staff-mails.ts'
import { clientSecret, staffRolesClaim, staffScope } from '@marquee/identity/staff/staff-clients.ts'
import { createStaffProtocol } from '@marquee/identity/staff/staff-protocol.ts'
import {
  codeOf,
  type StaffCredentials,
  signInStaff,
  staffBrowser,
} from '@marquee/identity/staff/staff-sign-in.fixture.ts'
import { createStaffProvider } from '@marquee/identity/staff-provider.ts'
import { beforeEach, expect, test } from 'vitest'
import { authentication } from '#config/authentication.ts'
import { describeOnEngines } from '../on-engines.ts'
import { EDITOR, editorOf, FIRST, joined, secret, staffOfEachTest } from './set-up-staff.ts'

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
  const stage = staffOfEachTest(engine, () => {
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

  const admin = { address: FIRST.email, password: FIRST.password }
  const opened = async (address: string, person: StaffCredentials, of = browser()) =>
    signInStaff(STAFF + address, person, { browser: of, now: stage.now.getTime() })

  test('an invited person sets a password, then a second factor, and only then opens a console', async () => {
    host({ required: true, sends: true })
    const { browser: manager, page: held } = await opened('/people/invite', admin)
    expect(held.url.pathname).toBe('/security')
    host({ sends: true })
    const form = await manager.open(`${STAFF}/people/invite`)
    const fields = { name: 'Ben', email: 'ben@cinema.example', flags: 'admin' }
    const wrong = await manager.send(form, 'email', { ...fields, email: 'ben' })
    expect([wrong.status, wrong.html.includes('value="Ben"')]).toEqual([422, true])
    await manager.send(wrong, 'email', fields)
    const [invitation] = mails.filter(({ to }) => to === 'ben@cinema.example')
    const href = invitation?.mail.way.href ?? ''

    host({ required: true })
    const own = browser()
    const link = await own.open(href)
    const joinedPage = await own.send(link, 'new-password', { 'new-password': EDITOR.password })
    expect(joinedPage.url.pathname).toBe('/security')
    expect((await own.open(href)).status).toBe(404)
    const started = await consoleAt(FLAGS, 'flags').start(FLAGS, null, { back: '/', language: 'en' })
    expect((await own.open(started?.address ?? '')).url.pathname).toBe('/security')
    const begun = await own.send(await own.open(`${STAFF}/security`), 'what', { what: 'begin' })
    const key = /<code class="staff-key">([^<]+)</.exec(begun.html)?.[1]?.replaceAll(' ', '') ?? ''
    const code = codeOf(key, stage.now.getTime())
    expect((await own.send(begun, 'confirm-code', { 'confirm-code': code })).html).toContain('staff-codes')
    expect((await own.open(started?.address ?? '')).url.origin).toBe(FLAGS)

    const other = await opened('/', { address: 'ben@cinema.example', password: EDITOR.password })
    expect(other.page.url.pathname).toBe('/sign-in/code')
    const isKnown = () => other.browser.cookieFor(new URL(STAFF).host).includes('device=')
    expect(isKnown()).toBe(false)
    const pending = await other.browser.open(started?.address ?? '')
    expect(pending.url.pathname).toBe('/sign-in/code')
    stage.pass(1)
    const proof = codeOf(key, stage.now.getTime())
    const page = await other.browser.send(pending, 'enter-code', { 'enter-code': proof })
    expect([page.url.origin, isKnown()]).toEqual([FLAGS, true])
  })

  test('forms of other sites, pages of managers and addresses of other hosts are refused', async () => {
    host()
    await joined(stage)
    const editor = { address: EDITOR.email, password: EDITOR.password }
    const { browser: own } = await opened('/', editor)
    const cookie = own.cookieFor('staff.localhost')
    for (const path of ['/people', '/people/invite', `/people/person?id=${stage.first.id}`])
      expect((await own.open(STAFF + path)).status).toBe(403)
    const sent = await call(
      new Request(`${STAFF}/security`, {
        method: 'POST',
        headers: { cookie, origin: 'http://evil.localhost' },
        body: new URLSearchParams({ what: 'name', name: 'Mallory' }),
      }),
    )
    expect(sent.status).toBe(403)
    expect(stage.events.at(-1)).toMatchObject({ event: 'form.refused', person: EDITOR.email })
    const elsewhere = `/sign-in?${new URLSearchParams({ back: 'https://evil.example/' })}`
    expect((await opened(elsewhere, editor)).page.url.href).toBe(`${STAFF}/`)
    expect((await own.open(`${STAFF}/session/end`)).status).toBe(400)
    expect((await own.open(`${STAFF}/`)).status).toBe(200)
    expect((await own.open(`${STAFF}/authorize?client_id=nobody`)).status).toBe(400)
  })

  test('a sign-in in a new browser is told by mail, and sessions that end here end at the consoles', async () => {
    host({ sends: true })
    const started = await consoleAt(CMS, 'content').start(CMS, null, { back: '/', language: 'en' })
    const { browser: own } = await signInStaff(started?.address ?? '', admin, { browser: browser() })
    const { browser: other } = await opened('/security', admin)
    expect(mails.map(({ to }) => to)).toEqual([FIRST.email, FIRST.email])
    await other.send(await other.open(`${STAFF}/security`), 'what', { what: 'end-others' })
    await ended
    expect(told.map(({ client }) => client)).toEqual([`${CMS}/back-channel`])
    expect((await own.open(`${STAFF}/`)).url.pathname).toBe('/sign-in')
    expect((await other.open(`${STAFF}/`)).status).toBe(200)
  })

  test('accounts are carried over with the publishing secret only', async () => {
    host()
    const send = (body: string) => call(new Request(`${STAFF}/carry-over`, { method: 'POST', body }))
    const { content } = editorOf
    const person = {
      email: EDITOR.email,
      name: EDITOR.name,
      content,
      suspended: false,
      password: { hash: '', salt: '' },
      codeKey: null,
      recoveryCodes: null,
    }
    expect((await send(sealPeople('thirty-two characters of another', [person]))).status).toBe(403)
    expect((await send('nonsense')).status).toBe(403)
    expect(await (await send(sealPeople(secret, [person]))).json()).toEqual({ new: 1 })
  })
})
