import { z } from '#models/zod.ts'
import { createHttp } from './http.ts'

const tool = z.object({
  name: z.string(),
  title: z.string().optional(),
  description: z.string(),
  inputSchema: z.looseObject({}),
})

const listed = z.object({ result: z.object({ tools: z.array(tool) }) })
const answered = z.object({ result: z.looseObject({}) })

/** The tools that a site offers to assistants, by the address of its endpoint. */
export function agentTools(endpoint: URL) {
  const post = (method: string, params: object): Promise<unknown> =>
    createHttp()
      .post(endpoint, {
        json: { jsonrpc: '2.0', id: 1, method, params },
        headers: { accept: 'application/json, text/event-stream' },
      })
      .json()
  return {
    list: async () => listed.parse(await post('tools/list', {})).result.tools,
    /** The answer has the form of the protocol: `content`, and `isError` for one in words. */
    ask: async (name: string, question: object): Promise<object> =>
      answered.parse(await post('tools/call', { name, arguments: question })).result,
  }
}
