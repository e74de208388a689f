import type { ClientAreaPage } from '../page.ts'

/** Pages for a signed-in client. */
export const rooms: Readonly<Record<string, ClientAreaPage>> = {}
