import type { ShowTabName } from '#config/show-tabs.ts'
import type { Composition } from '../../page-kit/composition.server.ts'
import { firstDay, isPremiere, type ListedShow } from '../../programme/show-list.ts'

/** The date of an announced show, preview or event; undefined for the card's own line. */
export function cardLine(
  item: ListedShow,
  tab: ShowTabName,
  { formats, t }: Pick<Composition, 'formats' | 't'>,
): string | undefined {
  const { show, run } = item
  if (tab === 'upcoming') return show.releaseDate === null ? undefined : formats.shortDay(show.releaseDate)
  if (tab !== 'presales' && tab !== 'special') return undefined
  const date = firstDay(item)
  if (date === null) return undefined
  if (tab === 'special')
    return [formats.shortDay(date), show.genres[0]?.label].filter((part) => part !== undefined).join(' · ')
  const withTeam = isPremiere(item) && [...show.tags, ...(run?.tags ?? [])].includes('avp-equipe')
  return withTeam ? `${formats.shortDay(date)}, ${t('withTeam')}` : formats.shortDay(date)
}
