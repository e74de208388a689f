import { useTranslation } from 'react-i18next'
import { HomeHero } from '../../components/heroes/home-hero.tsx'
import type { HomePage } from '../../page-data/models/pages.ts'
import { flagData, pictureData } from '../cards/model-props.ts'
import { SHOWTIMES } from '../show/anchors.ts'
import { timesData } from '../showtimes/board-rows.ts'
import { useMinute } from '../showtimes/use-minute.ts'

type HeroModel = NonNullable<HomePage['hero']>

const bookable = ({ bookHref: href }: HeroModel) => href !== null

/** A page of ours opens on its showtimes. */
function bookHref({ bookHref: to, href }: HeroModel): string {
  return to === null || to === href ? `${href}#${SHOWTIMES}` : to
}

/** The film of the week, with tonight's times at the edition's main cinema. */
export function HomeLead({ hero }: { readonly hero: HeroModel }) {
  const { t } = useTranslation('home')
  const minute = useMinute()
  return (
    <HomeHero
      label={t('hero.label')}
      title={hero.title}
      titleLanguage={hero.titleLanguage ?? undefined}
      href={hero.href}
      picture={pictureData(hero.backdrop)}
      flag={flagData(hero.flag)}
      facts={hero.facts}
      book={bookable(hero) ? { label: t('hero.book'), href: bookHref(hero) } : { label: t('hero.discover'), href: hero.href }}
      trailer={hero.trailer && { label: t('hero.trailer'), href: `${hero.href}?bandeannonce=true` }}
      next={hero.next && { title: hero.next.heading, times: timesData(hero.next.times, minute) }}
    />
  )
}
