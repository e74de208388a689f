import { expect } from '@playwright/test'
import { originOf } from '../http.ts'
import { mockClientHost } from '../mocked-client-host.ts'
import { header, initials, signInIcon, signOut } from '../real-client.ts'
import { desktop, open, test } from '../visitor.ts'

const site = 'tn'
const home = `${originOf(site)}/fr`

const login = {
  name: 'Log in',
  signsIn: 'c1',
  message: { event: 'parent_exchange', data: { event: 'login' } },
}

test.use(desktop)

test('two tabs follow each other’s sign-in and sign-out', async ({ page, context }) => {
  const host = await mockClientHost(context, site)
  host.state.frame = [login]
  const other = await context.newPage()
  await open(other, `${home}/cinemas`)
  await open(page, home)
  await header(page).getByRole('link', { name: 'Créer un compte' }).press('Enter')
  await host.frameOf(page).getByRole('button', { name: 'Log in' }).click()
  await expect(initials(page)).toHaveText('AL')
  await expect(initials(other)).toHaveText('AL')
  await signOut(other)
  await expect(signInIcon(other)).toBeVisible()
  await expect(signInIcon(page)).toBeVisible()
})
