import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { EmptyState } from '@marquee/design/feedback/states.tsx'
import { useTranslation } from 'react-i18next'
import { LoadTonight } from '../../features/tonight/tonight.tsx'
import type { ShowsPage, ShowsTabModel } from '../../page-models/shows.ts'
import { ShowGrid } from '../../programme/show-card.tsx'
import { timesShown } from './times-shown.ts'

interface ShowsPanelProps {
  readonly tab: ShowsTabModel
  readonly page: ShowsPage
  readonly first: boolean
  readonly selected: boolean
  readonly onChoose: (fragment: string) => void
  /** The end of the cards is near, or the visitor wants the others. */
  readonly onNear: () => void
}

export function ShowsPanel({ tab, page, first, selected, onChoose, onNear }: ShowsPanelProps) {
  const { t } = useTranslation('shows')
  const times = timesShown(page.filters.groups)
  if (tab.cards.length > 0)
    return (
      <>
        {times === 'visitor' && <LoadTonight />}
        <ShowGrid
          times={times}
          shows={tab.cards}
          total={tab.count}
          outOfSight={!selected}
          priority={first ? 'first' : 'late'}
          onNear={onNear}
        />
        {page.whole !== null && tab.cards.length < tab.count && (
          <p className="pad-block">
            <ButtonLink href={`${page.whole}#${tab.fragment}`} onPress={onNear}>
              {t('all', { count: tab.count })}
            </ButtonLink>
          </p>
        )}
      </>
    )
  const { filters } = page
  const { rescue } = tab
  if (rescue !== null) {
    const clear = filters.active.length > 1 ? [{ label: t('empty.clear'), href: filters.clearHref }] : []
    return (
      <EmptyState
        title={t('empty.filtered')}
        text={t('empty.gives', { count: rescue.count })}
        actions={[{ label: rescue.label, href: rescue.href }, ...clear]}
      />
    )
  }
  const other = page.tabs.find(({ count }) => count > 0)
  const clear = filters.active.length > 0 ? [{ label: t('empty.clear'), href: filters.clearHref }] : []
  const elsewhere = other
    ? [
        {
          label: t('empty.other', { label: other.label }),
          href: `#${other.fragment}`,
          onPress: () => onChoose(other.fragment),
        },
      ]
    : []
  const filtered = filters.active.length > 0
  return (
    <EmptyState
      title={t(filtered ? 'empty.filtered' : 'empty.title')}
      text={t(filtered ? 'empty.filteredText' : 'empty.text')}
      actions={[...clear, ...elsewhere]}
    />
  )
}
