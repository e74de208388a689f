import { readBytes } from './read-bytes.ts'

export interface JsonBody {
  /** Undefined if the body is refused. */
  readonly json: unknown
  readonly refused?: 'type' | 'tooLarge' | 'noJson'
}

export async function readJson(request: Request, limit: number): Promise<JsonBody> {
  const type = request.headers.get('content-type')?.toLowerCase() ?? ''
  if (!type.startsWith('application/json')) return { json: undefined, refused: 'type' }
  const bytes = await readBytes(request, limit)
  if (bytes === 'tooLarge') return { json: undefined, refused: bytes }
  try {
    return { json: JSON.parse(new TextDecoder().decode(bytes)) }
  } catch {
    return { json: undefined, refused: 'noJson' }
  }
}
