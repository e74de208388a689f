import type { SiteRequest } from '@marquee/identity/site-request.ts'
import { passwordFault } from '@marquee/kit/secrets/passwords.ts'
import { sites } from '#config/sites.ts'
import type { Profile, Registration } from './accounts.ts'
import { nameFault, nameOf } from './names.ts'
import type { Faults, FieldFault } from './refusals.ts'

const MAX_EMAIL = 254
const EMAIL = /^[^\s@<>"(),:;\\[\]]{1,64}@[^\s@<>"(),:;\\[\]]+\.[^\s@<>"(),:;\\[\].]{2,}$/

export const emailOf = (typed: string): string => typed.normalize('NFC').trim().toLowerCase()

function emailFault(email: string): FieldFault | undefined {
  if (email === '') return 'missing'
  if (email.length > MAX_EMAIL) return 'tooLong'
  return EMAIL.test(email) && !email.includes('..') ? undefined : 'malformed'
}

function present(faults: Readonly<Record<string, FieldFault | undefined>>): Faults {
  return Object.fromEntries(
    Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, fault] as const] : [])),
  )
}

export const hasFaults = (faults: Faults): boolean => Object.keys(faults).length > 0

export const addressFaults = (email: string): Faults => present({ email: emailFault(email) })

export async function registrationFaults({
  email,
  password,
  firstName,
  lastName,
}: Registration): Promise<Faults> {
  const address = emailOf(email)
  return present({
    email: emailFault(address),
    password: await passwordFault(password, [address, firstName, lastName]),
    firstName: nameFault(nameOf(firstName)),
    lastName: nameFault(nameOf(lastName)),
  })
}

export function profileFaults({ site }: SiteRequest, { firstName, lastName, language }: Profile): Faults {
  const languages: readonly string[] = sites[site].languages
  return present({
    firstName: nameFault(nameOf(firstName)),
    lastName: nameFault(nameOf(lastName)),
    language: languages.includes(language) ? undefined : 'malformed',
  })
}
