import { limits } from '#config/limits.ts'

/** A showtime in URL form: `{show}~{cinema}~{2026-11-20T20:30}`. */
export interface NamedShowtime {
  readonly show: string
  readonly cinema: string
  /** Site's wall clock, `YYYY-MM-DDTHH:mm`. */
  readonly time: string
}

const form = /^([a-z0-9-]+)~([a-z0-9-]+)~(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})$/

export const showtimeToken = ({ show, cinema, time }: NamedShowtime): string => [show, cinema, time].join('~')

function readToken(text: string): NamedShowtime | null {
  const [, show, cinema, time] = form.exec(text.trim()) ?? []
  return show && cinema && time ? { show, cinema, time } : null
}

/** Parses and deduplicates showtimes; skips invalid ones. */
export function readSelection(text: string | undefined): readonly NamedShowtime[] {
  const named = (text ?? '').split(',').flatMap((part) => readToken(part) ?? [])
  return [...new Map(named.map((showtime) => [showtimeToken(showtime), showtime])).values()].slice(
    0,
    limits.season.selection,
  )
}
