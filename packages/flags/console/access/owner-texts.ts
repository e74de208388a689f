import { serviceLimits } from '#config/service-limits.ts'
import type { OwnerFault } from '../../service/flag-owners.ts'
import type { FlagOwner } from '../../service/flag-service.ts'
import type { ConsoleTexts } from '../texts/console-texts.ts'
import type { TranslateText } from '../texts/translate.ts'

const { names, password } = serviceLimits.flags

export const leastPassword = (t: TranslateText): string => t('password.least', { least: password.least })

export function reachOf({ t, siteName }: ConsoleTexts, { role, sites }: FlagOwner): string {
  if (role === 'admin') return t('owners.everything')
  return role === 'viewer' ? t('owners.nothing') : sites.map(siteName).join(', ')
}

/** Role and reach. */
export const ownerSummary = (texts: ConsoleTexts, owner: FlagOwner): string =>
  texts.t('owners.summary', { role: texts.t(`roles.${owner.role}.name`), reach: reachOf(texts, owner) })

type FaultyField = 'name' | 'password' | 'sites' | 'role' | 'current-password'

/** Faults that are missing here concern the whole form. */
const fields: Readonly<Partial<Record<OwnerFault, FaultyField>>> = {
  nameMissing: 'name',
  nameTaken: 'name',
  nameTooLong: 'name',
  passwordMissing: 'password',
  passwordTooShort: 'password',
  passwordTooLong: 'password',
  passwordTooCommon: 'password',
  sitesMissing: 'sites',
  lastAdmin: 'role',
  wrongPassword: 'current-password',
  tooManyTries: 'current-password',
}

export const ownerFault = (t: TranslateText, why: OwnerFault): string =>
  t(`owners.faults.${why}`, {
    longestName: names,
    least: password.least,
    most: serviceLimits.accounts.password.most,
  })

/** Messages by field id. */
export const errorsOf = (t: TranslateText, why: OwnerFault): Readonly<Record<string, string>> => ({
  [fields[why] ?? 'content']: ownerFault(t, why),
})
