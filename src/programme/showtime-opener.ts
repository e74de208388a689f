import { openModal } from '../features/modals/modals.ts'
import type { TagNoteModel, TimeLabelsModel, TimeModel } from '../page-models/parts.ts'

/** Shared by all times of a board. */
export interface TimesAbout {
  /** `href` is null on the show's own page. */
  readonly show: { readonly title: string; readonly href: string | null }
  /** `href` is null on the cinema's own page. */
  readonly cinema: { readonly name: string; readonly href: string | null } | null
  /** Notes on the page's tags. */
  readonly notes: readonly TagNoteModel[]
  /** The first time of the page that can be booked; it catches the eye. */
  readonly next?: TimeModel | undefined
}

export interface ShowtimeData extends Omit<TimesAbout, 'next'>, TimeLabelsModel {
  readonly time: TimeModel
}

/** Opens the details of a showtime from data in view, without a request. */
export function showtimeOpener(
  time: TimeModel,
  row: TimeLabelsModel,
  about: TimesAbout,
): (trigger: HTMLElement) => void {
  return (trigger) => {
    const { version, versionNote, marks, accessibility } = time.own ?? row
    const tags = new Set([...marks, ...accessibility].map(({ tag }) => tag))
    const notes = about.notes.filter(({ tag }) => tags.has(tag))
    const show = { title: about.show.title, href: about.show.href }
    const cinema = about.cinema && { name: about.cinema.name, href: about.cinema.href }
    openModal(
      'showtimeDetails',
      { show, cinema, notes, version, versionNote, marks, accessibility, time },
      trigger,
    )
  }
}
