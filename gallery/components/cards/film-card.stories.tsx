import { FilmCard, NextTimes } from '@marquee/design/cards/film-card.tsx'
import { PosterGrid } from '@marquee/design/cards/poster-grid.tsx'
import { Chosen, cardState, nothing, state } from '../../state.tsx'

export default { component: FilmCard }

export const Full = cardState(({ films: [film], flags, marks }) => (
  <Chosen first={false}>
    {(pressed, choose) => (
      <FilmCard
        {...film}
        marks={marks}
        flag={flags.new}
        quickLook={{ onPress: nothing }}
        wish={{ pressed, onToggle: () => choose(!pressed) }}
      />
    )}
  </Chosen>
))
export const WithTimes = state(({ films: [film], formats, marks }) => (
  <PosterGrid>
    <li>
      <FilmCard {...film} marks={marks} next={<NextTimes times={['16:15', '19:00']} />} />
    </li>
    <li>
      <FilmCard
        {...film}
        marks={marks}
        next={<NextTimes times={[formats.shortDay('2026-11-28'), '16:15', '19:00']} />}
      />
    </li>
  </PosterGrid>
))
export const Saved = cardState(({ films: [, film] }) => (
  <FilmCard {...film} wish={{ pressed: true, onToggle: nothing }} />
))
export const WithoutPoster = cardState(({ films: [film], flags }) => (
  <FilmCard href={film.href} title={film.title} poster={null} flag={flags.lastDays} />
))
export const LongTitle = cardState(({ films: [film], longTitle, marks }) => (
  <FilmCard {...film} title={longTitle} marks={marks} />
))
