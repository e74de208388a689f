/** A reason that the operator can remove; printed as one sentence, without a stack trace. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return oneLine(error instanceof Error ? error.message : String(error))
}

/** Empty without one. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
