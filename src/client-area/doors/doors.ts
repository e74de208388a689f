import type { ClientAreaPage } from '../page.ts'
import { signIn } from './sign-in.tsx'

/** Pages for a visitor on the way in or out. */
export const doors: Readonly<Record<string, ClientAreaPage>> = { 'sign-in': signIn }
