import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { decided } from '../consent-state.ts'
import { bookableShowtime } from '../content.ts'
import { originOf } from '../http.ts'
import { unwatched as test } from '../visitor.ts'

async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Your first name').fill(name)
  await page.getByRole('group').getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Send my answer' }).click()
  await expect(page.getByRole('heading', { name: 'Your answer' })).toBeVisible()
}

/** Orders the held seat, and returns it. */
async function order(page: Page, email: string): Promise<string> {
  await page.getByRole('link', { name: 'Order my seat' }).click()
  const seat = (await page.locator('[data-chosen]').textContent()) ?? ''
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Confirm the order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your booking' })).toBeVisible()
  return seat
}

/** What four friends need at most, from the first page to four seats. */
test.setTimeout(60_000)

test('four friends in four browsers agree by a link, and order four seats beside each other', async ({
  page: host,
  browser,
}) => {
  const { show, cinema, start } = await bookableShowtime('ch', 3)
  const query = new URLSearchParams({ show: show.slug, cinema, time: start })
  await host.goto(`${originOf('ch')}/en/booking?${query}`)
  await host.getByRole('link', { name: 'Ask friends first' }).click()
  await host.getByRole('checkbox', { checked: false }).first().check()
  await host.getByLabel('Your first name').fill('Ada')
  await host.getByRole('button', { name: 'Get the link' }).click()
  const link = await host.getByLabel('The link for your friends').inputValue()

  const contexts = await Promise.all([1, 2, 3].map(() => browser.newContext({ storageState: decided() })))
  const friends = await Promise.all(contexts.map((context) => context.newPage()))
  await Promise.all(friends.map((friend, index) => join(friend, link, ['Bea', 'Cleo', 'Dan'][index] ?? '')))

  // The host's page learns of the answers by itself, and those of the friends of the choice.
  await expect(host.getByText('4 can come: Ada')).toBeVisible()
  await host.getByRole('button', { name: 'Let’s take this one' }).first().click()
  const seats = await Promise.all(
    [host, ...friends].map((friend, index) => order(friend, `friend-${index}@cinema.example`)),
  )
  const numbers = seats.map((seat) => Number(seat.slice(1))).sort((one, other) => one - other)
  const [first = 0] = numbers
  expect(new Set(seats.map((seat) => seat.slice(0, 1))).size).toBe(1)
  expect(numbers).toEqual([first, first + 1, first + 2, first + 3])
  await host.goto(link)
  await expect(host.getByText('booked', { exact: false })).toHaveCount(5)
  await Promise.all(contexts.map((context) => context.close()))
})
