import { Button } from '@marquee/design/controls/button.tsx'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFetched } from '../../page-kit/page-query.ts'
import { homeAt } from '../../programme/home-at.ts'
import { placesQuery } from '../../programme/locator-data.ts'
import type { ShowtimeData } from '../../programme/showtime-opener.ts'
import { usePosition } from '../locator/position.ts'

/** The cinema's position is that of the list of places, so pages do not carry it. */
export function WayHome({ cinema, time }: Pick<ShowtimeData, 'cinema' | 'time'>) {
  const { t } = useTranslation('showtime')
  const { language } = useRouter().options.context.edition
  const { state, request, kilometresTo } = usePosition()
  const { data } = useFetched({ ...placesQuery(language), enabled: state === 'known' })
  if (cinema === null || (time.end === null && time.endAbout === undefined)) return null
  if (state === 'refused') return <p className="small muted">{t('home.refused')}</p>
  if (state !== 'known') {
    return (
      <p>
        <Button small icon="locate" disabled={state === 'requested'} onPress={request}>
          {t('home.locate')}
        </Button>
      </p>
    )
  }
  const place = data?.cities.flatMap(({ cinemas }) => cinemas).find(({ name }) => name === cinema.name)
  const home = place ? homeAt(time, kilometresTo(place.position)) : null
  return home === null ? null : (
    <p className="num" role="status">
      {t('home.at', { time: home })}
    </p>
  )
}
