import { FilmCard, NextTimes } from '../../../src/components/cards/film-card.tsx'
import { PosterGrid } from '../../../src/components/cards/poster-grid.tsx'
import { Chosen, nothing, state } from '../../state.tsx'

export default { component: FilmCard }

export const Full = state(({ films: [film], flags, marks }) => (
  <PosterGrid>
    <li>
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
    </li>
  </PosterGrid>
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
export const Saved = state(({ films: [, film] }) => (
  <PosterGrid>
    <li>
      <FilmCard {...film} wish={{ pressed: true, onToggle: nothing }} />
    </li>
  </PosterGrid>
))
export const WithoutPoster = state(({ films: [film], flags }) => (
  <PosterGrid>
    <li>
      <FilmCard href={film.href} title={film.title} poster={{ url: null }} flag={flags.lastDays} />
    </li>
  </PosterGrid>
))
export const LongTitle = state(({ films: [film], longTitle, marks }) => (
  <PosterGrid>
    <li>
      <FilmCard {...film} title={longTitle} marks={marks} />
    </li>
  </PosterGrid>
))
