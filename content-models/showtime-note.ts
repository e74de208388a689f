import { z } from 'zod'
import type { SafeHtml } from './html.ts'
import type { LocalTime } from './time.ts'
import { html, localTime, slug, tagList, text } from './wire.ts'

/** An editor's note on imported showtimes: "with the director present". */
export interface ShowtimeNote {
  /** Null: any. */
  readonly show: string | null
  readonly cinema: string | null
  /** Wall clock, inclusive; null: open. */
  readonly from: LocalTime | null
  readonly to: LocalTime | null
  readonly title: string | null
  readonly description: SafeHtml | null
  /** Added to the showtime's tags. */
  readonly tags: readonly string[]
}

export const wireShowtimeNote = z
  .object({
    show: slug,
    cinema: slug,
    from: localTime,
    to: localTime,
    title: text,
    description: html,
    tags: tagList,
  })
  .meta({ id: 'ShowtimeNote' })

/** Ignored if it names neither show nor cinema nor time, since it would apply to everything. */
export function toShowtimeNote(wire: z.output<typeof wireShowtimeNote>): ShowtimeNote | null {
  const { show, cinema, from, to } = wire
  return show === null && cinema === null && (from === null || to === null) ? null : wire
}
