import { Counter, Gauge, type Metric } from 'prom-client'

interface Figures {
  readonly counts: ReadonlyMap<string, number>
  readonly checkedAt: number | null
}

/** `figures` returns undefined where no reminders are sent; instants are epoch milliseconds. */
export const reminderMetrics = (figures: () => Figures | undefined): readonly Metric[] => [
  new Counter({
    name: 'reminders_total',
    help: 'Reminders requested and queued, and what push services replied: sent, retried, dropped, gone.',
    labelNames: ['channel', 'outcome'],
    registers: [],
    collect() {
      this.reset()
      for (const [key, count] of figures()?.counts ?? []) {
        const [channel = '', outcome = ''] = key.split(' ')
        this.inc({ channel, outcome }, count)
      }
    },
  }),
  new Gauge({
    name: 'reminders_checked_timestamp_seconds',
    help: 'When this process last looked at the programme for every film that somebody waits for.',
    registers: [],
    collect() {
      this.set((figures()?.checkedAt ?? 0) / 1_000)
    },
  }),
]
