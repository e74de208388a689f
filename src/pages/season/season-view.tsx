import { Breadcrumb } from '@marquee/design/controls/breadcrumb.tsx'
import { useTranslation } from 'react-i18next'
import { TileRail } from '../../editorial/tile-rail.tsx'
import { SelectionProvider, useSelection } from '../../features/season/season-selection.tsx'
import type { SeasonPage, SeasonSelectionModel } from '../../page-models/seasons.ts'
import { ShowRail } from '../../programme/show-card.tsx'
import { SeasonAbout } from './season-about.tsx'
import { SeasonHead } from './season-head.tsx'
import { SeasonProgramme } from './season-programme.tsx'
import { knownShowtimes } from './selected.ts'
import { SelectionBar } from './selection-bar.tsx'
import './seasons.css'

/** Presses submit the form if there is no script. */
function SelectingArticle({
  page,
  selection,
}: {
  readonly page: SeasonPage
  readonly selection: SeasonSelectionModel
}) {
  const { href, carried } = page.programme
  return (
    <form className="season-page" method="get" action={href}>
      {carried.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SeasonHead page={page} ordering={useSelection().length > 0} />
      <SeasonProgramme page={page} />
      <SeasonAbout about={page.about} />
      <SelectionBar selection={selection} known={knownShowtimes(page)} />
    </form>
  )
}

export function SeasonView({ page }: { readonly page: SeasonPage }) {
  const { t } = useTranslation('seasons')
  const { selection } = page
  return (
    <>
      {selection ? (
        <SelectionProvider showtimes={selection.chosen.map(({ token }) => token)} limit={selection.limit}>
          <SelectingArticle page={page} selection={selection} />
        </SelectionProvider>
      ) : (
        <article className="season-page">
          <SeasonHead page={page} ordering={false} />
          <SeasonProgramme page={page} />
          <SeasonAbout about={page.about} />
        </article>
      )}
      {page.programme.days.length === 0 && <ShowRail title={t('shows')} shows={page.shows} />}
      <TileRail title={t('others')} tiles={page.others} />
      {page.breadcrumb.length > 1 && (
        <div className="wrap">
          <Breadcrumb crumbs={page.breadcrumb} />
        </div>
      )}
    </>
  )
}
