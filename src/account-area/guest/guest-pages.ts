import type { ClientAreaPage } from '../page.ts'
import { entered } from './entered.tsx'
import { forgotten } from './forgotten.tsx'
import { mails } from './mails.tsx'
import { register } from './register.tsx'
import { signIn } from './sign-in.tsx'
import { signOut } from './sign-out.tsx'
import { validate } from './validate.tsx'

export const guestPages: Readonly<Record<string, ClientAreaPage>> = {
  'sign-in': signIn,
  register,
  validate,
  forgotten,
  'sign-out': signOut,
  entered,
  mails,
}
