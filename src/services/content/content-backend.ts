import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { loggedPath } from '@marquee/kit/http/logged-path.ts'
import type { HashCost } from '@marquee/kit/secrets/slow-hash.ts'
import { languageOf } from '#config/site-language.ts'
import { type SiteId, siteIds } from '#config/sites.ts'
import type { Clock } from '#models/site-clock.ts'
import { createDemo, type Demo } from '../../../demo/seed.ts'
import type { ClientFeelings } from './api/client-feelings.ts'
import { type ContentHandler, type ContentHandlerOptions, createContentHandler } from './api/content-api.ts'
import { readDocument } from './api/item-responses.ts'
import { createRecaptcha } from './captcha/captcha.ts'
import { createProofOfWork, type PuzzleWork, spendIn } from './captcha/proof-of-work.ts'
import { expandTags } from './change-tags.ts'
import { readOrigins } from './media-origins.ts'
import { pendingRevision, programmeDays } from './preview/pending-documents.ts'
import { startRolling } from './rolling.ts'
import type { ContentChange } from './store/changes.ts'
import type { ContentStore } from './store/content-store.ts'

export interface BackendLog {
  info(fields: object, message: string): void
  error(fields: object, message: string): void
}

export interface ContentBackendOptions {
  /** The caller closes it. */
  readonly store: ContentStore
  readonly log: BackendLog
  readonly clock?: Clock
  readonly artDir?: string
  readonly seed?: string
  /** Sites with a demo programme; by default all. */
  readonly sites?: readonly SiteId[] | undefined
  readonly zoneHeader?: string | undefined
  /** Signs captchas; without it they are valid in this process only. */
  readonly secret?: string | undefined
  readonly captchaWork?: PuzzleWork | undefined
  /** The cost of hashes of PINs. */
  readonly pinCost?: HashCost | undefined
  /** Verifies preview tokens; without it there are no content previews. */
  readonly readPreview?: ContentHandlerOptions['readPreview']
  readonly countFeelings?: (site: SiteId, show: string) => Promise<ClientFeelings>
  readonly recaptcha?: { readonly key: string; readonly secret: string } | undefined
}

export interface PreviewFrame {
  readonly days: { readonly first: string; readonly last: string } | undefined
  /** Changes with every edit. */
  readonly revision: string
}

export interface ContentBackend extends ContentHandler {
  /** An object or the list that a document holds; undefined if it does not exist. */
  document(site: SiteId, id: string, language: string | null): Promise<unknown>
  /** Calls back with the cache tags of each change; returns an unsubscribe function. */
  onChange(listener: (change: ContentChange) => void): () => void
  previewFrame(site: SiteId): Promise<PreviewFrame>
  mediaOrigins(site: SiteId): readonly string[]
  ready(): Promise<boolean>
  close(): Promise<void>
}

/** Fills the store on first start and rolls the demo daily. */
export async function createContentBackend(options: ContentBackendOptions): Promise<ContentBackend> {
  const { store, log, sites = siteIds } = options
  const clock = options.clock ?? Date.now
  const demo = createDemo(store, {
    artDir: options.artDir ?? path.resolve('demo/art'),
    seed: options.seed ?? 'marquee',
    sites,
  })
  const { rolling } = await firstRoll(options, sites, demo, clock())
  const timer = startRolling({
    roll: (now) => demo.roll(now).then(() => {}),
    clock,
    onError: (error) => log.error({ err: error }, 'the demo programme could not be brought to its day'),
  })
  const origins = await readOrigins(store)
  store.onChange(
    () =>
      void readOrigins(store).then(
        (fresh) => {
          for (const [site, list] of fresh) origins.set(site, list)
        },
        () => {},
      ),
  )
  return {
    ...createContentHandler({
      store,
      clock,
      zoneHeader: options.zoneHeader,
      captcha: captchaOf(options, store),
      captchaKey: options.recaptcha?.key,
      pinCost: options.pinCost,
      countFeelings: options.countFeelings,
      readPreview: options.readPreview,
      onError: (error, at) => log.error({ err: error, path: loggedPath(at) }, 'content call failed'),
    }),
    document: (site, id, language) =>
      readDocument({ ...store.site(site), language: languageOf(site, language) }, id),
    onChange: (listener) =>
      store.onChange((change) => {
        void expandTags(store, change).then(listener, (error: unknown) =>
          log.error({ err: error }, 'a content change could not be announced'),
        )
      }),
    async previewFrame(site) {
      const [days, revision] = await Promise.all([
        programmeDays(store.read, site),
        pendingRevision(store.read, site),
      ])
      return { days, revision }
    },
    mediaOrigins: (site) => origins.get(site) ?? [],
    ready: async () => (await store.site('fr').items.sources()).length >= 0,
    async close() {
      timer.stop()
      await rolling
    },
  }
}

const captchaOf = ({ recaptcha, secret, captchaWork }: ContentBackendOptions, store: ContentStore) =>
  recaptcha
    ? createRecaptcha(recaptcha.secret)
    : createProofOfWork({
        secret: secret ?? randomBytes(32).toString('hex'),
        spend: spendIn(store),
        work: captchaWork,
      })

/** Awaits the first fill of an empty store; an outdated one serves requests while it catches up. */
async function firstRoll(
  { store, log }: ContentBackendOptions,
  sites: readonly SiteId[],
  demo: Demo,
  now: number,
): Promise<{ readonly rolling: Promise<void> }> {
  const seeded = await Promise.all(sites.map((site) => store.note(`demo:${site}`)))
  const begun = performance.now()
  const rolled = demo
    .roll(now)
    .then(
      (changed) =>
        changed.length > 0 &&
        log.info({ sites: changed, ms: Math.round(performance.now() - begun) }, 'demo programme written'),
    )
  if (seeded.includes(undefined)) await rolled
  const rolling = rolled.then(
    () => {},
    (error: unknown) => log.error({ err: error }, 'the demo programme could not be brought to its day'),
  )
  return { rolling }
}
