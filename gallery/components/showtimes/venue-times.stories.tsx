import { SkeletonBoard } from '@marquee/design/feedback/skeletons.tsx'
import { EmptyState, ErrorState } from '@marquee/design/feedback/states.tsx'
import { FoldedVenueTimes, VenueTimes, VenueTimesList } from '@marquee/design/showtimes/venue-times.tsx'
import { nothing, wideState } from '../../state.tsx'

export default { component: VenueTimes }

export const ChosenAndOthers = wideState(({ cinemas: [first, ...others], rows, t, flags }) => (
  <VenueTimesList
    moreTitle={t('show:showtimes.others')}
    more={others
      .slice(0, 2)
      .map(({ slug, name, href, line }) => (
        <FoldedVenueTimes key={slug} name={name} href={href} line={line} rows={rows} />
      ))}
  >
    <VenueTimes
      {...first}
      rows={rows}
      upsells={[{ label: flags.premiere.label, text: t('programme:withTeam') }]}
    />
  </VenueTimesList>
))
export const Empty = wideState(({ cinemas: [first], t }) => (
  <VenueTimesList>
    <VenueTimes {...first} rows={[]}>
      <EmptyState title={t('show:showtimes.noneTitle')} text={t('show:showtimes.noneText')} />
    </VenueTimes>
  </VenueTimesList>
))
export const Loading = wideState(({ cinemas: [first] }) => (
  <VenueTimesList>
    <VenueTimes {...first} rows={[]}>
      <SkeletonBoard />
    </VenueTimes>
  </VenueTimesList>
))
export const Failed = wideState(({ cinemas: [first], t }) => (
  <VenueTimesList>
    <VenueTimes {...first} rows={[]}>
      <ErrorState title={t('show:showtimes.failedTitle')} onRetry={nothing} />
    </VenueTimes>
  </VenueTimesList>
))
