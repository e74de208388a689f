import { Counter, type Metric } from 'prom-client'

/** For alerts on many failed sign-ins, for example. */
export const auditMetric = (figures: () => ReadonlyMap<string, number>): Metric =>
  new Counter({
    name: 'security_events_total',
    help: 'Events of the audit log, such as sign-ins, changes of owners and exports.',
    labelNames: ['event', 'outcome'],
    registers: [],
    collect() {
      this.reset()
      for (const [key, count] of figures()) {
        const [event = '', outcome = ''] = key.split(' ')
        this.inc({ event, outcome }, count)
      }
    },
  })
