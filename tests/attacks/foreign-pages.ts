import { firstAdmin } from '../../cms/tests/admin.ts'
import { countOf } from './attack.ts'
import { type CmsAttack, type CmsReply, EDITORS, type PublicCms } from './public-cms.ts'

const EVIL = 'https://evil.example'
const refusals: readonly number[] = [400, 401, 403, 404, 405]

/** The newest draft and the public state, as an admin sees them; undefined if the document is gone. */
async function stateOf(cms: PublicCms, id: number): Promise<string | undefined> {
  const replies: CmsReply[] = []
  for (const draft of ['true', 'false'])
    replies.push(await cms.call(`GET /api/news/${id}?draft=${draft}&locale=all&depth=0`, { as: cms.admin }))
  return replies.every(({ status }) => status === 200)
    ? replies.map(({ body }) => body).join('\n')
    : undefined
}

const asForm = (data: unknown) =>
  `--x\r\ncontent-disposition: form-data; name="_payload"\r\n\r\n${JSON.stringify(data)}\r\n--x--\r\n`
const formType = 'multipart/form-data; boundary=x'

const foreignRequests: CmsAttack = {
  name: 'pages of another site use the session of an editor, or begin one',
  async run(cms) {
    const editor = await cms.newEditor('198.51.100.187', { role: 'editor', sites: ['fr'] })
    const json = { site: 'fr', key: 'autre', slug: 'autre', title: 'Autre' }
    const made = await cms.call('POST /api/news?locale=fr&draft=true', { as: cms.admin, json })
    const id = Number(made.fields.doc?.id)
    const data = { title: 'Mine', slug: 'mine', name: 'Mine' }
    const before = await stateOf(cms, id)
    const writes: readonly (readonly [string, unknown])[] = [
      [`PATCH /api/news/${id}?locale=fr&draft=true`, data],
      [`DELETE /api/news/${id}`, {}],
      ['POST /api/news?locale=fr&draft=true', { ...data, site: 'fr', key: 'foreign' }],
      [`PATCH /api/users/${editor.id}`, data],
      ['POST /api/users/sign-in/security/begin', {}],
      ['POST /api/users/sign-in/security/end', {}],
      ['POST /api/users/logout', {}],
      ['POST /api/users/refresh-token', {}],
      [
        'POST /api/plans',
        { collection: 'news', id, action: 'publish', language: 'fr', at: '2099-01-01T00:00' },
      ],
    ]
    const origins = [
      EVIL,
      'null',
      `https://sub.${new URL(EDITORS).host}`,
      EDITORS.replace('https:', 'http:'),
      '',
    ]
    const statuses: number[] = []
    const through = new Set<string>()
    for (const origin of origins) {
      const headers = { origin, 'sec-fetch-site': 'cross-site' }
      for (const [line, json] of writes)
        for (const [type, body] of [
          ['application/json', JSON.stringify(json)],
          ['text/plain', JSON.stringify(json)],
          [formType, asForm(json)],
        ] as const) {
          const sent = {
            as: editor,
            from: '198.51.100.187',
            body,
            headers: { ...headers, 'content-type': type },
          }
          const { status, headers: received } = await cms.call(line, sent)
          statuses.push(status)
          if (!refusals.includes(status) || received['access-control-allow-origin']) through.add(line)
        }
      // A form of a page may do this: a visitor signed in as somebody else writes into a foreign account.
      if (origin === '') continue
      const began = await cms.call('POST /api/users/login', {
        from: '198.51.100.188',
        body: asForm(firstAdmin),
        headers: { ...headers, 'content-type': formType },
      })
      statuses.push(began.status)
      if (began.status < 400 || began.headers['set-cookie']) through.add(`a session from ${origin}`)
    }
    const isSame = before !== undefined && (await stateOf(cms, id)) === before
    const me = await cms.call('GET /api/users/me', { as: editor })
    return {
      held: through.size === 0 && isSame && Boolean(me.fields.user),
      seen: `${countOf(statuses)}${[...through].map((line) => `; ${line} gets through`).join('')}; document unchanged: ${isSame ? 'yes' : 'no'}`,
    }
  },
}

export const foreignPages: readonly CmsAttack[] = [foreignRequests]
