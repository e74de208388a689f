import { QuickFinder } from '@marquee/design/heroes/quick-finder.tsx'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../page-kit/site-context.ts'
import type { HomePage } from '../../page-models/home.ts'

type FinderModel = NonNullable<HomePage['finder']>

interface FinderChoice {
  /** Slugs; empty: all. */
  readonly film: string
  readonly cinema: string
  readonly date: string
}

/** Leads to the film at that cinema, the cinema, or the list, on that day. */
export function finderHref(
  { action, films, cinemas }: Pick<FinderModel, 'action' | 'films' | 'cinemas'>,
  { film, cinema, date }: FinderChoice,
): string {
  const filmHref = films.find(({ slug }) => slug === film)?.href
  const cinemaHref = cinemas.find(({ slug }) => slug === cinema)?.href
  const day = date === '' ? [] : [`date-${date}`]
  const place = filmHref !== undefined && cinemaHref !== undefined ? [`localisation-${cinema}`] : []
  const filters = [...day, ...place].join(',')
  const page = filmHref ?? cinemaHref ?? action
  return filters === '' ? page : `${page}/filters/${filters}`
}

/** Works without script; with it, leads directly to the page. Preselects the visitor's cinema. */
export function HomeFinder({ finder }: { readonly finder: FinderModel }) {
  const { t } = useTranslation('home')
  const { action, films, cinemas, days } = finder
  const { locator } = useSite()
  return (
    <QuickFinder
      label={t('finder.label')}
      question={t('finder.question')}
      submitLabel={t('finder.submit')}
      action={action}
      fields={[
        {
          name: 'film',
          label: t('finder.film'),
          icon: 'film',
          options: [
            { value: '', label: t('finder.allFilms') },
            ...films.map(({ slug, title, titleLanguage }) => ({
              value: slug,
              label: title,
              language: titleLanguage,
            })),
          ],
        },
        {
          name: 'cinema',
          label: t('finder.cinema'),
          icon: 'pin',
          value: locator?.place?.slug,
          options: [
            { value: '', label: t('finder.allCinemas') },
            ...cinemas.map(({ slug, name }) => ({ value: slug, label: name })),
          ],
        },
        {
          name: 'date',
          label: t('finder.day'),
          icon: 'calendar',
          options: days.map(({ date, name }) => ({ value: date, label: name })),
        },
      ]}
      onSubmit={({ film = '', cinema = '', date = '' }) =>
        location.assign(finderHref(finder, { film, cinema, date } satisfies FinderChoice))
      }
    />
  )
}
