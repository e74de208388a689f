import { readBytes } from './read-bytes.ts'

/** Most bytes of a form without and with files; 0 where it may have none. */
interface FormLimits {
  readonly fields: number
  readonly files: number
}

/** The fields of a sent form, or why it is refused. */
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
