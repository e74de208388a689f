import { WORKER_OPTIONS, type WorkerOptions } from './worker-options.ts'

/** The part of a service worker's global scope that is used; TypeScript's own library of it contradicts the DOM's. */
export interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

/** `actions` is missing in TypeScript's library. */
interface ShownOptions extends NotificationOptions {
  readonly actions?: readonly { readonly action: string; readonly title: string }[]
}

interface WorkerEvents {
  readonly install: WaitingEvent
  readonly activate: WaitingEvent
  readonly message: WaitingEvent & { readonly data: unknown }
  readonly push: WaitingEvent & { readonly data: { text(): string } | null }
  readonly notificationclick: WaitingEvent & { readonly action: string; readonly notification: Notification }
}

export interface WorkerScope {
  readonly [WORKER_OPTIONS]: WorkerOptions
  readonly location: Location
  readonly registration: Omit<ServiceWorkerRegistration, 'showNotification'> & {
    showNotification(title: string, options: ShownOptions): Promise<void>
  }
  readonly clients: { openWindow(url: string): Promise<unknown> }
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void
  skipWaiting(): Promise<void>
}

declare const self: WorkerScope

export const scope = self

export const workerOptions = self[WORKER_OPTIONS]
