import { desktop, test } from '../../visitor.ts'
import { playInInspector } from '../play.ts'

test.use(desktop)

test('The chat is closed by its hours: it is unavailable; other instructions do not close it', async ({
  page,
}) => {
  await playInInspector(page, 'faq-chat-schedule')
})
