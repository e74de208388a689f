import { Gauge, type Metric } from 'prom-client'

/** Read from the database for each `/metrics`: absent without a backup, and while the database cannot be read. */
export const backupMetric = (seconds: () => Promise<number | undefined>): Metric =>
  new Gauge({
    name: 'backup_age_seconds',
    help: 'Time since the last complete backup began, the same in every process.',
    registers: [],
    async collect() {
      const age = await seconds().catch(() => undefined)
      if (age === undefined) this.remove()
      else this.set(age)
    },
  })
