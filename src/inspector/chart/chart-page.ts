import type { AnyStateMachine } from 'xstate'
import { chartOf } from './chart.ts'
import { mermaidOf } from './mermaid.ts'

export function chartPage(machine: AnyStateMachine, file: string): string {
  return `# ${machine.id}

Drawn from [\`machines/${file}\`](../../machines/${file}) by \`npm run charts\`; do not edit.

\`\`\`mermaid
${mermaidOf(chartOf(machine))}\`\`\`
`
}
