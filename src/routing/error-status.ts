const errorPages: Readonly<Record<string, 404 | 410>> = { '404': 404, '404_NOT_FOUND': 404, '410_GONE': 410 }

/** Status of a path that names no page. Only the error pages read `errorCode`, and only 404 and 410 are known; all else is not found. */
export function errorStatus(path: string, errorCode: string | undefined): 404 | 410 {
  const page = errorPages[path.replace(/^-\//, '')]
  if (page === undefined) return 404
  if (errorCode === '410') return 410
  return errorCode === undefined ? page : 404
}
