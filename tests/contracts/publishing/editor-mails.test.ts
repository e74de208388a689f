import { expect, test } from 'vitest'
import { type EditorMail, MAILS_PATH } from '#models/editor-mail.ts'
import { editorMailsOf } from '../../../src/wiring/staff-mails.ts'
import { signedHeaders } from '../../content-api/signed-headers.ts'
import { describeOnEngines } from '../on-engines.ts'
import { documentRequest, SECRET, type Sending } from './messages.ts'
import { openPublishing } from './open-publishing.ts'
import { publishingOfEachTest } from './set-up-publishing.ts'

const mail: EditorMail = {
  language: 'fr',
  to: 'camille@marquee.example',
  name: 'Camille',
  subject: 'Un document vous attend',
  text: 'Voici ce qui vous attend.',
  documents: [
    { label: 'Neige & pluie', href: 'https://cms.example/admin/a?locale=fr', text: 'Rosa a <répondu>' },
  ],
  way: { label: 'Ouvrir', href: 'https://cms.example/admin' },
  after: 'Un mail au plus toutes les cinq minutes.',
}

describeOnEngines('mails of the content management system', { dialect: true }, (engine) => {
  const stage = publishingOfEachTest(engine)
  function receive(body: unknown, sending: Sending = {}, server = 'smtp://mail.example') {
    const queue = editorMailsOf({ SMTP_URL: server || undefined }, stage.store)
    const receiver = openPublishing(stage.store, stage.lines, SECRET, queue)
    return receiver.fetch(documentRequest(body, sending, 'http://fr.localhost', MAILS_PATH))
  }
  const queued = () => stage.store.db.selectFrom('mails').selectAll().execute()

  test('wait in the outbox of the site, each once, with a link to every document', async () => {
    const headers = signedHeaders(SECRET, JSON.stringify(mail))
    for (const result of ['stored', 'known'])
      expect(await (await receive(mail, { headers })).json()).toEqual({ result })
    const [row, ...others] = await queued()
    expect(others).toEqual([])
    expect(row).toMatchObject({ recipient: mail.to, subject: mail.subject, site: 'staff', sent_at: null })
    expect(row?.text).toContain('Bonjour Camille,')
    expect(row?.text).toContain('Neige & pluie\nRosa a <répondu>\nhttps://cms.example/admin/a?locale=fr\n')
    expect(row?.html).toContain('<a href="https://cms.example/admin/a?locale=fr">Neige &amp; pluie</a>')
    expect(row?.html).toContain('Rosa a &lt;répondu&gt;')
  })

  test('are refused unsigned, incomplete, with an address of a script, and without a mail server', async () => {
    const statusOf = async (...sent: Parameters<typeof receive>) => (await receive(...sent)).status
    expect(await statusOf(mail, { secret: 'another-secret-that-is-also-long-enough' })).toBe(401)
    expect(await statusOf({ ...mail, to: 'a@b.example\nBcc: c@d.example' })).toBe(400)
    expect(await statusOf({ ...mail, way: { label: 'Open', href: 'javascript:alert(1)' } })).toBe(400)
    expect(await statusOf(mail, {}, '')).toBe(501)
    expect(await queued()).toEqual([])
  })
})
