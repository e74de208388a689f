import { headers } from 'next/headers.js'
import type { Payload } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { readCodeKey } from '../factor-store.ts'
import { readPasskeys } from '../passkey-store.ts'
import { type FactorSettings, signedIn } from '../signed-in.ts'
import { EnterFactor } from './enter-factor.tsx'
import './security.css'

interface FactorStepProps {
  readonly payload: Payload
  readonly searchParams?: Readonly<Record<string, string | string[] | undefined>>
  readonly settings: FactorSettings
}

/** The step is above the sign-in form, which it hides while a session has only the password. */
export async function FactorStep({ payload, searchParams = {}, settings }: FactorStepProps) {
  const who = await signedIn({ payload, headers: await headers() }, settings)
  if (who?.factor !== 'pending' && who?.factor !== 'missing') return null
  const back = getSafeRedirect({
    fallbackTo: payload.config.routes.admin,
    redirectTo: searchParams.redirect ?? '',
  })
  const [row, passkeys] = await Promise.all([
    readCodeKey({ payload }, who.id),
    readPasskeys({ payload }, who.id),
  ])
  return (
    <EnterFactor
      name={who.email}
      missing={who.factor === 'missing'}
      app={Boolean(row?.key)}
      passkeys={passkeys.length > 0}
      back={back}
    />
  )
}
