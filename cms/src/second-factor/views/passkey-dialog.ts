import { useEffect, useState } from 'react'
import { type Sent, sendStep } from './send-step.ts'

/** Recovery codes come with the first second factor of an account. */
export interface AddedPasskey {
  readonly recoveryCodes: readonly string[] | null
}

/** False while the page starts. */
export function useKnowsPasskeys(): boolean {
  const [knows, setKnows] = useState(false)
  useEffect(
    () =>
      setKnows(
        'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in window.PublicKeyCredential,
      ),
    [],
  )
  return knows
}

/** The browser says neither whether the user cancelled nor what it lacks: `failed`. */
export async function createPasskey(name: string): Promise<Sent<AddedPasskey>> {
  const begun = await sendStep<PublicKeyCredentialCreationOptionsJSON>('begin-passkey')
  if (begun.kind !== 'done') return begun
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(begun.body)
    const response = JSON.stringify(await navigator.credentials.create({ publicKey }))
    return await sendStep('add-passkey', { name, response })
  } catch {
    return { kind: 'failed' }
  }
}

export async function proveWithPasskey(): Promise<Sent<object>> {
  const begun = await sendStep<PublicKeyCredentialRequestOptionsJSON>('begin-proof')
  if (begun.kind !== 'done') return begun
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(begun.body)
    const response = JSON.stringify(await navigator.credentials.get({ publicKey }))
    return await sendStep('prove-passkey', { response })
  } catch {
    return { kind: 'failed' }
  }
}
