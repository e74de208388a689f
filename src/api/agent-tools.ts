import { AGENTS } from '@marquee/addresses/agents.ts'
import { z } from '#models/zod.ts'
import { createHttp } from './http.ts'

const tool = z.object({
  name: z.string(),
  title: z.string().optional(),
  description: z.string(),
  inputSchema: z.looseObject({}),
})

export type AgentToolDescription = z.output<typeof tool>

const listed = z.object({ result: z.object({ tools: z.array(tool) }) })
const answered = z.object({ result: z.looseObject({}) })

const post = async (method: string, params: object, signal: AbortSignal): Promise<unknown> =>
  createHttp()
    .post(new URL(AGENTS, location.href), {
      json: { jsonrpc: '2.0', id: 1, method, params },
      headers: { accept: 'application/json, text/event-stream' },
      signal,
    })
    .json()

/** The tools that the site offers to assistants, as its endpoint describes them. */
export const agentTools = async (signal: AbortSignal): Promise<readonly AgentToolDescription[]> =>
  listed.parse(await post('tools/list', {}, signal)).result.tools

/** The answer has the form of the protocol: `content`, and `isError` for one in words. */
export const askAgentTool = async (name: string, question: object, signal: AbortSignal): Promise<object> =>
  answered.parse(await post('tools/call', { name, arguments: question }, signal)).result
