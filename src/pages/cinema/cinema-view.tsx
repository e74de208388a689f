import { Breadcrumb } from '@marquee/design/controls/breadcrumb.tsx'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { CinemaCards, CinemaNearby, CinemaSlides } from '../../editorial/cinema-more.tsx'
import { EditorsAlerts } from '../../features/alerts/editors-alerts.tsx'
import { ScheduleProvider } from '../../features/schedule/schedule.tsx'
import type { CinemaPage } from '../../page-models/cinema.ts'
import { CinemaProgramme } from '../../programme/cinema-programme.tsx'
import { CinemaHead } from './cinema-head.tsx'
import { CinemaInfo } from './cinema-info.tsx'
import { useFragmentModals } from './cinema-modals.ts'
import { CinemaPrices } from './cinema-prices.tsx'

/** Unfolds the section that contains the target of the fragment, as browsers do on arrival. */
function useUnfoldedTarget(): void {
  const router = useRouter()
  useEffect(() => {
    const unfold = () => {
      const target = document.getElementById(location.hash.slice(1))
      const folded = target?.closest<HTMLDetailsElement>('.section--folded > details:not([open])')
      if (!target || !folded) return
      folded.open = true
      // The router scrolls first.
      requestAnimationFrame(() => target.scrollIntoView({ block: 'start' }))
    }
    unfold()
    return router.subscribe('onResolved', unfold)
  }, [router])
}

export function CinemaView({ page }: { readonly page: CinemaPage }) {
  const { slug, name, head, alerts, day, more } = page
  useFragmentModals(page)
  useUnfoldedTarget()
  return (
    <>
      <EditorsAlerts alerts={alerts} />
      <CinemaHead page={page} />
      <ScheduleProvider weekOffset={day.weekOffset}>
        <CinemaProgramme page={page} />
      </ScheduleProvider>
      {more && (
        <div className="cinema-more">
          <CinemaSlides slides={more.slides} />
          <CinemaInfo cinema={{ slug, name, head, info: more.info }} />
          <CinemaPrices {...more.prices} />
          <CinemaCards ecards={more.ecards} cinepass={more.cinepass} />
          <CinemaNearby nearby={more.nearby} />
          {page.breadcrumb.length > 1 && (
            <div className="wrap">
              <Breadcrumb crumbs={page.breadcrumb} />
            </div>
          )}
        </div>
      )}
    </>
  )
}
