import type { OpenSiteFlags } from '@marquee/flags/evaluation/open-site-flags.ts'
import { clientTextsOf } from '@marquee/i18n/texts.server.ts'
import type { AuditLog } from '@marquee/kit/audit/audit-log.ts'
import { createRateLimiter } from '@marquee/kit/rate-limits/rate-limiter.ts'
import type { Secrets } from '@marquee/kit/start/data-dir.ts'
import { type SiteId, sites } from '#config/sites.ts'
import { createClientArea } from '../account-area/client-area.server.tsx'
import { createWriteMail } from '../account-area/mails/write-mail.server.tsx'
import type { CachedSource } from '../api/cached.ts'
import { clientHostCalls } from '../api/contract/client-host.ts'
import { contract } from '../api/contract.ts'
import { createKnownShows } from '../api/known-shows.ts'
import { subscriptionName } from '../page-kit/subscription-plans.ts'
import { currentDeadline } from '../server/current-request.ts'
import type { Env } from '../server/env/env.ts'
import { publicOrigins } from '../server/hosts/hosts.ts'
import type { ServerLog } from '../server/probes/server-log.ts'
import { foreignScriptEvent } from '../server/security/content-security-policy.ts'
import { createAccountsApi } from '../services/accounts/accounts-api.ts'
import { createAccounts } from '../services/accounts/create-accounts.ts'
import { announceFeelings } from '../services/accounts/feeling-changes.ts'
import type { PlansOf } from '../services/accounts/membership.ts'
import type { Identity, MakePortrait } from '../services/accounts/ports.ts'
import { createProofOfWork, spendIn } from '../services/content/captcha/proof-of-work.ts'
import type { ContentBackend } from '../services/content/content-backend.ts'
import { createIdentity } from '../services/identity/identity.ts'
import { createOutsideIdentity } from '../services/identity/outside-identity.ts'
import { openOutsideProviders } from '../services/identity/outside-providers.ts'
import { createOutsideSignIn } from '../services/identity/outside-sign-in.ts'
import { remindersOf } from './open-reminders.ts'
import type { Store } from './open-store.ts'

const cinemasOf =
  (sources: Readonly<Record<SiteId, CachedSource>>, deadline: () => number) => async (site: SiteId) => {
    const language = sites[site].languages[0]
    return (await sources[site].read(contract.cinemas, { language }, { deadline: deadline() })).model
  }

type Document = (site: SiteId, id: string, language: string) => Promise<unknown>

function createPlans(document: Document, sells: (site: SiteId) => boolean): PlansOf {
  return async (site, language) => {
    if (!sells(site)) return []
    const read = clientHostCalls.subscriptionOffers.parse(
      (await document(site, 'subscription-offers', language)) ?? [],
    )
    return read.ok ? read.model : []
  }
}

/** Accounts, identity provider, and the pages and API of the client hosts. */
export function openAccounts(
  env: Env,
  { session: secret, notifications: notificationKey }: Pick<Secrets, 'session' | 'notifications'>,
  { store, document }: { readonly store: Store } & Pick<ContentBackend, 'document'>,
  sources: Readonly<Record<SiteId, CachedSource>>,
  { siteFlags }: OpenSiteFlags['evaluation'],
  audit: AuditLog,
  { app }: ServerLog,
  makePortrait: MakePortrait,
) {
  const deadline = () => currentDeadline(env)
  const cinemas = cinemasOf(sources, deadline)
  const flags = (site: SiteId) => siteFlags(site).values
  const plans = createPlans(document, (site) => subscriptionName(flags(site)) !== null)
  const puzzles = createProofOfWork({ secret, spend: spendIn(store) })
  const outside = openOutsideProviders(env, app)
  const limiter = createRateLimiter(store, Date.now)
  const created = createAccounts({
    store,
    cinemas,
    shows: createKnownShows(sources, deadline),
    plans,
    writeMail: createWriteMail(clientTextsOf),
    makePortrait,
    secret,
    proofs: {
      puzzle: async (site) => puzzles.challenge(site),
      isSolved: async (site, solution) => (await puzzles.verify(site, solution)) === 'passed',
    },
    smtp: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : undefined,
    reminders: remindersOf(env, notificationKey, sources, flags),
    retention: { idleMonths: env.ACCOUNT_IDLE_MONTHS, originsOf: (site) => publicOrigins(env, site) },
    forget: (site, account) => identity.forget(site, account),
    issuerOf: (site) => outside.parties[site]?.settings.issuer ?? null,
    audit,
    onError: (error, message) => app.error({ err: error }, message),
  })
  const accounts = announceFeelings(created, store, app)
  const identity: Identity = createIdentity({
    store,
    accounts,
    secret,
    limiter,
    outside: createOutsideSignIn({ parties: outside.parties, accounts, secret, deadline }),
    outsideTokens: createOutsideIdentity({ parties: outside.parties, accounts, limiter }),
    isDirect: outside.isDirect,
    errorPage: (visited, fault, status) => area.errorPage(visited, fault, status),
    onError: (error, at) => app.error({ err: error, path: at }, 'identity provider failed'),
    onLostKeys: (site) =>
      app.warn({ site }, 'the signing keys cannot be read with this session secret: new ones are made'),
  })
  const area = createClientArea({
    accounts,
    identity,
    secret,
    outbox: env.SMTP_URL === undefined && !env.TRUST_PROXY,
    texts: clientTextsOf,
    flags,
    audit,
    deadline,
  })
  const clientPages = (site: SiteId) => (env.clientApis[site] === undefined ? area : undefined)
  const onError = (error: unknown, at: string) =>
    app.error({ err: error, path: at }, 'client host call failed')
  return {
    accounts,
    clientPages,
    identity,
    onForeignScripts: (scripts: number) => app.warn(foreignScriptEvent(scripts), 'security event'),
    api: createAccountsApi({ document, accounts, cinemas, identity, onError }),
  }
}
