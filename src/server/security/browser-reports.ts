import { createCountedWindows } from '@marquee/kit/http/bounded-counts.ts'
import { readBytes } from '@marquee/kit/http/read-body.ts'
import { plainSecurity } from '@marquee/kit/http/security-headers.ts'
import type { z } from 'zod'
import { bytesResponse, type Exchange, type OuterResponse } from '../exchange.ts'
import { methodNotAllowed } from '../plain-responses.ts'
import { refused } from '../refused-responses.ts'

interface ReportOptions<Report> {
  /** Media types of a body, in lower case. */
  readonly types: readonly string[]
  /** `bytes` of a body; requests of an address and of all in `seconds`. */
  readonly limits: Readonly<Record<'bytes' | 'perAddress' | 'inAll' | 'seconds', number>>
  readonly schema: z.ZodType<Report>
  readonly take: (report: Report, site: Exchange['site']) => void
}

/** `address`: of the visitor. */
export type ReportReceiver = (
  exchange: Exchange,
  https: boolean,
  address: string | undefined,
) => Promise<OuterResponse>

const STATUSES = { 'body-type': 415, 'rate-limit': 429, 'body-too-large': 413, 'invalid-request': 400 }

/** Receives what browsers report of themselves. Anybody can send it, so it is bounded, and stored nowhere. */
export function createReportReceiver<Report>({
  types,
  limits: { bytes, perAddress, inAll, seconds },
  schema,
  take,
}: ReportOptions<Report>): ReportReceiver {
  const { isWithin } = createCountedWindows(seconds)

  async function read(request: Request): Promise<{ readonly report: Report } | keyof typeof STATUSES> {
    const body = await readBytes(request, bytes)
    if (body === 'tooLarge') return 'body-too-large'
    try {
      return { report: schema.parse(JSON.parse(new TextDecoder().decode(body))) }
    } catch {
      return 'invalid-request'
    }
  }

  return async (exchange, https, address = '') => {
    const end = (status: number) => bytesResponse(status, plainSecurity(https))
    const refuse = (refusal: keyof typeof STATUSES) => refused(refusal, end(STATUSES[refusal]))
    if (exchange.method !== 'POST') return methodNotAllowed(https, 'POST')
    const [type = ''] = (exchange.header('content-type') ?? '').toLowerCase().split(';', 1)
    if (!types.includes(type.trim())) return refuse('body-type')
    if (!isWithin(`address ${address}`, perAddress) || !isWithin('all', inAll)) return refuse('rate-limit')
    const sent = await read(exchange.toRequest(`http://reports.localhost${exchange.target}`))
    if (typeof sent === 'string') return refuse(sent)
    take(sent.report, exchange.site)
    return end(204)
  }
}
