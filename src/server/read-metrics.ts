import { Counter, Gauge, type Metric } from 'prom-client'

/** A counter without labels whose value is read for each `/metrics`. */
export const readCounter = (name: string, help: string, read: () => number): Metric =>
  new Counter({
    name,
    help,
    registers: [],
    collect() {
      this.reset()
      this.inc(read())
    },
  })

/** A gauge without labels whose value is read for each `/metrics`. */
export const readGauge = (name: string, help: string, read: () => number): Metric =>
  new Gauge({
    name,
    help,
    registers: [],
    collect() {
      this.set(read())
    },
  })
