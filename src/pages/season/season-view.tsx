import { Breadcrumb } from '@marquee/design/controls/breadcrumb.tsx'
import { useTranslation } from 'react-i18next'
import { TileRail } from '../../editorial/tile-rail.tsx'
import { SelectionProvider, useSelection } from '../../features/season/season-selection.tsx'
import type { SeasonPage } from '../../page-models/seasons.ts'
import { ShowRail } from '../../programme/show-card.tsx'
import { SeasonAbout } from './season-about.tsx'
import { SeasonHead } from './season-head.tsx'
import { SeasonProgramme } from './season-programme.tsx'
import './seasons.css'

const SelectingHead = ({ page }: { readonly page: SeasonPage }) => (
  <SeasonHead page={page} ordering={useSelection().length > 0} />
)

function SeasonArticle({ page }: { readonly page: SeasonPage }) {
  return (
    <article className="season-page">
      {page.selection ? <SelectingHead page={page} /> : <SeasonHead page={page} ordering={false} />}
      <SeasonProgramme page={page} />
      <SeasonAbout about={page.about} />
    </article>
  )
}

export function SeasonView({ page }: { readonly page: SeasonPage }) {
  const { t } = useTranslation('seasons')
  const { selection } = page
  return (
    <>
      {selection ? (
        <SelectionProvider showtimes={selection.chosen.map(({ token }) => token)} limit={selection.limit}>
          <SeasonArticle page={page} />
        </SelectionProvider>
      ) : (
        <SeasonArticle page={page} />
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
