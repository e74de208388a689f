import { NotFoundError } from '@marquee/kit/http/errors.ts'
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import { requestContext } from '../../document/request-context.server.ts'
import { compositionOf } from '../../page-kit/composition.server.ts'
import { type Filters, writeFilters } from '../../page-kit/filters.ts'
import { isRefusal } from '../../page-kit/refusals.server.ts'
import { agentTools } from './agent-tools.server.ts'
import { UnansweredError } from './evening-answer.server.ts'

/** Bytes of a question. */
const MAX_BODY = 64_000

const INSTRUCTIONS =
  'Programme of a cinema chain in one country. Times are wall clocks of the site. Seats change within minutes: give people the link to order, and ask again before you rely on an answer.'

const refusal = (text: string) => ({ isError: true, content: [{ type: 'text' as const, text }] })

async function answered(answer: () => Promise<object>) {
  try {
    const structuredContent = { ...(await answer()) }
    return {
      content: [{ type: 'text' as const, text: JSON.stringify(structuredContent) }],
      structuredContent,
    }
  } catch (error) {
    if (error instanceof UnansweredError) return refusal(error.message)
    if (error instanceof NotFoundError) return refusal('The site does not have this any more.')
    if (isRefusal(error)) return refusal('The programme cannot be read now. Ask again in a minute.')
    throw error
  }
}

/** A server for one request: tools read the programme of the visited site, in its first language. */
function agentServer(): McpServer {
  const { site } = requestContext()
  const [language] = site.languages
  const compose = (filters: Filters) => compositionOf({ language, filters: writeFilters(filters) })
  const server = new McpServer({ name: `marquee-${site.id}`, version: '1' }, { instructions: INSTRUCTIONS })
  for (const [name, { title, description, input, answer }] of Object.entries(agentTools))
    server.registerTool(
      name,
      { title, description, inputSchema: input, annotations: { readOnlyHint: true, openWorldHint: false } },
      (question) => answered(() => answer(question, compose)),
    )
  return server
}

const { fetch } = createMcpHandler(agentServer, { maxRequestBodySize: MAX_BODY })

/** The Model Context Protocol, read only. */
export const agentResponse = (request: Request): Promise<Response> => fetch(request)
