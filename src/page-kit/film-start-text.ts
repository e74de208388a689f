import { clock } from '@marquee/i18n/format.ts'
import { filmStartOf, type Timed } from '#models/rules/showtime-hours.ts'
import type { Edition } from '../document/edition.ts'
import { translateIn } from './labels.ts'

/** `Film at about 20:18`; empty if unknown. */
export function filmStartText(
  showtime: Timed,
  duration: number | null,
  { i18n }: Pick<Edition, 'i18n'>,
): string {
  const film = filmStartOf(showtime, duration)
  if (film === null) return ''
  const t = translateIn(i18n, 'showtime')
  return film === showtime.start ? t('filmAtOnce') : t('film', { time: clock(film) })
}
