import { readBytes } from './read-bytes.ts'

/** Limits in bytes; 0: not allowed. */
interface FormLimits {
  readonly fields: number
  readonly files: number
}

export async function readForm(
  request: Request,
  { fields, files }: FormLimits,
): Promise<FormData | 'tooLarge' | 'notAForm'> {
  const type = request.headers.get('content-type') ?? ''
  const kind = type.toLowerCase()
  const limit = kind.startsWith('multipart/form-data')
    ? files
    : kind.startsWith('application/x-www-form-urlencoded')
      ? fields
      : 0
  if (limit === 0) return 'notAForm'
  const bytes = await readBytes(request, limit)
  if (bytes === 'tooLarge') return bytes
  return new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch(() => 'notAForm' as const)
}
