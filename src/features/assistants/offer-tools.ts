import { agentTools, askAgentTool } from '../../api/agent-tools.ts'

/** What the page uses of WebMCP, a draft: https://webmachinelearning.github.io/webmcp/ */
export interface ModelContext {
  registerTool(
    tool: {
      readonly name: string
      readonly title?: string | undefined
      readonly description: string
      readonly inputSchema: object
      readonly annotations: { readonly readOnlyHint: boolean }
      readonly execute: (question: object) => Promise<object>
    },
    options: { readonly signal: AbortSignal },
  ): unknown
}

/** Offers the tools of the site's endpoint to the assistant of the browser until the signal aborts. */
export async function offerTools(context: ModelContext, signal: AbortSignal): Promise<void> {
  for (const { name, title, description, inputSchema } of await agentTools(signal)) {
    if (signal.aborted) return
    await context.registerTool(
      {
        name,
        title,
        description,
        inputSchema,
        annotations: { readOnlyHint: true },
        execute: (question) => askAgentTool(name, question, signal),
      },
      { signal },
    )
  }
}
