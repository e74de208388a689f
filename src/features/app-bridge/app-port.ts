import type { DataOf, ToApp } from './messages.ts'

type Send = <Name extends ToApp['event']>(event: Name, data: DataOf<Name>) => void

let port: Send | undefined

export function openAppPort(send: Send): void {
  port = send
}

/** Callers without a bridge use this. It does nothing outside the app. */
export const sendToApp: Send = (event, data) => port?.(event, data)
