import { Gauge, type Metric } from 'prom-client'

interface Figures {
  readonly queue: string
  readonly waiting: number
  readonly oldestSeconds: number
}

/** Read from the database for each `/metrics`: without it they are absent, and the others are not. */
export function queueMetrics(figures: () => Promise<readonly Figures[]>): readonly Metric[] {
  const gauge = (name: string, help: string, read: (each: Figures) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers: [],
      async collect() {
        const all = await figures().catch(() => [])
        this.reset()
        for (const each of all) this.set({ queue: each.queue }, read(each))
      },
    })
  return [
    gauge(
      'delivery_queue_messages',
      'Mails, notifications and messages about flags that are due and not delivered, of all processes.',
      ({ waiting }) => waiting,
    ),
    gauge(
      'delivery_queue_oldest_seconds',
      'Time since the oldest of them was queued; 0 if there is none.',
      ({ oldestSeconds }) => oldestSeconds,
    ),
  ]
}
