import { inlineBlocks, mayHaveOtherScripts } from '@marquee/kit/http/inline-blocks.ts'
import type { Metric } from 'prom-client'
import { readCounter } from '../probes/read-metrics.ts'

let found = 0

/** Counts the inline scripts in a document of ours that are none of `own`: somebody may have injected them. */
export function foreignScripts(html: string, own: readonly string[]): number {
  if (!mayHaveOtherScripts(html, own)) return 0
  const foreign = inlineBlocks(html).scripts.filter((script) => !own.includes(script)).length
  found += foreign
  return foreign
}

export const foreignScriptMetric = (): Metric =>
  readCounter(
    'foreign_inline_scripts_total',
    'Inline scripts in rendered pages that the product did not write. The policy of the page does not allow them.',
    () => found,
  )

/** Fields of the line in the log. */
export const foreignScriptEvent = (scripts: number) => ({ event: 'page.foreign-script', scripts })
