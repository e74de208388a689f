/** The store cannot be opened. The message is one sentence for the person who starts the program. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
  }
}
