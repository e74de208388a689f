import { ticket } from '../change/ticket.tsx'
import { evening } from '../evening/evening.tsx'
import type { ClientAreaPage } from '../page.ts'
import { entered } from './entered.tsx'
import { forgotten } from './forgotten.tsx'
import { guestBooking } from './guest-booking.tsx'
import { guestOrder } from './guest-order.tsx'
import { mails } from './mails.tsx'
import { outsideSignIn } from './outside-sign-in.ts'
import { register } from './register.tsx'
import { reminder } from './reminder.tsx'
import { reminders } from './reminders.tsx'
import { seatQueue } from './seat-queue.tsx'
import { signIn } from './sign-in.tsx'
import { signOut } from './sign-out.tsx'
import { validate } from './validate.tsx'

/** The guest pages of a site whose clients sign in at an outside provider: none accepts a password. */
export const outsideGuestPages: Readonly<Record<string, ClientAreaPage>> = {
  'sign-in': outsideSignIn(false),
  register: outsideSignIn(true),
  'sign-out': signOut,
  entered,
  mails,
  'guest-order': guestOrder,
  evening,
  ticket,
  booking: guestBooking,
  reminder,
  reminders,
  'seat-queue': seatQueue,
}

export const guestPages: Readonly<Record<string, ClientAreaPage>> = {
  'sign-in': signIn,
  register,
  validate,
  forgotten,
  'sign-out': signOut,
  entered,
  mails,
  'guest-order': guestOrder,
  evening,
  ticket,
  booking: guestBooking,
  reminder,
  reminders,
  'seat-queue': seatQueue,
}
