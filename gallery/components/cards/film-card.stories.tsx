import { FilmCard, NextTimes } from '@marquee/design/cards/film-card.tsx'
import { PosterGrid } from '@marquee/design/cards/poster-grid.tsx'
import { Chosen, cardState, namesOf, nothing, state } from '../../state.tsx'

export default { component: FilmCard }

export const Full = cardState(({ films: [film], flags, marks }) => (
  <Chosen first={false}>
    {(pressed, choose) => (
      <FilmCard
        show={{ ...film, marks: namesOf(marks), flag: flags.new }}
        quickLook={{ onPress: nothing }}
        wish={{ pressed, onToggle: () => choose(!pressed) }}
      />
    )}
  </Chosen>
))
export const WithTimes = state(({ films: [film], formats, marks }) => (
  <PosterGrid>
    <li>
      <FilmCard show={{ ...film, marks: namesOf(marks) }} next={<NextTimes times={['16:15', '19:00']} />} />
    </li>
    <li>
      <FilmCard
        show={{ ...film, marks: namesOf(marks) }}
        next={<NextTimes times={[formats.shortDay('2026-11-28'), '16:15', '19:00']} />}
      />
    </li>
  </PosterGrid>
))
export const Saved = cardState(({ films: [, film] }) => (
  <FilmCard show={film} wish={{ pressed: true, onToggle: nothing }} />
))
export const WithoutPoster = cardState(({ films: [film], flags }) => (
  <FilmCard show={{ href: film.href, title: film.title, poster: null, flag: flags.lastDays }} />
))
export const LongTitle = cardState(({ films: [film], longTitle, marks }) => (
  <FilmCard show={{ ...film, title: longTitle, marks: namesOf(marks) }} />
))
