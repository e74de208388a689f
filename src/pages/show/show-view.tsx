import { Breadcrumb } from '@marquee/design/controls/breadcrumb.tsx'
import { useEffect } from 'react'
import { PageSchedule } from '../../features/schedule/page-schedule.tsx'
import { openTrailers } from '../../features/trailers/trailer.ts'
import type { ShowPage } from '../../page-models/show.ts'
import { crumbs } from '../../programme/crumbs.ts'
import { ShowAbout } from './show-about.tsx'
import { ShowHead } from './show-head.tsx'
import { ShowMore } from './show-more.tsx'
import { ShowShowtimes } from './show-showtimes.tsx'
import { ShowTrailer } from './show-trailer.tsx'
import './show.css'

export function ShowView({ page }: { readonly page: ShowPage }) {
  const { trailers, startTrailer } = page
  const [trailer] = trailers
  useEffect(() => {
    if (startTrailer && trailer) openTrailers(trailers, trailer, null)
  }, [startTrailer, trailer, trailers])
  return (
    <>
      <article className="show-page">
        <ShowHead page={page} />
        {startTrailer && trailer && <ShowTrailer trailer={trailer} />}
        <PageSchedule days={page.days} filters={page.filters}>
          <ShowShowtimes page={page} />
        </PageSchedule>
        <ShowAbout page={page} />
      </article>
      <ShowMore page={page} />
      {page.breadcrumb.length > 1 && (
        <div className="wrap">
          <Breadcrumb crumbs={crumbs(page.breadcrumb)} />
        </div>
      )}
    </>
  )
}
