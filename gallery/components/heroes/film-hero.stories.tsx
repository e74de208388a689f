import { Share } from '@marquee/design/controls/share.tsx'
import { FilmHero } from '@marquee/design/heroes/film-hero.tsx'
import { nothing, wideState } from '../../state.tsx'

export default { component: FilmHero }

export const Full = wideState(({ films: [film], flags, t }) => (
  <FilmHero
    {...film}
    flag={flags.new}
    crumbs={[{ label: t('shell:menu.movies'), href: '/films' }, { label: film.title }]}
    book={{ label: t('show:book'), href: '#times' }}
    wish={{ label: t('show:wish'), pressed: false, onToggle: nothing }}
  >
    <Share url="https://fr.example/film" title={film.title} />
  </FilmHero>
))
export const NoLongerShown = wideState(({ films: [, film] }) => (
  <FilmHero title={film.title} poster={film.poster} backdrop={film.backdrop} facts={film.facts} />
))
export const LongTitleWithoutPictures = wideState(({ films: [film], longTitle, longText, t }) => (
  <FilmHero
    {...film}
    title={longTitle}
    poster={null}
    backdrop={null}
    synopsis={longText}
    book={{ label: t('show:book'), href: '#times' }}
    wish={{ label: t('show:wish'), pressed: true, onToggle: nothing }}
  />
))
