import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { type SiteId, siteIds } from '../../../config/sites.ts'
import { createDemo, type Demo } from '../../../demo/seed.ts'
import { loggedPath } from '../../http/logged-path.ts'
import { languageOf } from './api/api-request.ts'
import { type ContentApiOptions, createContentApi, type Visitor } from './api/content-api.ts'
import type { ClientFeelings } from './api/feeling-counts.ts'
import { readDocument } from './api/item-responses.ts'
import { createProofOfWork } from './captcha/proof-of-work.ts'
import { createRecaptcha } from './captcha/recaptcha.ts'
import { spendIn } from './captcha/spent-captchas.ts'
import { expandTags } from './change-tags.ts'
import { readOrigins } from './media-origins.ts'
import { pendingRevision, programmeDays } from './preview/pending-documents.ts'
import { startRolling } from './rolling.ts'
import type { ContentChange } from './store/changes.ts'
import { type ContentStore, openStore } from './store/content-store.ts'

export interface BackendLog {
  info(fields: object, message: string): void
  error(fields: object, message: string): void
}

export interface ContentBackendOptions {
  readonly dataDir: string
  /** PostgreSQL instead of SQLite in `dataDir`. */
  readonly databaseUrl?: string | undefined
  readonly log: BackendLog
  readonly clock?: () => Date
  /** Folder of the key art; `art` of the working folder by default. */
  readonly artDir?: string
  readonly seed?: string
  /** Request header in which a trusted proxy names the visitor's city. */
  readonly zoneHeader?: string | undefined
  /** Signs captchas; without it they are valid in this process only. */
  readonly secret?: string | undefined
  /** What a preview's token says; without it there are no previews of contents. */
  readonly readPreview?: ContentApiOptions['readPreview']
  /** Counts wishlists and ratings of our own clients in the same database. */
  readonly countFeelings?: (
    store: Pick<ContentStore, 'read'>,
    site: SiteId,
    show: string,
  ) => Promise<ClientFeelings>
  /** Google's captcha instead of our own. */
  readonly recaptcha?: { readonly key: string; readonly secret: string } | undefined
}

export interface PreviewFrame {
  /** Days of which there are showtimes, on the site's calendar. */
  readonly days: { readonly first: string; readonly last: string } | undefined
  /** Another one whenever editors have changed something. */
  readonly revision: string
}

/** The embedded content API with its store and the demo programme. */
export interface ContentBackend {
  /** The database, for services that keep what is theirs in tables of their own. */
  readonly database: Pick<
    ContentStore,
    'engine' | 'db' | 'read' | 'transaction' | 'pool' | 'announce' | 'announceIn' | 'hear'
  >
  /** Answers a request below `/api/` of a site. */
  fetch(site: SiteId, request: Request, visitor?: Visitor): Promise<Response>
  /** A document of a site: an object or the list that it holds; undefined where there is none. */
  document(site: SiteId, id: string, language: string | null): Promise<unknown>
  /** Calls back with the cache tags of what has changed; answers how to stop. */
  onChange(listener: (change: ContentChange) => void): () => void
  /** What previews of a site have to know of its contents besides them. */
  previewFrame(site: SiteId): Promise<PreviewFrame>
  /** Origins of the pictures that the site's imported sources point to. */
  mediaOrigins(site: SiteId): readonly string[]
  ready(): Promise<boolean>
  close(): Promise<void>
}

/** Opens the store, writes the demo programme at the first start and keeps it on the day. Throws a `StoreError` where the store cannot be opened. */
export async function createContentBackend(options: ContentBackendOptions): Promise<ContentBackend> {
  const { log } = options
  const clock = options.clock ?? (() => new Date())
  const store = await openStore({ ...options, log: (message, error) => log.error({ err: error }, message) })
  const demo = createDemo(store, {
    artDir: options.artDir ?? path.resolve('demo/art'),
    seed: options.seed ?? 'marquee',
  })
  const { rolling } = await firstRoll(store, demo, clock(), log)
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
    database: store,
    fetch: createContentApi({
      store,
      clock,
      zoneHeader: options.zoneHeader,
      captcha: captchaOf(options, store),
      captchaKey: options.recaptcha?.key,
      countFeelings: options.countFeelings?.bind(null, store),
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
      await store.close()
    },
  }
}

const captchaOf = ({ recaptcha, secret }: ContentBackendOptions, store: ContentStore) =>
  recaptcha
    ? createRecaptcha(recaptcha.secret)
    : createProofOfWork({ secret: secret ?? randomBytes(32).toString('hex'), spend: spendIn(store) })

/** An empty store is filled before anyone asks; one that is a day behind answers while it catches up. */
async function firstRoll(
  store: ContentStore,
  demo: Demo,
  now: Date,
  log: BackendLog,
): Promise<{ readonly rolling: Promise<void> }> {
  const seeded = await Promise.all(siteIds.map((site) => store.note(`demo:${site}`)))
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
