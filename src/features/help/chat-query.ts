import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../api/queries.ts'

/** Whether the chat is open. The API client is imported when it is checked. */
export const chatQuery = queryOptions({
  queryKey: keys.chat,
  queryFn: async () => (await import('../../api/chat.ts')).chatInstructions(),
})
