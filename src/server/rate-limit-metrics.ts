import { Counter, type Metric } from 'prom-client'

/** Attempts that a limit has refused in this process, by its name. */
export const rateLimitMetrics = (refusals: () => ReadonlyMap<string, number>): readonly Metric[] => [
  new Counter({
    name: 'rate_limit_refusals_total',
    help: 'Attempts that a rate limit or the queue of slow hashes has refused, by the name of the limit.',
    labelNames: ['limit'],
    registers: [],
    collect() {
      this.reset()
      for (const [limit, count] of refusals()) this.inc({ limit }, count)
    },
  }),
]
