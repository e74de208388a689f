import { type ReviewRow, rowsOfReviews } from '../reviews/review-rows.ts'
import { reviewsTexts } from '../reviews/texts.ts'
import { siteMoment } from '../scheduling/site-clocks.ts'
import { sitesOf } from '../users/access.ts'
import { languageName } from '../users/display-names.ts'
import { personOf } from '../users/person.ts'
import { type DashboardProps, DocumentLine } from './document-line.tsx'

const SHOWN = 6

/** Documents of the user's sites that wait for a review, the newest first. */
export async function waitingReviews(req: DashboardProps['req']): Promise<ReviewRow[]> {
  const person = personOf(req.user)
  const sites = person ? [...sitesOf(person)] : []
  if (sites.length === 0) return []
  return rowsOfReviews(req, { and: [{ state: { equals: 'requested' } }, { site: { in: sites } }] }, SHOWN)
}

interface WaitingProps {
  readonly dashboard: DashboardProps
  readonly waiting: readonly ReviewRow[]
}

/** Nothing for sites that publish without approval. */
export function Waiting({ dashboard, waiting }: WaitingProps) {
  const { uiLanguage } = dashboard
  const t = reviewsTexts.t(uiLanguage)
  if (waiting.length === 0) return null
  return (
    <section>
      <h2>{t('waiting')}</h2>
      <ul className="site-dashboard__list">
        {waiting.map(({ id, source, document, title, site, language = null, requester, createdAt }) => (
          <DocumentLine
            key={id}
            dashboard={dashboard}
            document={{ collection: source, id: document, title: title || document, site, language }}
            fact={language ? languageName(language, uiLanguage) : t('everyLanguage')}
          >
            <span className="site-dashboard__facts">
              {t('requestedBy', {
                name: requester,
                when: siteMoment(Date.parse(createdAt), site, uiLanguage),
              })}
            </span>
          </DocumentLine>
        ))}
      </ul>
    </section>
  )
}
