import { QuickFinder } from '@marquee/design/heroes/quick-finder.tsx'
import { nothing, wideState } from '../../state.tsx'

export default { component: QuickFinder }

export const ThreeFields = wideState(({ t, films, cinemas, days, formats }) => (
  <QuickFinder
    label={t('home:finder.label')}
    question={t('home:finder.question')}
    submitLabel={t('home:finder.submit')}
    action="/films"
    onSubmit={nothing}
    fields={[
      {
        name: 'film',
        label: t('home:finder.film'),
        icon: 'ticket',
        options: [
          { value: '', label: t('home:finder.allFilms') },
          ...films.map(({ id, title }) => ({ value: id, label: title })),
        ],
      },
      {
        name: 'cinema',
        label: t('home:finder.cinema'),
        icon: 'pin',
        value: cinemas[0].slug,
        options: cinemas.map(({ slug, name }) => ({ value: slug, label: name })),
      },
      {
        name: 'day',
        label: t('home:finder.day'),
        icon: 'calendar',
        options: days.map(({ date }) => ({ value: date, label: formats.dayName(date) })),
      },
    ]}
  />
))
