import { useEffect, useState } from 'react'
import { signInCookie } from '../../config/sign-in-cookie.ts'
import type { Client } from '../../content-models/client.ts'
import { returnedQuery } from './identity-return.ts'

export interface KnownClient {
  readonly signedIn: 'unknown' | 'none' | 'client'
  readonly client: Client | null
}

const unknown: KnownClient = { signedIn: 'unknown', client: null }
const nobody: KnownClient = { signedIn: 'none', client: null }

/** Of our own, of the client host, or of the identity library: all that is needed to ask who it is. */
const SIGN_IN = new RegExp(`(?:^|; )(?:${signInCookie.name}|[^;=]*\\.is\\.authenticated)=`)

export const knowsOfSignIn = (): boolean => returnedQuery() !== '' || SIGN_IN.test(document.cookie)

/**
 * Who is signed in, as far as is known. `clientHref` is the client area; null where nobody can sign in. Nothing is fetched for a visitor whose
 * browser knows of no sign-in.
 */
export function useClient(clientHref: string | null): KnownClient {
  const [known, setKnown] = useState(unknown)
  useEffect(() => {
    if (clientHref === null || !knowsOfSignIn()) return setKnown(nobody)
    const following = import('./client-loader.ts').then(({ followClient }) => followClient(clientHref, setKnown))
    return () => void following.then((stop) => stop())
  }, [clientHref])
  return known
}
