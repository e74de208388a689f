import { SkeletonBoard } from '../../../src/components/feedback/skeletons.tsx'
import { EmptyState, ErrorState } from '../../../src/components/feedback/states.tsx'
import { FoldedHall, Hall, Halls } from '../../../src/components/showtimes/hall.tsx'
import { nothing, wideState } from '../../state.tsx'

export default { component: Hall }

export const ChosenAndOthers = wideState(({ cinemas: [first, ...others], rows, t, flags }) => (
  <Halls
    moreTitle={t('show:showtimes.others')}
    more={others
      .slice(0, 2)
      .map(({ id, name, href, line }) => (
        <FoldedHall key={id} name={name} href={href} line={line} rows={rows} />
      ))}
  >
    <Hall
      {...first}
      rows={rows}
      favourite={{ pressed: true, onToggle: nothing }}
      upsells={[{ label: flags.premiere.label, text: t('programme:withTeam') }]}
    />
  </Halls>
))
export const OtherOpen = wideState(({ cinemas: [first], rows, t }) => (
  <Halls moreTitle={t('show:showtimes.others')} more={<FoldedHall {...first} rows={rows} open />}>
    {null}
  </Halls>
))
export const Empty = wideState(({ cinemas: [first], t }) => (
  <Halls>
    <Hall {...first} rows={[]}>
      <EmptyState title={t('show:showtimes.noneTitle')} text={t('show:showtimes.noneText')} />
    </Hall>
  </Halls>
))
export const Loading = wideState(({ cinemas: [first] }) => (
  <Halls>
    <Hall {...first} rows={[]}>
      <SkeletonBoard />
    </Hall>
  </Halls>
))
export const Failed = wideState(({ cinemas: [first], t }) => (
  <Halls>
    <Hall {...first} rows={[]}>
      <ErrorState title={t('show:showtimes.failedTitle')} onRetry={nothing} />
    </Hall>
  </Halls>
))
