import { setBearer } from './app-identity.ts'
import { refreshClient } from './auth-actor.ts'
import { AUTH_START } from './client.ts'

export function sessionChanged(): void {
  if (!refreshClient()) dispatchEvent(new Event(AUTH_START))
}

export function takeBearer(bearer: string | null): void {
  setBearer(bearer)
  // Checks that run before the client is requested read the marks.
  const marks = document.documentElement.dataset
  if (bearer === null) delete marks.session
  else marks.session = ''
  sessionChanged()
}
