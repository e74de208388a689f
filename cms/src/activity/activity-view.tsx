import type { AdminViewServerProps, PayloadRequest } from 'payload'
import type { Language } from '#config/types.ts'
import { LocalTime } from '../dashboard/local-time.tsx'
import { collectionName } from '../reports/collection-name.ts'
import { reportsTexts } from '../reports/texts.ts'
import { chosenIn, ReportPage, viewerOf } from '../reports/views/report-page.tsx'
import { eventLabel } from '../sign-in/audit-entries.ts'
import { interfaceLanguage } from '../texts/texts.ts'
import { languageName, siteName } from '../users/display-names.ts'
import { type Activity, type ActivityFilter, activityFilterFrom, activityOf, actorsFor } from './activity.ts'
import { ActivityChoices } from './activity-filter.tsx'
import { activityTexts } from './texts.ts'

interface RowProps {
  readonly req: PayloadRequest
  readonly entry: Activity
  readonly uiLanguage: Language
}

function whatHappened({ event, languages, way }: Activity, uiLanguage: Language): string {
  const t = activityTexts.t(uiLanguage)
  const what = eventLabel(event)[uiLanguage]
  const names = languages.map((language) => languageName(language, uiLanguage)).join(', ')
  const how = way === 'plan' ? `, ${t('asPlanned')}` : way === 'api-key' ? `, ${t('byToken')}` : ''
  return `${what}${names && ` (${names})`}${how}`
}

function ActivityRow({ req, entry, uiLanguage }: RowProps) {
  const t = activityTexts.t(uiLanguage)
  const { at, actor, site, collection, document, title } = entry
  return (
    <tr>
      <td>
        <LocalTime at={at} />
      </td>
      <td>{actor ? (actor.name ?? t('nameless')) : t('gone')}</td>
      <td>{whatHappened(entry, uiLanguage)}</td>
      <td>
        {document === undefined ? (
          title
        ) : (
          <a href={`${req.payload.config.routes.admin}/collections/${collection}/${document}`}>{title}</a>
        )}
      </td>
      <td>{collectionName(req, collection)}</td>
      <td>{site && siteName(site, uiLanguage)}</td>
    </tr>
  )
}

const addressOfPage = ({ site, collection, event, person }: ActivityFilter, before?: number) =>
  `?${new URLSearchParams({
    ...(site && { site }),
    ...(collection && { kind: collection }),
    ...(event && { event }),
    ...(person && { person }),
    ...(before && { before: String(before) }),
  })}`

/** What happened to the documents of the user's sites. */
export async function ActivityView(view: AdminViewServerProps) {
  const person = viewerOf(view)
  const { req } = view.initPageResult
  const uiLanguage = interfaceLanguage(req)
  const t = activityTexts.t(uiLanguage)
  const filter = activityFilterFrom(req, chosenIn(view))
  const [{ entries, before }, actors] = await Promise.all([
    activityOf(req, filter, uiLanguage),
    actorsFor(req),
  ])
  return (
    <ReportPage view={view} title={reportsTexts.t(uiLanguage)('activity')} intro={t('intro')}>
      <ActivityChoices
        req={req}
        person={person}
        actors={actors}
        filter={filter}
        uiLanguage={uiLanguage}
        t={t}
      />
      {entries.length === 0 && <p>{t('nothing')}</p>}
      {entries.length > 0 && (
        <div className="table">
          <table>
            <thead>
              <tr>
                {(['when', 'who', 'what', 'document', 'kind', 'site'] as const).map((head) => (
                  <th key={head} scope="col">
                    {t(head)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <ActivityRow key={entry.id} req={req} entry={entry} uiLanguage={uiLanguage} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="report__filter">
        {filter.before !== undefined && <a href={addressOfPage(filter)}>{t('newest')}</a>}
        {before !== undefined && <a href={addressOfPage(filter, before)}>{t('older')}</a>}
      </p>
    </ReportPage>
  )
}
