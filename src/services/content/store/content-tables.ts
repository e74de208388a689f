import type { RateLimitTables } from '@marquee/kit/rate-limits/rate-limiter.ts'
import type { Generated, GeneratedAlways, Insertable, Selectable } from 'kysely'
import type { SiteId } from '#config/sites.ts'
import type { Fullness } from '#models/rules/fullness.ts'
import type { PublishingTables } from '../publishing/publishing-tables.ts'

interface SourcesTable {
  site: string
  source: string
  shown: number
  position: number
  updated_at: string
}

/**
 * One row per item and language (`*` if independent of language). `base` is null once the source has dropped
 * an edited item; `edit` holds an editor's fields, which win.
 */
interface ItemsTable {
  site: SiteId
  source: string
  kind: string
  id: string
  language: string
  slug: string
  position: number
  base: string | null
  edit: string | null
  fingerprint: string
  updated_at: string
}

interface ShowtimesTable {
  id: Generated<number>
  site: string
  source: string
  show: string
  cinema: string
  /** Programme day: YYYY-MM-DD of the site's calendar. */
  date: string
  /** Wall clock of the site, YYYY-MM-DD HH:mm:ss. */
  time: string
  end_time: string | null
  version: string
  /** JSON list of text. */
  tags: string
  status: string
  auditorium: string | null
  capacity: string | null
  availability: Fullness | null
  seats_free: number | null
  /** ISO with offset; null: at any time. */
  availability_as_of: string | null
  /** A price in place of the cinema's prices. */
  price: number | null
  reservability_start: string | null
  /** ISO with offset; null: the showtime itself. */
  reservability_end: string | null
  is_movie: number | null
  /** URL of the booking; null: the site's own order tunnel. */
  booking: string | null
  special: string | null
  edit: string | null
}

/** `title` and `body` are folded (`content-models/rules/search-text.ts`). */
interface SearchTable {
  rowid: Generated<number>
  site: string
  source: string
  kind: string
  id: string
  language: string
  title: string
  body: string
  /** Title and, except for articles, body, with a space in front; made by the database. */
  names: GeneratedAlways<string>
}

interface GeneratedDaysTable {
  site: string
  source: string
  date: string
}

interface ChangesTable {
  id: Generated<number>
  site: SiteId
  tags: string
  at: string
}

/** Responses fetched by an import; `body` is deleted once applied. */
interface ImportJournalTable {
  site: string
  source: string
  call: string
  language: string
  run: string
  fingerprint: string
  body: string | null
  fetched_at: string
}

/** Feedback is never public. */
interface FeedbackTable {
  id: string
  site: string
  language: string
  path: string
  /** 1 to 5. */
  rating: number
  text: string
  at: string
}

interface NotesTable {
  name: string
  value: string
}

/** PINs and voucher codes are hashed, so that the table alone cannot spend them. */
interface CardsTable {
  site: string
  source: string
  kind: 'giftCard' | 'voucher'
  /** Number of a gift card; hash of a voucher's code. */
  number: string
  /** Salted hash; null for vouchers. */
  pin: string | null
  /** JSON map of language to text. */
  label: string | null
  amount: number | null
  quantity: number | null
  expires_on: string | null
  updated_at: string
}

/** Used captcha solutions, until they would have expired anyway. */
interface SpentCaptchasTable {
  id: string
  /** Epoch seconds. */
  expires_at: number
}

/** Tables of `publishing/` replace and overlay items. */
export interface ContentTables extends PublishingTables, RateLimitTables {
  sources: SourcesTable
  items: ItemsTable
  showtimes: ShowtimesTable
  search: SearchTable
  generated_days: GeneratedDaysTable
  changes: ChangesTable
  import_journal: ImportJournalTable
  notes: NotesTable
  cards: CardsTable
  spent_captchas: SpentCaptchasTable
  feedback: FeedbackTable
}

export type CardRecord = Selectable<CardsTable>
export type ShowtimeRecord = Selectable<ShowtimesTable>
export type NewShowtime = Omit<Insertable<ShowtimesTable>, 'site' | 'source' | 'id'>
