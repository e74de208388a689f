import { AGENTS } from '@marquee/addresses/agents.ts'
import { OLD_ADDRESSES } from '@marquee/addresses/old-addresses.ts'
import { OPEN_PROGRAMME } from '@marquee/addresses/open-programme.ts'
import { OUTSIDE_PAGES } from '@marquee/addresses/outside-page.ts'
import { PAGE_VITALS } from '@marquee/addresses/page-vitals.ts'
import { POLICY_REPORTS } from '@marquee/kit/http/security-headers.ts'
import { isTrustedProxy, visitorAddress } from '@marquee/kit/http/visitor-address.ts'
import { authentication } from '#config/authentication.ts'
import {
  clientHostApi,
  clientHostPage,
  compressedSiteApi,
  contentApi,
  flagHostRequest,
  staffHostRequest,
  uncompressedSiteApi,
} from './application-requests.ts'
import { asCurrentRequest } from './current-request.ts'
import { type Exchange, isRead, type OuterResponse } from './exchange.ts'
import { isSiteFile } from './files/site-files.ts'
import { SPECULATION_RULES, speculationRules } from './files/speculation-rules.ts'
import { CHANGE_PASSWORD, changePassword, SECURITY_TEXT, securityText } from './files/well-known.ts'
import type { SiteEdition } from './hosts/editions.ts'
import type { FlagHost, Hosts, SiteHost, StaffHost } from './hosts/hosts.ts'
import { createLocalNames } from './hosts/local-names.ts'
import { PUBLISHED_PICTURE } from './images/published-picture.ts'
import { outsidePage } from './pages/outside-page.ts'
import { PAGE_DICTIONARIES } from './pages/page-dictionaries.ts'
import {
  agentsOf,
  calendarOf,
  identityCallback,
  inPreview,
  oldAddress,
  openProgrammeOf,
  PAGE_DATA_FOLDER,
  pageData,
  pageDictionary,
  pageOf,
} from './pages/page-requests.ts'
import { remembered } from './pages/remembered.ts'
import { englishNotice, malformedAddress, methodNotAllowed, nothingHere } from './plain-responses.ts'
import { COUNTED_PICTURE, countedPicture } from './probes/counted-picture.ts'
import { PROBES } from './probes/probes.ts'
import { PUBLISHING, publishing } from './publishing.ts'
import { refused } from './refused-responses.ts'
import type { Handler, ServerParts } from './server-parts.ts'

type Paths = (pathname: string, parts: ServerParts) => boolean

interface Action<Visited> {
  /** Kind in access log and metrics; handlers may set a finer one. */
  readonly kind: string
  /** 405 for other methods than GET and HEAD. */
  readonly readOnly?: true
  readonly respond: Handler<Visited>
}

interface Route<Visited> extends Action<Visited> {
  readonly paths: Paths
}

interface HostTable<Visited> {
  readonly routes: readonly Route<Visited>[]
  readonly otherwise: Action<Visited>
}

const exactly =
  (...paths: readonly string[]): Paths =>
  (pathname) =>
    paths.includes(pathname)
const below =
  (...folders: readonly string[]): Paths =>
  (pathname) =>
    folders.some((folder) => pathname.startsWith(folder))
const matching =
  (pattern: RegExp): Paths =>
  (pathname) =>
    pattern.test(pathname)
const builtFile: Paths = (pathname, { files }) => files.has(pathname)

const file: Handler<{ readonly https: boolean }> = ({ files }, exchange, { https }, pathname) =>
  files.respond(exchange, pathname, https)
const fileOfEdition: Handler = (parts, exchange, { host }, pathname) => file(parts, exchange, host, pathname)

/** Every host name, known or not. */
const everyHost: readonly Route<{ readonly https: boolean }>[] = [
  {
    paths: exactly(...PROBES),
    kind: 'probe',
    readOnly: true,
    respond: ({ probes }, exchange, _, pathname) => probes.respond(exchange, pathname),
  },
  {
    paths: (pathname, { options }) => options.publishing !== undefined && pathname.startsWith(PUBLISHING),
    kind: 'publishing',
    respond: asCurrentRequest(publishing),
  },
  {
    paths: matching(PUBLISHED_PICTURE),
    kind: 'media',
    readOnly: true,
    respond: ({ pictures }, exchange, { https }) => pictures.respond(exchange, https),
  },
]

const policyReport =
  <Visited>(isHttps: (visited: Visited) => boolean): Handler<Visited> =>
  ({ policyReports, options }, exchange, visited) =>
    policyReports.respond(exchange, isHttps(visited), visitorAddress(exchange, options.env.TRUST_PROXY))
const reportOfEdition: Route<SiteEdition> = {
  paths: exactly(POLICY_REPORTS),
  kind: 'policy-report',
  respond: policyReport(({ host }) => host.https),
}

const flagHost: HostTable<FlagHost> = {
  routes: [
    { paths: exactly(POLICY_REPORTS), kind: 'policy-report', respond: policyReport(({ https }) => https) },
    { paths: builtFile, kind: 'asset', readOnly: true, respond: file },
    { paths: below('/api/'), kind: 'flag-api', respond: asCurrentRequest(flagHostRequest) },
  ],
  otherwise: { kind: 'flag-page', respond: asCurrentRequest(flagHostRequest) },
}

const staffHost: HostTable<StaffHost> = {
  routes: [
    { paths: exactly(POLICY_REPORTS), kind: 'policy-report', respond: policyReport(({ https }) => https) },
    { paths: builtFile, kind: 'asset', readOnly: true, respond: file },
  ],
  otherwise: { kind: 'staff-page', respond: asCurrentRequest(staffHostRequest) },
}

const clientHost: HostTable<SiteEdition> = {
  routes: [
    { paths: below('/api/'), kind: 'client-api', respond: asCurrentRequest(clientHostApi) },
    { paths: exactly(CHANGE_PASSWORD), kind: 'other', readOnly: true, respond: changePassword },
    reportOfEdition,
    { paths: builtFile, kind: 'asset', readOnly: true, respond: fileOfEdition },
  ],
  otherwise: { kind: 'client-page', respond: asCurrentRequest(clientHostPage) },
}

/** The last routes and the pages depend on flags, so previews apply to them. */
const siteHost: HostTable<SiteEdition> = {
  routes: [
    {
      paths: (pathname, { options }) => options.tool?.paths.includes(pathname) ?? false,
      kind: 'other',
      readOnly: true,
      respond: ({ options }, _, { host }) => options.tool?.respond(host.https) ?? nothingHere(host),
    },
    { paths: builtFile, kind: 'asset', readOnly: true, respond: fileOfEdition },
    { paths: matching(/^\/api\/frontend(?:\/|$)/), kind: 'flag-api', respond: uncompressedSiteApi },
    { paths: below('/api/chat/', '/api/client/'), kind: 'api', respond: asCurrentRequest(compressedSiteApi) },
    { paths: below('/api/'), kind: 'api', respond: asCurrentRequest(contentApi) },
    reportOfEdition,
    {
      paths: exactly(PAGE_VITALS),
      kind: 'page-vitals',
      respond: ({ pageVitals, options }, exchange, { host }) =>
        pageVitals.respond(exchange, host.https, visitorAddress(exchange, options.env.TRUST_PROXY)),
    },
    { paths: exactly(SECURITY_TEXT), kind: 'other', readOnly: true, respond: securityText },
    { paths: exactly(CHANGE_PASSWORD), kind: 'other', readOnly: true, respond: changePassword },
    { paths: below(PAGE_DICTIONARIES), kind: 'site-file', readOnly: true, respond: pageDictionary },
    {
      paths: exactly(SPECULATION_RULES),
      kind: 'site-file',
      readOnly: true,
      respond: (_, exchange, { host }) => speculationRules(exchange, host),
    },
    { paths: exactly(COUNTED_PICTURE), kind: 'without-script', readOnly: true, respond: countedPicture },
    { paths: below(OUTSIDE_PAGES), kind: 'outside', readOnly: true, respond: outsidePage },
    {
      paths: below('/media/'),
      kind: 'media',
      readOnly: true,
      respond: ({ images }, exchange, { host }) => images.respond(exchange, host, exchange.target),
    },
    {
      paths: isSiteFile,
      kind: 'site-file',
      readOnly: true,
      respond: ({ siteFiles }, exchange, edition, pathname) => siteFiles.respond(exchange, edition, pathname),
    },
    {
      paths: (pathname, { previews }) => previews.owns(pathname),
      kind: 'preview',
      respond: ({ previews }, exchange, edition, pathname) => previews.respond(exchange, edition, pathname),
    },
    { paths: exactly('/favicon.ico'), kind: 'other', respond: (_, __, { host }) => nothingHere(host) },
    { paths: below('/assets/', '/icons/'), kind: 'other', respond: (_, __, { host }) => nothingHere(host) },
    { paths: below(PAGE_DATA_FOLDER), kind: 'page-data', respond: inPreview(pageData) },
    { paths: below('/calendar/'), kind: 'calendar', respond: inPreview(calendarOf) },
    { paths: exactly(AGENTS), kind: 'agents', respond: inPreview(agentsOf) },
    { paths: matching(OPEN_PROGRAMME), kind: 'other', readOnly: true, respond: inPreview(openProgrammeOf) },
    { paths: below(OLD_ADDRESSES), kind: 'other', respond: inPreview(oldAddress) },
    {
      paths: exactly(authentication.callbackPath),
      kind: 'other',
      readOnly: true,
      respond: inPreview(identityCallback),
    },
  ],
  otherwise: { kind: 'other', respond: inPreview(pageOf) },
}

const find = <Visited>(routes: readonly Route<Visited>[], pathname: string, parts: ServerParts) =>
  routes.find(({ paths }) => paths(pathname, parts))

const MAX_PATHNAMES = 2_000

/** Cached, because most visitors request the same paths, and rows do not change while the server runs. */
const actionsOf = <Visited>({ routes, otherwise }: HostTable<Visited>, parts: ServerParts) =>
  remembered<Action<Visited>>(MAX_PATHNAMES, (pathname) => find(routes, pathname, parts) ?? otherwise)

/** Others, such as TRACE, reach no handler. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const unknownHost = (https: boolean) => refused('unknown-host', englishNotice(421, 'unknownHost', https))

/** The first matching row of the host's table handles the request. */
export function createRoutes(
  parts: ServerParts,
  hosts: Hosts,
  editionOf: (host: SiteHost) => SiteEdition,
): (exchange: Exchange) => OuterResponse | Promise<OuterResponse> {
  const { env } = parts.options
  const leadsHere = createLocalNames(env)
  const onFlagHost = actionsOf(flagHost, parts)
  const onStaffHost = actionsOf(staffHost, parts)
  const onClientHost = actionsOf(clientHost, parts)
  const onSiteHost = actionsOf(siteHost, parts)
  return (exchange) => {
    if (!exchange.wellFormed) return malformedAddress(false)
    if (!METHODS.has(exchange.method)) return methodNotAllowed(false)
    const end = exchange.target.indexOf('?')
    const pathname = end < 0 ? exchange.target : exchange.target.slice(0, end)
    const https =
      exchange.header('x-forwarded-proto') === 'https' && isTrustedProxy(exchange, env.TRUST_PROXY)
    function run<Visited>({ kind, readOnly, respond }: Action<Visited>, visited: Visited) {
      exchange.kind = kind
      return readOnly && !isRead(exchange.method)
        ? methodNotAllowed(https)
        : respond(parts, exchange, visited, pathname)
    }
    const everywhere = find(everyHost, pathname, parts)
    if (everywhere) return run(everywhere, { https })
    const host = leadsHere(exchange) ? hosts.find(exchange.header('host'), https) : 'unknown'
    if (host === 'unknown') return unknownHost(https)
    if ('flagOrigin' in host) return run(onFlagHost(pathname), host)
    if ('staffOrigin' in host) return run(onStaffHost(pathname), host)
    const isClient = 'clientOf' in host
    const edition = editionOf(isClient ? host.clientOf : host)
    exchange.site = edition.host.site.id
    return run((isClient ? onClientHost : onSiteHost)(pathname), edition)
  }
}
