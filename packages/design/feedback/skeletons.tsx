import { useTranslation } from 'react-i18next'

const many = (count: number) => Array.from({ length: count }, (_, index) => index)

function Waiting() {
  const { t } = useTranslation('components')
  return <output className="visually-hidden">{t('loading')}</output>
}

export function SkeletonBoard({
  rows = 2,
  times = 5,
}: {
  rows?: number | undefined
  times?: number | undefined
}) {
  return (
    <div className="board" aria-busy="true">
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
