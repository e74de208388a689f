/** A reason that the operator can remove. The message is printed without a stack. */
export class OperationError extends Error {
  override readonly name = 'OperationError'
}

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
