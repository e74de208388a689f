import { expect, it, vi } from 'vitest'

vi.stubGlobal('self', {})
const { siteAddress, readNotification } = await import('./notifications.ts')

const origin = 'https://www.marquee.example'
const pushed = {
  tag: 'r1',
  title: 'Heron',
  body: 'Tickets are on sale.',
  url: `${origin}/films/heron`,
  end: { label: 'No more reminders', url: `${origin}/api/client/reminders/end?token=t` },
}

it('reads a reminder', () => {
  expect(readNotification(JSON.stringify(pushed), origin)).toEqual(pushed)
})

it('opens and calls addresses of the site only', () => {
  const foreign = {
    ...pushed,
    url: 'https://evil.example/',
    end: { label: 'x', url: 'https://evil.example/' },
  }
  expect(readNotification(JSON.stringify(foreign), origin)).toMatchObject({
    url: `${origin}/`,
    end: { url: '' },
  })
  expect(siteAddress('/films', origin)).toBeNull()
})

it.each(['', 'no JSON', 'null', '{}'])('shows the name of the site for the message %j', (text) => {
  expect(readNotification(text, origin)).toMatchObject({ title: 'www.marquee.example', url: `${origin}/` })
})
