import type { CinemaTimesModel, ShowPage } from '../../page-models/show.ts'
import type { TimesAbout } from '../../programme/showtime-opener.ts'

export type TimesPage = Pick<ShowPage, 'show' | 'showtimes'>

export const aboutTimes = (
  { show, showtimes }: TimesPage,
  { cinema }: { readonly cinema: Pick<CinemaTimesModel['cinema'], 'name' | 'href'> },
): TimesAbout => ({
  show: { title: show.title, href: null },
  cinema,
  notes: showtimes.tagNotes,
})
