/** The store cannot be opened. The message is one sentence for the operator. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
  }
}
