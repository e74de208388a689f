import type { DataOf, ToApp } from './messages.ts'

type Tell = <Name extends ToApp['event']>(event: Name, data: DataOf<Name>) => void

let port: Tell | undefined

export function openAppPort(tell: Tell): void {
  port = tell
}

/** For what happens far from the bridge. Nothing outside the app. */
export const tellApp: Tell = (event, data) => port?.(event, data)
