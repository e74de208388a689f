import { HomeHero } from '@marquee/design/heroes/home-hero.tsx'
import { nothing, wideState } from '../../state.tsx'

export default { component: HomeHero }

export const WithTimes = wideState(({ films: [film], cinemas: [cinema], flags, times, t }) => (
  <HomeHero
    label={t('home:hero.label')}
    title={film.title}
    href={film.href}
    picture={film.backdrop}
    flag={flags.new}
    facts={film.facts}
    editorial={{ subtitle: null, text: film.synopsis, logo: null }}
    book={{ label: t('home:hero.book'), href: '/booking' }}
    trailer={{ label: t('home:hero.trailer'), href: '/film#trailers', onPress: nothing }}
    next={{ title: t('programme:tonightAt', { cinema: cinema.name }), times }}
  />
))
export const WithoutTimes = wideState(({ films: [, film], t }) => (
  <HomeHero
    label={t('home:hero.label')}
    title={film.title}
    href={film.href}
    picture={film.backdrop}
    facts={film.facts}
    editorial={{ subtitle: t('home:pushes.title'), text: null, logo: null }}
    book={{ label: t('home:hero.discover'), href: film.href }}
  />
))
export const LongTitleWithoutPicture = wideState(({ longTitle, longText, films: [film], t }) => (
  <HomeHero
    label={t('home:hero.label')}
    title={longTitle}
    href={film.href}
    picture={null}
    facts={film.facts}
    editorial={{ subtitle: film.title, text: longText, logo: null }}
    book={{ label: t('home:hero.book'), href: '/booking' }}
  />
))
