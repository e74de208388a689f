import { giveBearer } from './app-identity.ts'
import { askAgain } from './auth-actor.ts'
import { AUTH_START } from './client.ts'

/** Makes views of the client request it again. */
export function sessionChanged(): void {
  if (!askAgain()) dispatchEvent(new Event(AUTH_START))
}

export function takeBearer(bearer: string | null): void {
  giveBearer(bearer)
  // For checks that run before the client is requested.
  const marks = document.documentElement.dataset
  if (bearer === null) delete marks.session
  else marks.session = ''
  sessionChanged()
}
