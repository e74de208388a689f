import { useEffect, useMemo, useState } from 'react'
import {
  type ChannelMessage,
  type InspectorMessage,
  openChannel,
  type PageMessage,
  send,
} from '../live/channel.ts'
import { readStatelyEvent } from '../live/protocol.ts'
import { afterForeign, afterMessage, type Sources } from '../live/sources.ts'

export type Recorded = Extract<PageMessage, { kind: 'recorded' }>

interface Connection {
  readonly sources: Sources
  readonly recorded: Recorded | undefined
  readonly send: (message: InspectorMessage) => void
}

const isOfPage = (message: ChannelMessage): message is PageMessage =>
  ['page', 'renamed', 'happened', 'left', 'recorded'].includes(message.kind)

/** Windows of the official client: the one that opened this page, or the one that frames it. */
const clientWindow = (): Window | null => (window.parent === window ? window.opener : window.parent)

export function useSources(): Connection {
  const [sources, setSources] = useState<Sources>(new Map())
  const [recorded, setRecorded] = useState<Recorded>()
  const channel = useMemo(openChannel, [])

  useEffect(() => {
    const met = new Set<string>()
    const onMessage = ({ data }: MessageEvent<ChannelMessage>) => {
      if (!isOfPage(data)) return
      setSources((known) => afterMessage(known, data))
      if (data.kind === 'recorded') setRecorded(data)
      // A page that opened later has missed the first `who`.
      if (data.kind === 'page' && !met.has(data.page)) {
        met.add(data.page)
        send(channel, { kind: 'who' })
      }
    }
    channel.addEventListener('message', onMessage)
    send(channel, { kind: 'who' })
    return () => channel.removeEventListener('message', onMessage)
  }, [channel])

  useEffect(() => {
    const client = clientWindow()
    if (!client) return
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      const event = source === client ? readStatelyEvent(data) : undefined
      if (event) setSources((known) => afterForeign(known, 'client', event))
    }
    addEventListener('message', onMessage)
    client.postMessage({ type: '@statelyai.connected' }, '*')
    return () => removeEventListener('message', onMessage)
  }, [])

  const sendToPages = useMemo(() => (message: InspectorMessage) => send(channel, message), [channel])
  return { sources, recorded, send: sendToPages }
}
