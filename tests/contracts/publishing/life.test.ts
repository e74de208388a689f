import { expect, test } from 'vitest'
import type { SiteId } from '#config/sites.ts'
import type { ContentBackend } from '../../../src/services/content/content-backend.ts'
import type { Publishing } from '../../../src/services/content/publishing/create-publishing.ts'
import { type FetchApi, unlessKnown } from '../../content-api/api-reader.ts'
import { checkContentApi } from '../../content-api/check-content-api.ts'
import type { Finding } from '../../content-api/findings.ts'
import { checkPublishing, type Send } from '../../content-api/publishing.ts'
import { describeOnEngines } from '../on-engines.ts'
import { backendOfAllTests } from '../set-up.ts'
import { SECRET } from './messages.ts'
import { openPublishing } from './open-publishing.ts'

const messagesOf = (findings: readonly Finding[]) =>
  findings.flatMap(({ result, call, notes }) =>
    result === 'failed' ? notes.map((note) => `${call}: ${note}`) : [],
  )

/** Runs the check for third-party stores. */
describeOnEngines('the life of a document', { dialect: true, slow: true }, (engine) => {
  let backend: ContentBackend
  let publishing: Publishing

  backendOfAllTests(engine, {}, (opened) => {
    backend = opened.backend
    publishing = openPublishing(opened.store)
  })

  const sendTo =
    (site: SiteId): FetchApi =>
    (address, known) =>
      backend.fetch(site, new Request(`http://${site}.localhost/api/${address}`, unlessKnown(known)))

  const send: Send = async (path, init) => {
    const [, name] = /^\/media\/(.+)$/.exec(path) ?? []
    if (name === undefined)
      return publishing.fetch(new Request(`http://publishing.localhost${path}`, init as RequestInit))
    const picture = await publishing.picture(name)
    return picture
      ? new Response(new Uint8Array(picture.bytes), { headers: { 'content-type': picture.type } })
      : new Response(null, { status: 404 })
  }

  test.each(['fr', 'ch', 'sn'] as const)('passes on %s, from its first message to its last', async (site) => {
    const findings = await checkPublishing({
      site,
      fetchApi: sendTo(site),
      send,
      secret: SECRET,
      within: 60_000,
    })
    expect(messagesOf(findings)).toEqual([])
    expect(findings.length).toBeGreaterThan(20)
    expect(messagesOf(await checkContentApi(site, sendTo(site)))).toEqual([])
  })

  test('detects a store that loses a message', async () => {
    const forgetful: Send = async (path, init) =>
      path.startsWith('/publishing') ? Response.json({ result: 'stored' }) : send(path, init)
    const complaints = messagesOf(
      await checkPublishing({
        site: 'fr',
        fetchApi: sendTo('fr'),
        send: forgetful,
        secret: SECRET,
        within: 50,
      }),
    )
    expect(complaints).toContain('a message without a signature: status 200, not 401')
    expect(complaints).toContain('a new document: after 50 ms: it is not shown in every language')
    expect(complaints).toContain('a picture under a name that is not its own: status 200, not 400')
  })
})
