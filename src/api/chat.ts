import { checkStatus, inTime, readResponseJson } from '@marquee/kit/http/calls.ts'
import { MalformedError } from '@marquee/kit/http/errors.ts'
import { chatOriginOf } from '#config/chat.ts'
import type { ChatMessage, StartedChat } from '#machines/chat-machine.ts'
import { z } from '#models/zod.ts'
import { createHttp } from './http.ts'

const article = z.object({ id: z.string(), slug: z.string().nullable(), title: z.string().min(1) })
const message = z.object({ id: z.string(), text: z.string(), articles: z.array(article) })
const availability = z.object({ instructions: z.array(z.string()) })
const started = z.object({ id: z.string().min(1), messages: z.array(message) })
const replied = z.object({ messages: z.array(message) })

const http = createHttp()

async function request<T>(schema: z.ZodType<T>, path: string, body?: object): Promise<T> {
  const address = `${chatOriginOf(location.hostname)}/api/chat/${path}`
  return inTime(address, async (signal) => {
    const response = await http(address, {
      signal,
      retry: 0,
      method: body ? 'post' : 'get',
      ...(body ? { json: body } : {}),
    })
    checkStatus(response, address)
    const parsed = schema.safeParse((await readResponseJson(response, address)).json)
    if (!parsed.success) throw new MalformedError(address)
    return parsed.data
  })
}

const toMessages = (messages: z.output<typeof replied>['messages']): readonly ChatMessage[] =>
  messages.map((each) => ({ ...each, from: 'agent' }))

export const chatInstructions = async (): Promise<readonly string[]> =>
  (await request(availability, 'availability')).instructions

export async function startConversation(language: string): Promise<StartedChat> {
  const { id, messages } = await request(started, 'conversations', { language })
  return { id, messages: toMessages(messages) }
}

export async function sendMessage(conversation: string, text: string): Promise<readonly ChatMessage[]> {
  return toMessages(
    (await request(replied, `conversations/${encodeURIComponent(conversation)}/messages`, { text })).messages,
  )
}
