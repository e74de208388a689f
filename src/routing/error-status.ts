const errorPages: Readonly<Record<string, 404 | 410>> = { '404': 404, '404_NOT_FOUND': 404, '410_GONE': 410 }

/** Status of a path without a page. Only the error pages read `errorCode`, which may be 404 or 410. */
export function errorStatus(path: string, errorCode: string | undefined): 404 | 410 {
  const page = errorPages[path.replace(/^-\//, '')]
  if (page === undefined) return 404
  if (errorCode === '410') return 410
  return errorCode === undefined ? page : 404
}
