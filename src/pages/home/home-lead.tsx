import { HomeHero } from '@marquee/design/heroes/home-hero.tsx'
import { useTranslation } from 'react-i18next'
import { useTonight } from '../../features/tonight/tonight.tsx'
import { openTrailers } from '../../features/trailers/trailer.ts'
import type { HomePage } from '../../page-models/home.ts'
import type { NextTimesModel } from '../../page-models/parts.ts'
import { timeData } from '../../programme/live-rows.ts'
import { SHOWTIMES, TRAILER_QUERY } from '../../programme/show-anchors.ts'
import { useMinute } from '../../programme/use-minute.ts'

type HeroModel = NonNullable<HomePage['hero']>

const bookable = ({ bookHref: href }: HeroModel) => href !== null

/** Our own film pages open at the showtimes. */
function bookHref({ bookHref: to, href }: HeroModel): string {
  return to === null || to === href ? `${href}#${SHOWTIMES}` : to
}

type HeroTimes = Pick<NextTimesModel, 'heading' | 'showtimes'>

interface Here {
  readonly guessed: boolean
  readonly shows: ReadonlyMap<string, HeroTimes>
}

/**
 * Times in the visitor's place; the page's own until loaded, and in a guessed place without the show. A place that the
 * visitor chose never has the times of another one.
 */
export const heroTimes = (
  here: Here | null,
  { slug, next }: Pick<NonNullable<HomePage['hero']>, 'slug' | 'next'>,
): HeroTimes | null => here?.shows.get(slug) ?? (here === null || here.guessed ? next : null)

/** The next times are at the visitor's cinema, or else at the edition's main one. */
export function HomeLead({ hero }: { readonly hero: HeroModel }) {
  const { t } = useTranslation('home')
  const minute = useMinute()
  const { trailers } = hero
  const next = heroTimes(useTonight(), hero)
  return (
    <HomeHero
      label={t('hero.label')}
      title={hero.title}
      titleLanguage={hero.titleLanguage ?? undefined}
      href={hero.href}
      picture={hero.backdrop}
      flag={hero.flag}
      facts={hero.facts}
      editorial={hero.editorial}
      book={
        bookable(hero)
          ? { label: t('hero.book'), href: bookHref(hero) }
          : (hero.cta ?? { label: t('hero.discover'), href: hero.href })
      }
      trailer={
        trailers.length > 0
          ? {
              label: t('hero.trailer'),
              href: `${hero.href}${TRAILER_QUERY}`,
              opens: 'trailers',
              onPress: (trigger) => openTrailers(trailers, null, trigger),
            }
          : null
      }
      next={
        next && {
          title: next.heading,
          times: next.showtimes
            .map((each) => timeData(each.time, minute, each, { show: hero, cinema: each.cinema, notes: [] }))
            .filter(({ status }) => status === 'available'),
        }
      }
    />
  )
}
