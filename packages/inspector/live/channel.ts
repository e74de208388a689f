import type { StatelyEvent } from './protocol.ts'

/** Only our own pages send actions: the protocol has none. */
export interface ActionEvent {
  readonly type: '@xstate.action'
  readonly sessionId: string
  readonly createdAt: string
  readonly action: string
}

export type WatchedEvent = StatelyEvent | ActionEvent

const CHANNEL = 'marquee-inspector'

export interface NumberedEvent {
  /** Sequence number of the page's events, to detect duplicates. */
  readonly number: number
  readonly event: WatchedEvent
}

export type PageMessage =
  | {
      readonly kind: 'page'
      readonly page: string
      readonly title: string
      readonly address: string
      readonly past: readonly NumberedEvent[]
      readonly records: string | null
      /** Running machines whose file was changed since, in development. */
      readonly outdated: readonly string[]
    }
  /** It navigated, or its title came. */
  | { readonly kind: 'renamed'; readonly page: string; readonly title: string; readonly address: string }
  | { readonly kind: 'happened'; readonly page: string; readonly what: NumberedEvent }
  | { readonly kind: 'left'; readonly page: string }
  | {
      readonly kind: 'recorded'
      readonly page: string
      readonly machine: string
      readonly jsonl: string
      readonly fault: string | null
    }

export type InspectorMessage =
  | { readonly kind: 'who' }
  | {
      readonly kind: 'send'
      readonly page: string
      readonly session: string
      readonly event: { readonly type: string }
    }
  | { readonly kind: 'record'; readonly page: string; readonly machine: string }
  | { readonly kind: 'stop'; readonly page: string }

export type ChannelMessage = PageMessage | InspectorMessage

export const openChannel = (): BroadcastChannel => new BroadcastChannel(CHANNEL)

export function send(channel: BroadcastChannel, message: ChannelMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel.postMessage(message)
}
