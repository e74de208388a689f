import type { FormGuard } from '@marquee/forms/csrf.ts'
import type { DocumentLook } from '@marquee/forms/form-document.tsx'
import { ownPageResponse } from '@marquee/forms/own-page.ts'
import type { Handled, PageResponse, ShownPage } from '@marquee/forms/page.ts'
import { isReading, type RefusalStatus, receive, refusedMethod } from '@marquee/forms/receive.ts'
import { privateResponse, responseOf } from '@marquee/forms/respond.ts'
import { findSession } from '@marquee/forms/session.ts'
import { zoneOf } from '@marquee/forms/time-zone.ts'
import type { RecordAudit } from '@marquee/kit/audit/audit-log.ts'
import { networkOf } from '@marquee/kit/audit/network-of.ts'
import { deviceCookieOf, deviceOf } from '@marquee/kit/http/devices.ts'
import { acceptedLanguage } from '@marquee/kit/http/language-choice.ts'
import { readBytes } from '@marquee/kit/http/read-body.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { languages } from '#config/languages.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { sites } from '#config/sites.ts'
import { openPeople } from '../carried-people.ts'
import type { Staff } from '../create-staff.ts'
import { staffPaths } from '../staff-clients.ts'
import { auditName } from '../staff-parts.ts'
import type { ProtocolResponse, StaffProtocol } from '../staff-protocol.ts'
import type { StaffPerson } from '../store/people.ts'
import { enterCode } from './enter-code.tsx'
import { home } from './home.tsx'
import { messagePage, StaffDocument } from './layout.tsx'
import type { ConsoleLinks, PersonContext, StaffContext, StaffPage } from './page.ts'
import { linkPages } from './password-links.tsx'
import { peoplePages } from './people.tsx'
import { personPages } from './person.tsx'
import { staffScript } from './script.server.ts'
import { PASSKEYS } from './second-factor.tsx'
import { ownPasskeys, security } from './security.tsx'
import { signInAddress, staffSession } from './session.ts'
import { passkeySignIn, signIn, signOut } from './sign-in.tsx'
import type { StaffMails } from './staff-mails.ts'
import { type StaffTexts, staffTexts, TextsContext } from './texts.ts'

export interface StaffHostOptions {
  readonly staff: Staff
  readonly protocol: StaffProtocol
  readonly mails: StaffMails
  readonly look: DocumentLook
  /** Addresses of the consoles beside an origin of the staff host. */
  readonly consoles: (origin: string) => ConsoleLinks
  /** Signs the CSRF cookie of signed-out visitors. */
  readonly secret: string
  /** Seals what is carried over. */
  readonly publishingSecret: string
  readonly record: RecordAudit
}

export interface StaffVisitor {
  readonly address: string | undefined
  /** Origin of the staff host. */
  readonly origin: string
  readonly https: boolean
}

const { bodyBytes, carriedBytes } = serviceLimits.staff

function pageResponse(
  look: DocumentLook,
  context: StaffContext,
  page: ShownPage,
  cookies: readonly string[],
): Response {
  const { https, texts } = context
  const document = (
    <TextsContext value={texts}>
      <StaffDocument context={context} look={look} page={page} />
    </TextsContext>
  )
  return ownPageResponse(renderToStaticMarkup(document), page, { https, cookies })
}

async function signedIn(context: StaffContext): Promise<PersonContext | null> {
  const { session, sessionToken, staff } = context
  if (session === null || sessionToken === undefined) return null
  const factor = await staff.factors.state(session)
  return { ...context, session, sessionToken, person: session.person, factor }
}

/** True for a session that may do nothing but prove or set up its second factor. */
const isHeldBack = ({ factor }: PersonContext) => factor.kind === 'pending' || factor.missing

/** A session without its second factor gets this instead of a page. */
function factorFirst({ factor, url }: PersonContext): Handled | undefined {
  const { pathname, search } = url
  if (factor.kind === 'pending')
    return pathname === staffPaths.enterCode
      ? undefined
      : {
          kind: 'redirect',
          location: `${staffPaths.enterCode}?${new URLSearchParams({ back: pathname + search })}`,
        }
  const isSecurity = pathname === staffPaths.security || pathname.startsWith(`${staffPaths.security}/`)
  return factor.missing && !isSecurity ? { kind: 'redirect', location: staffPaths.security } : undefined
}

function textsFor(request: Request, person: StaffPerson | undefined): StaffTexts {
  const language = acceptedLanguage(languages, request.headers.get('accept-language')) ?? 'en'
  const { flags = null, content = null } = person?.rights ?? {}
  const own = [...(flags?.sites ?? []), ...(content?.sites ?? [])]
  return staffTexts(
    language,
    zoneOf(
      request,
      own.map((site) => sites[site].timeZone),
    ),
  )
}

const missingPage = ({ texts }: StaffContext) =>
  messagePage(texts, texts.t('missing.title'), texts.t('missing.text'), 404)

async function respondTo(
  page: StaffPage,
  context: StaffContext,
  { guard, record }: { readonly guard: FormGuard; readonly record: RecordAudit },
): Promise<PageResponse> {
  const { request, origin, url, texts } = context
  const { t } = texts
  const refused = refusedMethod(request, page)
  if (refused) return refused
  const person = await signedIn(context)
  const options = {
    request,
    origin,
    guard,
    size: { fields: bodyBytes, files: 0 },
    async refuse(status: RefusalStatus) {
      if (status === 403)
        await record({
          event: 'form.refused',
          outcome: 'refused',
          actor: 'staff',
          person: person ? auditName(person.person) : null,
          details: { page: url.pathname },
        })
      return messagePage(texts, t(`refusals.${status}.title`), t(`refusals.${status}.text`), status)
    },
  }
  if (page.needs === 'nobody') {
    // The form is outdated after the session has ended, and the person is signed out already.
    const isOut = person === null && url.pathname === '/sign-out'
    return isOut ? page.get(context) : receive(page, context, options)
  }
  if (person === null) return { kind: 'redirect', location: signInAddress(url.pathname + url.search) }
  const first = factorFirst(person)
  if (first) return first
  if (page.needs === 'manager' && !person.person.rights.manages)
    return messagePage(texts, t('people.refused.title'), t('people.refused.text'), 403)
  return receive(page, person, options)
}

async function protocolPage(context: StaffContext, outcome: ProtocolResponse): Promise<PageResponse> {
  const { staff, sessionToken, texts, https } = context
  const { t } = texts
  switch (outcome.kind) {
    case 'response':
      return outcome
    case 'signIn':
      return { kind: 'redirect', location: signInAddress(outcome.back) }
    case 'signOut': {
      if (sessionToken !== undefined) await staff.signOut(sessionToken)
      const location = outcome.location ?? `${staffPaths.signIn}?done=out`
      return { kind: 'redirect', location, cookies: [staffSession.ended(https)] }
    }
    case 'fault':
      return messagePage(texts, t('fault.title'), t('fault.text'), outcome.status)
  }
}

/** Every page of the staff host by its path. */
const pages: Readonly<Record<string, StaffPage>> = {
  [staffPaths.home]: home,
  [staffPaths.signIn]: signIn,
  [`${staffPaths.signIn}/passkey`]: passkeySignIn,
  [staffPaths.enterCode]: enterCode,
  '/sign-out': signOut,
  [staffPaths.security]: security,
  [PASSKEYS]: ownPasskeys,
  ...peoplePages,
  ...personPages,
  ...linkPages,
}

/** Everything on the staff host but static files. */
export function createStaffHost(
  options: StaffHostOptions,
): (request: Request, visitor: StaffVisitor) => Promise<Response> {
  const { staff, protocol, mails, look, secret, publishingSecret, record } = options

  async function carryOver(request: Request): Promise<Response> {
    const body = await readBytes(request, carriedBytes)
    const people = body === 'tooLarge' ? null : openPeople(publishingSecret, new TextDecoder().decode(body))
    if (people === null) return privateResponse(null, 403)
    return privateResponse(JSON.stringify({ new: await staff.carryOver(people) }), 200, [
      ['Content-Type', 'application/json'],
    ])
  }

  async function contextOf(request: Request, { address, origin, https }: StaffVisitor) {
    const { visitor, guard, cookies } = await findSession(request, {
      token: staffSession.tokenOf(request, https),
      find: (token) => staff.session(token),
      secret,
      site: 'staff',
      https,
    })
    const context: StaffContext = {
      staff,
      mails,
      consoles: options.consoles(origin),
      texts: textsFor(request, visitor.session?.person),
      request,
      url: new URL(request.url),
      origin,
      https,
      requester: {
        address,
        browser: deviceOf(request.headers.get('user-agent')),
        network: networkOf(address),
        device: deviceCookieOf(request, https),
      },
      ...visitor,
    }
    return { context, guard, cookies }
  }

  async function protocolOutcome(context: StaffContext): Promise<PageResponse | null> {
    const { request, origin, requester, sessionToken } = context
    const person = await signedIn(context)
    // The provider signs in for a proved session only.
    const session = person && !isHeldBack(person) ? person.session : null
    const { address } = requester
    const outcome = await protocol.respond(request, { origin, address, sessionToken, session })
    const first = outcome?.kind === 'signIn' && person ? factorFirst(person) : undefined
    return first ?? (outcome && protocolPage(context, outcome))
  }

  return async (request, visitor) => {
    const { pathname } = new URL(request.url)
    const script = isReading(request) ? staffScript.respond(pathname) : undefined
    if (script) return script
    if (pathname === staffPaths.carryOver && request.method === 'POST') return carryOver(request)
    const { context, guard, cookies } = await contextOf(request, visitor)
    const page = Object.hasOwn(pages, pathname) ? pages[pathname] : undefined
    const received = page
      ? await respondTo(page, context, { guard, record })
      : ((await protocolOutcome(context)) ?? missingPage(context))
    if (received.kind === 'page') return pageResponse(look, context, received, cookies)
    if (received.kind === 'missing') return pageResponse(look, context, missingPage(context), cookies)
    return responseOf(received)
  }
}
