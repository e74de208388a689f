import { withAdvisoryLock } from '@marquee/kit/database/advisory-lock.ts'
import { entriesOf } from '#config/keys.ts'
import { limits } from '#config/limits.ts'
import { type SiteId, siteIds, sites } from '#config/sites.ts'
import { addDays, todayIn } from '#models/site-clock.ts'
import { lockOfEnrichments } from '../src/services/content/publishing/enrichments.ts'
import { replaceCards } from '../src/services/content/store/card-writer.ts'
import type { ContentStore } from '../src/services/content/store/content-store.ts'
import { noCounts, replaceItems, type WriteCounts } from '../src/services/content/store/item-writer.ts'
import { fingerprint } from '../src/services/content/store/layers.ts'
import { insertShowtimes } from '../src/services/content/store/showtime-writer.ts'
import { DEMO, registerDemo } from '../src/services/content/store/source-switch.ts'
import { cardsRevision, demoCards } from './cards.ts'
import { placesOf } from './casting.ts'
import { demoItems } from './demo-items.ts'
import { loadPictures, type Pictures } from './pictures.ts'
import {
  charter,
  editorial,
  experiences,
  helpArticles,
  information,
  offers,
  places,
  seasons,
  stories,
  teasers,
  termsOfSale,
  works,
} from './programme-files.ts'
import { showtimeRows } from './showtime-rows.ts'
import { languageOfTexts } from './site-text.ts'

/** Increase when the generator's output changes for the same programme. */
const GENERATION = 5

export interface DemoOptions {
  readonly artDir: string
  /** Selects another programme from the same films. */
  readonly seed: string
  readonly sites?: readonly SiteId[]
}

/** Hashes of the whole programme, and of the part that showtimes depend on. */
interface Programme {
  readonly whole: string
  readonly showtimes: string
}

function programmeOf(seed: string, { revision }: Pictures): Programme {
  const showtimes = fingerprint([
    GENERATION,
    seed,
    works,
    places,
    offers,
    seasons,
    editorial.tariffs,
    editorial.complements,
  ])
  const texts = [
    editorial,
    experiences,
    stories,
    offers,
    helpArticles,
    information,
    charter,
    termsOfSale,
    teasers,
    seasons,
    cardsRevision,
  ]
  return { showtimes, whole: fingerprint([showtimes, revision, ...texts]) }
}

export interface Demo {
  /** Updates every site to its date: items, missing showtimes, past days. Returns the changed sites. */
  roll(now: number): Promise<SiteId[]>
}

/** Idempotent: `roll` only reads a few notes if the programme is current. */
export function createDemo(store: ContentStore, options: DemoOptions): Demo {
  let pictures: Pictures | undefined
  let programme: Programme | undefined
  return {
    async roll(now) {
      pictures ??= loadPictures(options.artDir)
      programme ??= programmeOf(options.seed, pictures)
      const given = { seed: options.seed, pictures, showtimes: programme.showtimes }
      const changed: SiteId[] = []
      for (const site of options.sites ?? siteIds) {
        const today = todayIn(sites[site].timeZone, now)
        const done = `demo ${programme.whole} ${today}`
        if ((await store.note(`demo:${site}`)) === done) continue
        await store.exclusively(async () => {
          if ((await store.note(`demo:${site}`)) === done) return
          await rollSite({ store, site, today, ...given })
          await store.setNote(`demo:${site}`, done)
          changed.push(site)
        })
        await store.announce({ site, tags: ['*'] })
      }
      return changed
    },
  }
}

interface Roll {
  readonly store: ContentStore
  readonly site: SiteId
  readonly today: string
  readonly seed: string
  readonly pictures: Pictures
  readonly showtimes: string
}

async function rollSite(roll: Roll): Promise<void> {
  const { store, site, today } = roll
  const now = new Date().toISOString()
  await store.transaction((db) => registerDemo(db, site, now))
  await writeItems(roll, now)
  const cards = await demoCards(site, today)
  await store.transaction((db) => replaceCards(db, { site, source: DEMO }, cards, now))
  await forgetOtherProgramme(roll)
  for (let ahead = 0; ahead < limits.schedule.days; ahead++) await writeDay(roll, addDays(today, ahead))
  await store.transaction(async (db) => {
    for (const table of ['showtimes', 'generated_days'] as const) {
      await db
        .deleteFrom(table)
        .where('site', '=', site)
        .where('source', '=', DEMO)
        .where('date', '<', today)
        .execute()
    }
  })
}

async function writeItems({ store, site, today, pictures }: Roll, now: string): Promise<WriteCounts> {
  const counts = noCounts()
  for (const language of sites[site].languages) {
    for (const [kind, itemsOf] of entriesOf(demoItems)) {
      const items = itemsOf({ site, language: languageOfTexts(site, language), today, pictures })
      await withAdvisoryLock(store, lockOfEnrichments(site), (db) =>
        replaceItems(db, { site, source: DEMO, kind, language }, items, now, counts),
      )
      await breathe()
    }
  }
  return counts
}

/** Screenings of another programme or seed are deleted. */
async function forgetOtherProgramme({ store, site, showtimes }: Roll): Promise<void> {
  const name = `demo-programme:${site}`
  if ((await store.note(name)) === showtimes) return
  await store.transaction(async (db) => {
    for (const table of ['showtimes', 'generated_days'] as const) {
      await db.deleteFrom(table).where('site', '=', site).where('source', '=', DEMO).execute()
    }
  })
  await store.setNote(name, showtimes)
}

const CINEMAS_AT_ONCE = 10

async function writeDay({ store, site, seed }: Roll, date: string): Promise<void> {
  const known = await store.db
    .selectFrom('generated_days')
    .where('site', '=', site)
    .where('source', '=', DEMO)
    .where('date', '=', date)
    .select('date')
    .executeTakeFirst()
  if (known) return
  const { cinemas } = placesOf(site)
  await store.transaction(async (db) => {
    for (let start = 0; start < cinemas.length; start += CINEMAS_AT_ONCE) {
      const some = cinemas.slice(start, start + CINEMAS_AT_ONCE)
      const rows = some.flatMap((cinema) => showtimeRows(site, cinema, date, seed))
      await insertShowtimes(db, site, DEMO, rows)
      await breathe()
    }
    await db.insertInto('generated_days').values({ site, source: DEMO, date }).execute()
  })
  await breathe()
}

/** Yields to pending requests between two steps. */
const breathe = () => new Promise<void>((resolve) => setImmediate(resolve))
