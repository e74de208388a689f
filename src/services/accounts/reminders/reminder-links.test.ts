import { expect, it } from 'vitest'
import { recipientOf, reminderLinks } from './reminder-links.ts'

const secret = 'a secret of thirty-two characters'
const links = reminderLinks(secret)
const recipient = recipientOf('ada@cinema.example')

it('reads its own tokens, of the same site and purpose only', () => {
  const token = links.sign('manage', 'fr', recipient)
  expect(links.read('manage', 'fr', token)).toBe(recipient)
  expect(links.read('manage', 'ch', token)).toBeNull()
  expect(links.read('confirm', 'fr', token)).toBeNull()
  expect(links.read('manage', 'fr', `${token}x`)).toBeNull()
  expect(links.read('manage', 'fr', '')).toBeNull()
})

it('reads tokens of an earlier secret', () => {
  const token = links.sign('manage', 'fr', recipient)
  expect(reminderLinks(`another secret of thirty-two letters,${secret}`).read('manage', 'fr', token)).toBe(
    recipient,
  )
})

it('the page is on the client host, and the address that notifications call on the site', () => {
  const at = {
    site: 'ch',
    language: 'de',
    origin: 'https://ch.example',
    clientOrigin: 'https://client.ch.example',
  } as const
  const { manageHref, unsubscribe } = links.of(at, recipient)
  expect(manageHref).toMatch(/^https:\/\/client\.ch\.example\/de\/reminders\?token=/)
  expect(unsubscribe).toMatch(/^https:\/\/ch\.example\/api\/client\/reminders\/end\?token=/)
})
