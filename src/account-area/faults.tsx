import { FaultList } from '@marquee/forms/form.tsx'
import { serviceLimits } from '#config/service-limits.ts'
import type { Faults } from '../services/accounts/refusals.ts'
import type { ClientContext } from './page.ts'

/** Characters. */
export const LEAST_PASSWORD = serviceLimits.accounts.password.least

/** Messages by field, from `faults` of the dictionary. */
export function faultTexts(
  { t }: Pick<ClientContext, 't'>,
  faults: Faults,
): Readonly<Record<string, string>> {
  const text = (field: string, fault: string) =>
    t([`client-guest:faults.${field}.${fault}`, `client-guest:faults.any.${fault}`], {
      least: LEAST_PASSWORD,
    })
  return Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, text(field, fault)]))
}

interface ErrorSummaryProps {
  readonly context: Pick<ClientContext, 't'>
  readonly errors: Readonly<Record<string, string>>
}

export function ErrorSummary({ context: { t }, errors }: ErrorSummaryProps) {
  return <FaultList title={(count) => t('client-guest:form.wrong', { count })} errors={errors} />
}
