import { giveBearer } from './app-identity.ts'
import { askAgain } from './auth-actor.ts'
import { AUTH_START } from './client.ts'

/** The session is another: whoever shows the client asks for it, for the first time or again. */
export function sessionChanged(): void {
  if (!askAgain()) dispatchEvent(new Event(AUTH_START))
}

/** The app says whose session it is; null where nobody is signed in to it. */
export function takeBearer(bearer: string | null): void {
  giveBearer(bearer)
  // For what asks first whether somebody may be signed in.
  const marks = document.documentElement.dataset
  if (bearer === null) delete marks.session
  else marks.session = ''
  sessionChanged()
}
