import { describe, expect, test } from 'vitest'
import { type AccountPages, openAccountPages } from './account-pages-stage.ts'
import { accountsOfEachTest, ada } from './set-up-accounts.ts'

describe('the page of sessions', () => {
  let accountPages: AccountPages
  const stage = accountsOfEachTest('sqlite', (opened) => {
    accountPages = openAccountPages(opened)
  })

  test('lists where the client is signed in, and ends what is selected, with the password', async () => {
    const { accounts } = stage
    const { account, session } = await stage.newClient()
    const phone = await stage.startSession(account.id)
    await accounts.sessions.find('tn', phone, 'Safari, iOS')
    const shown = await accountPages.visit('tn', '/fr/sessions', { session })
    expect(shown.text).toContain('Safari, iOS Connexion : 20 novembre 2026, 12:00')
    const [, id = ''] = /name="session" value="([^"]+)"/.exec(shown.html) ?? []
    const end = (form: Record<string, string>) =>
      accountPages.send('tn', '/fr/sessions', session, { what: 'end', ...form })
    const unchosen = await end({ password: ada.password })
    expect([unchosen.status, unchosen.text.includes('Choisissez au moins un appareil.')]).toEqual([422, true])
    const wrong = await end({ session: id, password: 'not mine' })
    expect([wrong.status, wrong.text.includes('Ce n’est pas votre mot de passe actuel.')]).toEqual([
      422,
      true,
    ])
    expect(wrong.html).toMatch(/name="session"[^>]*checked/)
    expect(await stage.session(phone)).not.toBeNull()
    const ended = await end({ session: id, password: ada.password })
    expect([ended.status, ended.headers.get('location')]).toEqual([303, '/fr/sessions?done=ended'])
    expect([await stage.session(phone), await stage.session(session)]).toEqual([null, expect.anything()])
    const alone = await accountPages.visit('tn', '/fr/sessions?done=ended', { session })
    expect(alone.text).toContain('Vous n’êtes connecté nulle part ailleurs.')
    expect(alone.html).not.toContain('type="password"')
  })
})
