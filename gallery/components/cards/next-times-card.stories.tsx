import { NextTimesCard } from '@marquee/design/cards/next-times-card.tsx'
import { Rail } from '@marquee/design/cards/rail.tsx'
import { PlaceButton } from '@marquee/design/controls/place-button.tsx'
import { nothing, wideState } from '../../state.tsx'

export default { component: NextTimesCard }

export const AtACinema = wideState(({ films, longTitle, times, t }) => (
  <div className="dark">
    <Rail
      times
      title={t('programme:tonight')}
      more={{ href: '/cinemas/lyon-bellecour', label: t('home:tonight.all') }}
      beside={<PlaceButton place="Lyon Bellecour" withArrow onPress={nothing} />}
    >
      {films.map(({ id, href, title, poster, line }, index) => (
        <NextTimesCard
          key={id}
          href={href}
          title={index === 1 ? longTitle : title}
          poster={poster}
          line={line ?? ''}
          times={times.filter(({ status }) => status === 'available').slice(index % 2)}
        />
      ))}
    </Rail>
  </div>
))
