import { z } from 'zod'
import type { SafeHtml } from './html.ts'
import type { LocalTime } from './time.ts'
import { html, localTime, slug, tagList, text } from './wire.ts'

/** What an editor says of screenings that come by import: "with the director present". */
export interface ShowtimeNote {
  /** Null: every show, every cinema. */
  readonly show: string | null
  readonly cinema: string | null
  /** Wall clock of the site, both included; null: open. */
  readonly from: LocalTime | null
  readonly to: LocalTime | null
  readonly title: string | null
  readonly description: SafeHtml | null
  /** Join those of the screening. */
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

/** A note that names neither show nor cinema nor time would be one on everything: it says nothing. */
export function toShowtimeNote(wire: z.output<typeof wireShowtimeNote>): ShowtimeNote | null {
  const { show, cinema, from, to } = wire
  return show === null && cinema === null && (from === null || to === null) ? null : wire
}
