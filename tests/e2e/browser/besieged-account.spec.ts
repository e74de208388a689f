import { expect } from '@playwright/test'
import { serviceLimits } from '../../../config/service-limits.ts'
import { clientOriginOf, password, registered } from '../account-client.ts'
import { originOf } from '../http.ts'
import { unwatched } from '../visitor.ts'

const { fromStrangers } = serviceLimits.accounts.wrongPasswords

unwatched(
  'the browser solves a puzzle and signs in after strangers have tried many passwords',
  async ({ page }) => {
    unwatched.slow()
    const { accounts, email, place, close } = await registered('tn')
    for (let tries = 0; tries < fromStrangers; tries += 1)
      await accounts.signIn(
        place,
        { email, password: 'not the password' },
        { address: `198.51.100.${tries}` },
      )
    await close()

    await page.goto(`${clientOriginOf('tn')}/fr/sign-in`)
    const submit = () => page.getByRole('button', { name: 'Se connecter' }).click()
    await page.getByLabel('Adresse e-mail').fill(email)
    await page.getByLabel('Mot de passe').fill(password)
    await submit()
    await expect(page.locator('script[data-puzzle]')).toBeAttached()
    await expect(page.getByLabel('Adresse e-mail')).toHaveValue(email)
    await page.getByLabel('Mot de passe').fill(password)
    await submit()
    await page.waitForURL((url) => url.origin === originOf('tn'))
    await page.goto(`${clientOriginOf('tn')}/fr/profile`)
    await expect(page.getByLabel('Adresse e-mail').or(page.getByText(email)).first()).toBeVisible()
  },
)
