import { doors } from './doors/doors.ts'
import type { ClientAreaPage } from './page.ts'
import { rooms } from './rooms/rooms.ts'

/** Every page of the client area by its name in the address. */
export const pages: Readonly<Record<string, ClientAreaPage>> = { ...doors, ...rooms }

/** Rooms in the order of the navigation; those left out are reached from others. */
export const roomsInOrder = ['profile', 'bookings', 'films', 'benefits', 'favourites', 'consents', 'data'] as const
