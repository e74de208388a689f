/** A reason that the operator can remove; printed as one sentence, without a stack trace. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
