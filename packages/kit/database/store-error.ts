/** The store cannot be opened. The message is one sentence for the operator. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
  }
}

export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return oneLine(error instanceof Error ? error.message : String(error))
}

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
