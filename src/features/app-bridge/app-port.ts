import type { DataOf, ToApp } from './messages.ts'

type Send = <Name extends ToApp['event']>(event: Name, data: DataOf<Name>) => void

let port: Send | undefined

export function openAppPort(send: Send): void {
  port = send
}

/** For callers that have no bridge. Does nothing outside the app. */
export const sendToApp: Send = (event, data) => port?.(event, data)
