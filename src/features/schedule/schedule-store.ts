import type { EventFromLogic, SnapshotFrom } from 'xstate'
import type { scheduleMachine } from '#machines/schedule-machine.ts'
import type { startSchedule } from './schedule-actor.ts'

type ScheduleEvent = EventFromLogic<typeof scheduleMachine>

/** Events that precede an action of the visitor. */
const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const

export function createScheduleStore() {
  const watchers = new Set<() => void>()
  let actor: ReturnType<typeof startSchedule> | undefined
  let waking: Promise<void> | undefined
  let open = false

  const notifyAll = () => {
    for (const notify of watchers) notify()
  }

  async function wake(): Promise<void> {
    const { startSchedule: start } = await import('./schedule-actor.ts')
    if (!open) return
    actor = start()
    actor.subscribe(notifyAll)
    notifyAll()
  }

  const awake = () => (waking ??= wake().catch(() => void (waking = undefined)))

  return {
    begin(): () => void {
      open = true
      const stop = new AbortController()
      for (const sign of signs)
        document.addEventListener(sign, () => void awake(), {
          passive: true,
          once: true,
          signal: stop.signal,
        })
      return () => {
        open = false
        stop.abort()
        actor?.stop()
        actor = undefined
        waking = undefined
      }
    },
    /** Does nothing before the machine runs. */
    send: (event: ScheduleEvent) => actor?.send(event),
    /** Starts the machine if needed. */
    request: (event: ScheduleEvent) => void awake().then(() => actor?.send(event)),
    watch(notify: () => void): () => void {
      watchers.add(notify)
      return () => watchers.delete(notify)
    },
    read: (): SnapshotFrom<typeof scheduleMachine> | null => actor?.getSnapshot() ?? null,
  }
}

export type ScheduleStore = ReturnType<typeof createScheduleStore>
