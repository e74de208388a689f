const errorPages: Readonly<Record<string, 404 | 410>> = { '404': 404, '404_NOT_FOUND': 404, '410_GONE': 410 }

/** Status of an error page whose address has `errorCode`; only 404 and 410 act. */
export function statusWith(errorCode: unknown, status: 404 | 410): 404 | 410 {
  if (errorCode === '410') return 410
  return errorCode === '404' ? 404 : status
}

/** Status of a path without a page. */
export const errorStatus = (path: string, errorCode: string | undefined): 404 | 410 =>
  statusWith(errorCode, errorPages[path.replace(/^-\//, '')] ?? 404)
