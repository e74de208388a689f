import { capital } from '@marquee/i18n/format.ts'
import type { Cinema } from '#models/cinema.ts'
import type { City } from '#models/city.ts'
import { daysFrom } from '#models/site-clock.ts'
import type { Composition } from '../../page-kit/composition.server.ts'
import { cinemaPath, pathOfAlways, showPath } from '../../page-kit/links.ts'
import type { HomePage } from '../../page-models/home.ts'
import { titleLanguageOf } from '../../programme/show-card.ts'
import type { ListedShow } from '../../programme/show-list.ts'

/** Eight days reach from a Saturday to the next one. */
const DAYS = 8

/** Null without films or cinemas. */
export function finderOf(
  films: readonly ListedShow[],
  { cinemas, cities }: { readonly cinemas: readonly Cinema[]; readonly cities: readonly City[] },
  { edition, formats, t, today }: Composition,
): HomePage['finder'] {
  if (films.length === 0 || cinemas.length === 0) return null
  const byTitle = [...films].sort((a, b) => formats.collator.compare(a.show.title, b.show.title))
  const byName = [...cinemas].sort((a, b) => formats.collator.compare(a.name, b.name))
  const names = [t('today'), t('tomorrow')]
  return {
    action: pathOfAlways(edition, 'shows'),
    films: byTitle.map(({ show, isMovie }) => ({
      slug: show.slug,
      title: show.title,
      ...titleLanguageOf(show.titleLanguage, edition.language),
      href: showPath(edition, show.slug, isMovie),
    })),
    cinemas: byName.map(({ slug, name, citySlug, address }) => ({
      slug,
      name,
      city: cities.find((city) => city.slug === citySlug)?.name ?? address.addressCity ?? '',
      href: cinemaPath(edition, slug),
    })),
    days: daysFrom(today, DAYS).map((date, index) => ({
      date,
      name: names[index] ?? capital(formats.dayName(date)),
    })),
  }
}
