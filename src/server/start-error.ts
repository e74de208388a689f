/** A reason not to start that the operator can remove. Its message is one whole sentence; no stack trace is printed for it. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
