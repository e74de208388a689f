import { Button, ButtonLink } from '@marquee/design/controls/button.tsx'
import { SkeletonBoard } from '@marquee/design/feedback/skeletons.tsx'
import { ErrorState } from '@marquee/design/feedback/states.tsx'
import { Facts } from '@marquee/design/labels/facts.tsx'
import { Flag } from '@marquee/design/labels/flag.tsx'
import { Poster } from '@marquee/design/pictures/poster.tsx'
import { FactSheet } from '@marquee/design/sections/fact-sheet.tsx'
import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { Board } from '@marquee/design/showtimes/board.tsx'
import { SiteLink } from '@marquee/design/site-link.tsx'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFetched } from '../../page-kit/page-query.ts'
import type { ShowPage } from '../../page-models/show.ts'
import { liveRows } from '../../programme/live-rows.ts'
import { liveTime } from '../../programme/live-times.ts'
import type { ShowDetailsData } from '../../programme/quick-look.ts'
import { useMinute } from '../../programme/use-minute.ts'
import { HideFilm } from '../hidden-films/hide-film.tsx'
import { Modal } from '../modals/modal.tsx'
import type { ModalProps } from '../modals/modal-record.ts'
import { WishOpener } from '../saved-items/wishlist/wish-opener.tsx'
import { openTrailers } from '../trailers/trailer.ts'
import { showQuery } from './show-query.ts'
import './show-details.css'

function NextTimes({ page }: { readonly page: ShowPage }) {
  const { t } = useTranslation('show-details')
  const minute = useMinute()
  const { main, tagNotes: notes, dayName } = page.showtimes
  if (main === null || main.rows.length === 0)
    return <p className="muted">{page.announced.sale?.text ?? t('noTimes')}</p>
  const { cinema } = main
  const next = main.rows
    .map((row) => ({ ...row, times: row.times.filter((time) => liveTime(time, minute).status !== 'locked') }))
    .filter(({ times }) => times.length > 0)
  const rows = next.length > 0 ? next : main.rows
  return (
    <section className="stack stack--s" aria-labelledby="look-times">
      <h3 id="look-times">
        {t('times', { day: dayName })}{' '}
        <SiteLink className="look__cinema" to={cinema.href}>
          {cinema.name}
        </SiteLink>
      </h3>
      <Board rows={liveRows(rows, minute, { show: { title: page.show.title, href: null }, cinema, notes })} />
    </section>
  )
}

function Details({ page }: { readonly page: ShowPage }) {
  const { t } = useTranslation('show')
  const { about, announced } = page
  const rating =
    about.rating && [about.rating.label, ...about.rating.warnings].filter((text) => text !== '').join('. ')
  const rows = [
    { term: t('about.directors'), value: about.directors.join(', ') },
    { term: t('about.actors'), value: about.actors.join(', ') },
    { term: t('about.rating'), value: rating ?? '' },
    { term: t('about.release'), value: announced.release ?? '' },
  ].filter(({ value }) => value !== '')
  return (
    <>
      {about.synopsis !== null && <RichText html={about.synopsis} />}
      <FactSheet rows={rows} />
      <NextTimes page={page} />
    </>
  )
}

function Foot({ href, page }: { readonly href: string; readonly page: ShowPage | null }) {
  const { t } = useTranslation('show-details')
  const [trailer] = page?.trailers ?? []
  return (
    <div className="row look__foot">
      <ButtonLink small look="solid" href={href}>
        {t('page')}
      </ButtonLink>
      {page && trailer && (
        <Button
          small
          icon="play"
          opens="trailers"
          onPress={(trigger) => openTrailers(page.trailers, trailer, trigger)}
        >
          {t('trailer')}
        </Button>
      )}
      {page && <WishOpener show={page.show} small />}
      {page && <HideFilm show={page.show} />}
    </div>
  )
}

export function ShowDetailsModal({ data }: ModalProps<ShowDetailsData>) {
  const { title, href, poster, line } = data
  const { edition } = useRouter().options.context
  const { data: page = null, isFetching, refetch } = useFetched(showQuery(href, edition))
  const isLoading = page === null && isFetching
  const flag = page?.head.flag ?? data.flag
  return (
    <Modal look="wide" title={title} foot={<Foot href={href} page={page} />}>
      <div className="look">
        <Poster className="look__poster" picture={page?.show.poster ?? poster} title={title} place="hero" />
        <div className="look__head">
          {flag && <Flag {...flag} />}
          <Facts facts={page?.head.facts ?? [line]} />
          {page?.about.logline && <p>{page.about.logline}</p>}
        </div>
        <div className="look__more stack" aria-busy={isLoading}>
          {isLoading && <SkeletonBoard />}
          {page ? <Details page={page} /> : isLoading || <ErrorState onRetry={() => void refetch()} />}
        </div>
      </div>
    </Modal>
  )
}
