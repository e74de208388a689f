import type { PayloadRequest } from 'payload'
import type { Language } from '#config/types.ts'
import { type ForMe, forMe } from '../dashboard/for-me.ts'
import { rowsOfReviews } from '../reviews/review-rows.ts'
import { sitesOf } from '../users/access.ts'
import { personOf } from '../users/person.ts'
import { noticesTexts } from './texts.ts'

const APPROVAL_DAYS = 7
const DAY = 86_400_000

/** Own requests that were approved in the last days; nothing on the start page waits after that. */
async function approvalsFor(req: PayloadRequest, uiLanguage: Language): Promise<ForMe[]> {
  const person = personOf(req.user)
  if (!person) return []
  const t = noticesTexts.t(uiLanguage)
  const since = new Date(Date.now() - APPROVAL_DAYS * DAY).toISOString()
  const rows = await rowsOfReviews(req, {
    and: [
      { state: { equals: 'approved' } },
      { requestedBy: { equals: String(person.id) } },
      { decidedAt: { greater_than: since } },
      { site: { in: [...sitesOf(person)] } },
    ],
  })
  return rows.map(
    ({ source: collection, document: id, site, title, language = null, decider, decidedAt }) => ({
      collection,
      id,
      site,
      title: title || id,
      language,
      at: decidedAt ?? since,
      why: t('approved', { name: decider ?? '' }),
    }),
  )
}

/** Content of a mail to the user: everything that waits, and approvals, the newest first. */
export async function noticesFor(req: PayloadRequest, uiLanguage: Language): Promise<ForMe[]> {
  const all = await Promise.all([forMe(req, uiLanguage), approvalsFor(req, uiLanguage)])
  return all.flat().sort((one, other) => other.at.localeCompare(one.at))
}

export const noticeKey = ({ collection, id, language, at }: ForMe): string =>
  [collection, id, language ?? '', at].join(' ')
