import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ModelContext, offerTools } from './offer-tools.ts'

const tools = [
  { name: 'evening', description: 'An evening', inputSchema: { type: 'object', required: ['place'] } },
  { name: 'film', description: 'A film', inputSchema: { type: 'object' } },
]

const asked: unknown[] = []

function answer(request: Request): Promise<Response> {
  return request.json().then((question: { readonly method: string; readonly params: object }) => {
    asked.push([new URL(request.url).pathname, question.method, question.params])
    const result = question.method === 'tools/list' ? { tools } : { content: [{ type: 'text', text: '{}' }] }
    return Response.json({ jsonrpc: '2.0', id: 1, result })
  })
}

beforeEach(() => {
  vi.stubGlobal('fetch', (input: Request) => answer(input))
  vi.stubGlobal('location', new URL('http://fr.localhost:3000/'))
})

afterEach(() => {
  vi.unstubAllGlobals()
  asked.length = 0
})

test('the tools of the endpoint are offered with its schemas, and questions go to it', async () => {
  const offered: Parameters<ModelContext['registerTool']>[0][] = []
  const modelContext: ModelContext = { registerTool: (tool) => void offered.push(tool) }
  vi.stubGlobal('document', { modelContext })
  await offerTools({ agents: false })
  expect(offered).toEqual([])
  await offerTools({ agents: true })
  expect(offered).toMatchObject(tools.map((tool) => ({ ...tool, annotations: { readOnlyHint: true } })))
  expect(await offered[0]?.execute({ place: 'Lyon' })).toEqual({
    content: [{ type: 'text', text: '{}' }],
  })
  expect(asked.at(-1)).toEqual(['/mcp', 'tools/call', { name: 'evening', arguments: { place: 'Lyon' } }])
})
