import type { PayloadRequest } from 'payload'
import type { Language } from '#config/types.ts'
import { collectionName } from '../reports/collection-name.ts'
import { Choice } from '../reports/views/choice.tsx'
import { documentEvents, eventLabel } from '../sign-in/audit-entries.ts'
import { sitesOf } from '../users/access.ts'
import { siteName } from '../users/display-names.ts'
import type { Person } from '../users/person.ts'
import { type ActivityFilter, type Actor, recordedCollections } from './activity.ts'
import type { activityTexts } from './texts.ts'

interface FilterProps {
  readonly req: PayloadRequest
  readonly person: Person
  readonly actors: readonly Actor[]
  readonly filter: ActivityFilter
  readonly uiLanguage: Language
  readonly t: ReturnType<typeof activityTexts.t>
}

/** Works without JavaScript. */
export function ActivityChoices({ req, person, actors, filter, uiLanguage, t }: FilterProps) {
  const all = t('all')
  return (
    <form method="get">
      <p className="report__filter">
        <Choice
          name="person"
          label={t('person')}
          all={all}
          chosen={filter.person}
          options={actors.map(({ id, name }) => [id, name ?? t('nameless')])}
        />
        <Choice
          name="event"
          label={t('event')}
          all={all}
          chosen={filter.event}
          options={documentEvents.map((event) => [event, eventLabel(event)[uiLanguage]])}
        />
        <Choice
          name="kind"
          label={t('kind')}
          all={all}
          chosen={filter.collection}
          options={recordedCollections(req).map((slug) => [slug, collectionName(req, slug)])}
        />
        <Choice
          name="site"
          label={t('site')}
          all={all}
          chosen={filter.site}
          options={sitesOf(person).map((site) => [site, siteName(site, uiLanguage)])}
        />
        <button type="submit">{t('show')}</button>
      </p>
    </form>
  )
}
