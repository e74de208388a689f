import { Counter, Gauge, type Metric } from 'prom-client'

/** Values by labels. */
type Samples = readonly (readonly [labels: Readonly<Record<string, string>>, value: number])[]

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

export const readCounters = (
  name: string,
  help: string,
  labelNames: readonly string[],
  read: () => Samples,
): Metric =>
  new Counter({
    name,
    help,
    labelNames: [...labelNames],
    registers: [],
    collect() {
      this.reset()
      for (const [labels, value] of read()) this.inc(labels, value)
    },
  })

/** A gauge without labels; absent while its value is undefined. */
export const readGauge = (
  name: string,
  help: string,
  read: () => number | undefined | Promise<number | undefined>,
): Metric =>
  new Gauge({
    name,
    help,
    registers: [],
    async collect() {
      const value = await read()
      if (value === undefined) this.remove()
      else this.set(value)
    },
  })

export const readGauges = (
  name: string,
  help: string,
  labelNames: readonly string[],
  read: () => Samples | Promise<Samples>,
): Metric =>
  new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    registers: [],
    async collect() {
      const samples = await read()
      this.reset()
      for (const [labels, value] of samples) this.set(labels, value)
    },
  })

/** A key of several labels has a space between their values. */
export const samplesOf = (
  labelNames: readonly string[],
  figures: Iterable<readonly [key: string, value: number]>,
): Samples =>
  Array.from(figures, ([key, value]) => {
    const values = labelNames.length === 1 ? [key] : key.split(' ')
    return [Object.fromEntries(labelNames.map((name, index) => [name, values[index] ?? ''])), value]
  })
