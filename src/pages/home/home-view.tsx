import { EmptyState } from '@marquee/design/feedback/states.tsx'
import { ListHead } from '@marquee/design/heroes/list-head.tsx'
import { useTranslation } from 'react-i18next'
import { EditorsAlerts } from '../../features/alerts/editors-alerts.tsx'
import { LoadTonight } from '../../features/tonight/tonight.tsx'
import type { HomePage } from '../../page-models/home.ts'
import { HomeFinder } from './home-finder.tsx'
import { HomeLead } from './home-lead.tsx'
import { HomeMagazine, HomeProgramme } from './home-sections.tsx'
import { HomeTonight } from './home-tonight.tsx'

const hasProgramme = ({ hero, programme: { nowShowing, presales, events } }: HomePage) =>
  hero !== null || nowShowing.shows.length > 0 || presales.shows.length > 0 || events.tiles.length > 0

export function HomeView({ page }: { readonly page: HomePage }) {
  const { t } = useTranslation('home')
  return (
    <>
      <EditorsAlerts alerts={page.alerts} />
      {page.hero ? <HomeLead hero={page.hero} /> : <ListHead title={t('title')} />}
      {page.finder && <HomeFinder finder={page.finder} />}
      <LoadTonight />
      {page.tonight && <HomeTonight tonight={page.tonight} lead={page.hero?.slug ?? null} />}
      {!hasProgramme(page) && (
        <div className="wrap section">
          <EmptyState
            level={2}
            title={t('empty.title')}
            text={t('empty.text')}
            actions={[{ label: t('empty.action'), href: page.programme.nowShowing.href }]}
          />
        </div>
      )}
      <HomeProgramme page={page} />
      <HomeMagazine {...page} />
    </>
  )
}
