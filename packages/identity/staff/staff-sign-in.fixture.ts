import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { TOTP } from 'otpauth'
import { staffPaths } from './staff-clients.ts'

interface SentRequest {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

type Send = (url: URL, sent: SentRequest) => Promise<Response>

/** Names of `*.localhost` lead to this machine, which only browsers know. */
const sendLocally: Send = (url, { method, headers, body }) =>
  new Promise((resolve, reject) => {
    const { hostname, port, pathname, search, host } = url
    const isLocal = hostname.endsWith('.localhost')
    const call = request(
      {
        host: isLocal ? '127.0.0.1' : hostname,
        port: port || 80,
        path: pathname + search,
        method,
        headers: { ...headers, host },
        agent: false,
      },
      (response) => {
        const received = new Headers()
        for (const [name, values = []] of Object.entries(response.headersDistinct))
          for (const value of values) received.append(name, value)
        const { statusCode: status = 0 } = response
        const isEmpty = [204, 304].includes(status)
        buffer(response).then(
          (bytes) =>
            resolve(new Response(isEmpty ? null : new Uint8Array(bytes), { status, headers: received })),
          reject,
        )
      },
    )
    call.on('error', reject)
    call.end(body)
  })

export interface StaffPage {
  readonly url: URL
  readonly status: number
  readonly html: string
}

/** A browser without script that keeps cookies by host and follows redirects and refreshes over hosts. */
export interface StaffBrowser {
  readonly cookies: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** `Cookie` header for a host. */
  cookieFor(host: string): string
  open(address: string | URL): Promise<StaffPage>
  /** Sends the first form of a page that has a field of that name, and that value of `what`. */
  send(page: StaffPage, field: string, fields: Readonly<Record<string, string>>): Promise<StaffPage>
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
const unescaped = (html: string) =>
  html.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)

const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
  return found === undefined ? undefined : unescaped(found)
}

/** Values that a browser would send of a form, and where to. */
function formWith({ html, url }: StaffPage, field: string, what = '') {
  const forms = [...html.matchAll(/<form[^>]*>[\s\S]*?<\/form>/g)].map(([form]) => form)
  const form = forms.find(
    (each) =>
      each.includes(`name="${field}"`) && (what === '' || each.includes(`name="what" value="${what}"`)),
  )
  if (form === undefined) throw new Error(`No form with the field ${field} at ${url.href}`)
  const inputs = [...form.matchAll(/<(?:input|button|option)[^>]*>/g)].map(([tag]) => tag)
  const sent = inputs.filter((tag) => /type="(?:hidden|text|email)"|\schecked=""/.test(tag))
  const values = sent.map((tag) => [attribute(tag, 'name') ?? '', attribute(tag, 'value') ?? 'on'] as const)
  const action = attribute(form.slice(0, form.indexOf('>') + 1), 'action') ?? url.href
  return { action: new URL(action, url), values: Object.fromEntries(values) }
}

const MOST_REDIRECTS = 12

export function staffBrowser(send: Send = sendLocally): StaffBrowser {
  const cookies = new Map<string, Map<string, string>>()
  const cookieFor = (host: string) =>
    [...(cookies.get(host) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')

  function keep(host: string, { headers }: Response): void {
    const jar = cookies.get(host) ?? new Map<string, string>()
    cookies.set(host, jar)
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
  }

  async function go(first: URL, form?: URLSearchParams): Promise<StaffPage> {
    let url = first
    let sent = form
    for (let step = 0; step < MOST_REDIRECTS; step += 1) {
      const cookie = cookieFor(url.host)
      const headers = {
        ...(cookie === '' ? {} : { cookie }),
        ...(sent ? { origin: url.origin, 'content-type': 'application/x-www-form-urlencoded' } : {}),
      }
      const response = await send(url, {
        method: sent ? 'POST' : 'GET',
        headers,
        ...(sent ? { body: String(sent) } : {}),
      })
      keep(url.host, response)
      const html = await response.text()
      const refresh =
        /^0; url=(.*)$/.exec(response.headers.get('refresh') ?? '')?.[1] ??
        /http-equiv="refresh" content="0; url=([^"]*)"/i.exec(html)?.[1]
      const next = response.headers.get('location') ?? (refresh && unescaped(refresh))
      if (!next) return { url, status: response.status, html }
      url = new URL(next, url)
      sent = undefined
    }
    throw new Error(`Too many redirects from ${first.href}`)
  }

  return {
    cookies,
    cookieFor,
    open: (address) => go(new URL(address)),
    send(page, field, fields) {
      const { action, values } = formWith(page, field, fields.what)
      return go(action, new URLSearchParams({ ...values, ...fields }))
    },
  }
}

export interface StaffCredentials {
  /** E-mail address. */
  readonly address: string
  readonly password: string
  /** Base32 key of one-time codes. */
  readonly codeKey?: string
}

/** A code works once, so each sign-in of a person needs another period of `now` (milliseconds). */
export const codeOf = (key: string, now = Date.now()): string =>
  new TOTP({ secret: key, algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp: now })

/**
 * Opens an address of a console, or of the staff host, as a person: signs in where the sign-in page shows, and
 * returns the page that was wanted.
 */
export async function signInStaff(
  address: string | URL,
  { address: email, password, codeKey }: StaffCredentials,
  { browser = staffBrowser(), now = Date.now() }: { browser?: StaffBrowser; now?: number } = {},
): Promise<{ readonly browser: StaffBrowser; readonly page: StaffPage }> {
  let page = await browser.open(address)
  if (page.url.pathname === staffPaths.signIn)
    page = await browser.send(page, 'password', { address: email, password })
  if (page.url.pathname === staffPaths.enterCode && codeKey !== undefined)
    page = await browser.send(page, 'enter-code', { 'enter-code': codeOf(codeKey, now) })
  return { browser, page }
}
