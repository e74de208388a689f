import { AGENTS } from '@marquee/addresses/agents.ts'
import type { FlagValues } from '#config/flags.ts'
import { agentTools } from '../../api/agent-tools.ts'

/** What the page uses of WebMCP, a draft: https://webmachinelearning.github.io/webmcp/ */
export interface ModelContext {
  registerTool(tool: {
    readonly name: string
    readonly title?: string | undefined
    readonly description: string
    readonly inputSchema: object
    readonly annotations: { readonly readOnlyHint: boolean }
    readonly execute: (question: object) => Promise<object>
  }): unknown
}

declare global {
  interface Document {
    /** Only in browsers that have WebMCP. */
    readonly modelContext?: ModelContext
  }
}

/** Offers the tools of the site's endpoint, if it has one, to the assistant of the browser. */
export async function offerTools({ agents }: Pick<FlagValues, 'agents'>): Promise<void> {
  const { modelContext } = document
  if (!agents || !modelContext) return
  const { list, ask } = agentTools(new URL(AGENTS, location.href))
  for (const tool of await list())
    await modelContext.registerTool({
      ...tool,
      annotations: { readOnlyHint: true },
      execute: (question) => ask(tool.name, question),
    })
}
