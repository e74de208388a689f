import { CSRF_FIELD, type FormGuard, isOwnForm } from './csrf.ts'
import type { FormPage, Handled, PageResponse } from './page.ts'
import { type FormSize, readSentForm } from './sent-form.ts'

const READS = ['GET', 'HEAD']

export const isReading = ({ method }: Request): boolean => READS.includes(method)

/** 405 for a method that the page does not take; else undefined. */
export function refusedMethod(request: Request, page: FormPage<never>): PageResponse | undefined {
  if (isReading(request) || (request.method === 'POST' && page.post)) return undefined
  const allow = [...READS, ...(page.post ? ['POST'] : [])].join(', ')
  const response = new Response('Method not allowed\n', { status: 405, headers: { allow } })
  return { kind: 'response', response }
}

export type RefusalStatus = 403 | 413 | 415

interface FormOptions {
  readonly request: Request
  /** Scheme, host and port of the page. */
  readonly origin: string
  readonly guard: FormGuard
  readonly size: FormSize
  /** Page for a form that is too large (413), no form (415), or not ours or outdated (403). */
  refuse(status: RefusalStatus): Handled
}

/** Shows the page, or passes on its form once it is read and proved to be ours. */
export async function receive<Context>(
  page: FormPage<Context>,
  context: Context,
  { request, origin, guard, size, refuse }: FormOptions,
): Promise<PageResponse> {
  if (isReading(request) || !page.post) return page.get(context)
  const form = await readSentForm(request, size)
  if (form === 'tooLarge') return page.upload?.tooLarge(context) ?? refuse(413)
  if (form === 'notAForm') return refuse(415)
  return isOwnForm(request, origin, guard, form.exact(CSRF_FIELD)) ? page.post(context, form) : refuse(403)
}
