import type { CinemaTimesModel, ShowPage } from '../../page-models/show.ts'
import type { TimesAbout } from '../../programme/showtime-opener.ts'

export type TimesPage = Pick<ShowPage, 'title' | 'tagNotes'>

export const aboutTimes = (
  { title, tagNotes }: TimesPage,
  { cinema }: { readonly cinema: Pick<CinemaTimesModel['cinema'], 'name' | 'href'> },
): TimesAbout => ({
  show: { title, href: null },
  cinema,
  notes: tagNotes,
})
