import { createCountedWindows } from '@marquee/kit/http/bounded-counts.ts'
import { json } from '@marquee/kit/http/json-responses.ts'
import { isFromSite } from '@marquee/kit/http/same-origin.ts'
import { goals } from '#config/results.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { SiteId } from '#config/sites.ts'
import { z } from '#models/zod.ts'
import { accepted, badData, errorResponse, notAllowed, readBody } from '../../evaluation/unleash-responses.ts'
import type { FlagResults } from './flag-results.ts'

const { bytes, perAddress, inAll, seconds } = serviceLimits.flags.results

const name = z.string().min(1).max(100)
const reportBody = z.strictObject({
  flag: name,
  arm: name,
  language: name,
  reached: z.strictObject({ goal: z.enum(goals), day: z.iso.date() }).nullable(),
})

const CRAWLER = /bot\b|crawl|spider|slurp|lighthouse|preview/i

/** Programs name themselves in `User-Agent`; those that claim to be a browser are not recognised. */
const isCrawler = (userAgent: string | null): boolean => CRAWLER.test(userAgent ?? '')

/** `POST /api/frontend/results` of a site. Crawlers get the same response, and are not counted. */
export function createResultsApi({
  count,
}: Pick<FlagResults, 'count'>): (site: SiteId, request: Request, address?: string) => Promise<Response> {
  const windows = createCountedWindows(seconds)
  return async (site, request, address = '') => {
    if (request.method !== 'POST') return notAllowed('POST')
    if (!isFromSite(request))
      return errorResponse(403, 'NoAccessError', 'This address takes reports of the site’s own pages only.')
    if (!windows.isWithin(`address ${address}`, perAddress) || !windows.isWithin('all', inAll))
      return errorResponse(429, 'TooManyRequests', 'Too many reports.')
    const read = await readBody(request, reportBody, bytes)
    if ('refused' in read) return read.refused
    if (isCrawler(request.headers.get('user-agent'))) return accepted(202)
    const day = count(site, read.value)
    return day === null
      ? badData('The report fits no feature of this site.')
      : json(200, { day }, { 'cache-control': 'no-store' })
  }
}
