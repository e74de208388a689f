import { serviceLimits } from '../../../config/service-limits.ts'
import type { OwnerFault } from '../../services/flags/flag-owners.ts'
import type { FlagOwner } from '../../services/flags/flag-service.ts'
import { siteName } from '../texts/names.ts'

const { names, password } = serviceLimits.flags

export const LEAST_PASSWORD = `At least ${password.least} characters; any will do, a sentence too.`

export const roleNames: Readonly<Record<FlagOwner['role'], string>> = {
  viewer: 'Viewer',
  editor: 'Editor',
  admin: 'Admin',
}

export const roleTexts: Readonly<Record<FlagOwner['role'], string>> = {
  viewer: 'Sees every feature, who changed it and why; changes nothing.',
  editor: 'Switches the features of the countries chosen below.',
  admin: 'Switches every feature, imports, and decides about owners and tokens.',
}

export function reachOf({ role, sites }: FlagOwner): string {
  if (role === 'admin') return 'Everything'
  return role === 'viewer' ? 'Nothing' : sites.map(siteName).join(', ')
}

interface FieldFault {
  /** Absent if it concerns the whole form. */
  readonly field?: 'name' | 'password' | 'sites' | 'role' | 'current-password'
  readonly text: string
}

export const ownerFaults: Readonly<Record<OwnerFault, FieldFault>> = {
  nameMissing: { field: 'name', text: 'Enter a name.' },
  nameTaken: { field: 'name', text: 'Another owner has this name.' },
  nameTooLong: { field: 'name', text: `The name has more than ${names} characters.` },
  passwordMissing: { field: 'password', text: 'Enter a password.' },
  passwordTooShort: { field: 'password', text: `The password has fewer than ${password.least} characters.` },
  passwordTooLong: {
    field: 'password',
    text: `The password has more than ${serviceLimits.accounts.password.most} characters.`,
  },
  passwordTooCommon: { field: 'password', text: 'This password is easy to guess. Choose another one.' },
  sitesMissing: { field: 'sites', text: 'Choose at least one country.' },
  lastAdmin: { field: 'role', text: 'This is the only admin. Make somebody else one first.' },
  notAllowed: { text: 'You are not an admin any more.' },
  wrongPassword: { field: 'current-password', text: 'This is not your password.' },
  tooManyTries: { field: 'current-password', text: 'Too many wrong passwords. Try again in some minutes.' },
  unknown: { text: 'This owner is not there any more.' },
}

/** Messages by field id. */
export function errorsOf(why: OwnerFault): Readonly<Record<string, string>> {
  const { field = 'content', text } = ownerFaults[why]
  return { [field]: text }
}
