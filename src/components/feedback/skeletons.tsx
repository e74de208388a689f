import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'

const many = (count: number) => Array.from({ length: count }, (_, index) => index)

function Waiting() {
  const { t } = useTranslation('components')
  return <output className="vh">{t('loading')}</output>
}

/** The wall of films before it comes. */
export function SkeletonWall({
  count = 12,
  wide,
}: {
  count?: number | undefined
  wide?: boolean | undefined
}) {
  return (
    <div aria-busy="true">
      <Waiting />
      <div className={wide ? 'grid-tiles' : 'grid-posters'}>
        {many(count).map((index) => (
          <div key={index}>
            <div className={classNames('sk', wide ? 'sk--wide' : 'sk--poster')} />
            <div className="sk sk--l" />
            <div className="sk sk--l" />
          </div>
        ))}
      </div>
    </div>
  )
}

/** A board before its times come. */
export function SkeletonBoard({
  rows = 2,
  times = 5,
}: {
  rows?: number | undefined
  times?: number | undefined
}) {
  return (
    <div className="board room" aria-busy="true">
      <Waiting />
      {many(rows).map((row) => (
        <div className="slot" key={row}>
          <div className="sk sk--l" />
          <div className="times">
            {many(times).map((time) => (
              <div key={time} className="sk sk--time" />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

/** A page's head and a wall, for a page whose kind is not known yet. */
export function SkeletonPage() {
  return (
    <div className="wrap section stack stack--l">
      <div className="sk sk--title" />
      <SkeletonWall />
    </div>
  )
}
