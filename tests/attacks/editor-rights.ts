import { countOf } from './attack.ts'
import { type CmsAttack, type CmsReply, EDITORS, type PublicCms } from './public-cms.ts'

const EVIL = 'https://evil.example'
const refusals: readonly number[] = [400, 401, 403, 404, 405]

async function newDocument(cms: PublicCms, site: string, key: string): Promise<number> {
  const json = { site, key, slug: key, title: `Title ${key}` }
  const { status, body, fields } = await cms.call(`POST /api/news?locale=${site}&draft=true`, {
    as: cms.admin,
    json,
  })
  if (status !== 201) throw new Error(`No document is made: ${status} ${body}`)
  return Number(fields.doc?.id)
}

/** The newest draft and the public state, as an admin sees them; undefined if the document is gone. */
async function stateOf(cms: PublicCms, id: number): Promise<string | undefined> {
  const replies: CmsReply[] = []
  for (const draft of ['true', 'false'])
    replies.push(await cms.call(`GET /api/news/${id}?draft=${draft}&locale=all&depth=0`, { as: cms.admin }))
  return replies.every(({ status }) => status === 200)
    ? replies.map(({ body }) => body).join('\n')
    : undefined
}

const foreignDocuments: CmsAttack = {
  name: 'an editor writes, publishes and deletes documents of another country',
  async run(cms) {
    const editor = await cms.newEditor('198.51.100.180', { role: 'editor', sites: ['fr'] })
    const [id, own] = [await newDocument(cms, 'nl', 'vreemd'), await newDocument(cms, 'fr', 'ici')]
    const { fields } = await cms.call(`GET /api/news/versions?where[parent][equals]=${id}`, { as: cms.admin })
    const version = fields.docs?.[0]?.id
    const before = await stateOf(cms, id)
    const [mine, live] = [
      { title: 'Mine', slug: 'mine' },
      { title: 'Mine', slug: 'mine', _status: 'published' },
    ]
    const plan = { collection: 'news', id, action: 'publish', language: null, at: '2099-01-01T00:00' }
    const tries: readonly (readonly [string, unknown?])[] = [
      [`PATCH /api/news/${id}?locale=nl`, mine],
      [`PATCH /api/news/${id}?locale=nl&draft=true`, mine],
      [`PATCH /api/news/${id}?locale=nl&draft=true&autosave=true`, mine],
      [`PATCH /api/news/${id}?locale=nl`, live],
      [`PATCH /api/news/${id}?locale=fr`, live],
      [`PATCH /api/news/${id}?locale=nl&publishAllLocales=true`, live],
      [`PATCH /api/news/${id}?publishSpecificLocale=nl`, live],
      [`PATCH /api/news/${id}?locale=nl&unpublishAllLocales=true`, { _status: 'draft' }],
      [`PATCH /api/news/${id}?locale=nl`, { ...mine, site: 'fr' }],
      [`PATCH /api/news?where[site][equals]=nl&locale=nl`, live],
      [`PATCH /api/news?where[id][equals]=${id}&locale=nl&draft=true`, mine],
      [`DELETE /api/news/${id}`],
      [`DELETE /api/news?where[id][equals]=${id}`],
      [`POST /api/news/${id}/duplicate?locale=nl`, {}],
      [`POST /api/news/versions/${version}`, {}],
      ['POST /api/news?locale=nl', { site: 'nl', key: 'nieuw', ...live }],
      [`PATCH /api/news/${own}?locale=nl`, { site: 'nl', ...live }],
      ['POST /api/plans', plan],
      [`GET /api/news/${id}/as-of?drafts=1&locale=nl`],
      [`GET /api/news/${id}/seen-elsewhere?locale=nl`],
      [`POST /api/deliveries?where[document][equals]=${id}`, {}],
      ['POST /api/graphql', { query: `mutation { deleteNews(id: ${id}) { id } }` }],
    ]
    const through: string[] = []
    const statuses: number[] = []
    for (const [line, json] of tries) {
      const { status, fields: found } = await cms.call(line, {
        as: editor,
        ...(json === undefined ? {} : { json }),
      })
      statuses.push(status)
      const isEmpty = status === 200 && found.docs?.length === 0
      if (!(refusals.includes(status) || isEmpty)) through.push(line)
    }
    const isSame = before !== undefined && (await stateOf(cms, id)) === before
    // Without it a broken session would look like a defence.
    const control = await cms.call(`PATCH /api/news/${own}?locale=fr&draft=true`, { as: editor, json: mine })
    return {
      held: through.length === 0 && isSame && control.status === 200,
      seen: `${countOf(statuses)}${through.map((line) => `; ${line} gets through`).join('')}; document unchanged: ${isSame ? 'yes' : 'no'}; the own one: ${control.status}`,
    }
  },
}

const RIGHTS = { role: 'admin', sites: ['fr', 'nl', 'ch'], languages: ['nl'] }

const moreRights: CmsAttack = {
  name: 'an editor takes another role, other countries, or another account',
  async run(cms) {
    const editor = await cms.newEditor('198.51.100.181', { role: 'editor', sites: ['fr'] })
    const colleague = await cms.newEditor('198.51.100.182', { role: 'editor', sites: ['fr', 'nl'] })
    const password = 'neuf tortues lentes et grises'
    const own = `PATCH /api/users/${editor.id}`
    const tries: readonly (readonly [string, unknown?])[] = [
      [own, RIGHTS],
      [`${own}?locale=nl&draft=true`, { ...RIGHTS, _status: 'published' }],
      [own, { enableAPIKey: true, apiKey: 'a key of its own choosing' }],
      [own, { email: 'other@cinema.example', hash: 'aa', salt: 'aa', resetPasswordToken: 'known' }],
      [own, { issuer: 'https://evil.example/', subject: 'ada', suspendedAt: null, collection: 'users' }],
      [`PATCH /api/users?where[id][equals]=${editor.id}`, RIGHTS],
      [`PATCH /api/users/${colleague.id}`, { password }],
      [`PATCH /api/users/${cms.admin.id}`, { password }],
      [`DELETE /api/users/${colleague.id}`],
      ['POST /api/users', { email: 'new@cinema.example', password, ...RIGHTS }],
      ['POST /api/users/first-register', { email: 'first@cinema.example', password, ...RIGHTS }],
      ['POST /api/users/unlock', { email: cms.admin.email }],
      ['POST /api/users/reset-password', { token: '', password }],
      ['POST /api/users/reset-password', { token: { like: '%' }, password }],
      ['POST /api/users/sign-in/security/reset', { account: colleague.id }],
      ['POST /api/users/sign-in/security/end', { account: colleague.id }],
    ]
    const rightsNow = async () => {
      const query = `GET /api/users?limit=0&sort=id&depth=0`
      const { fields } = await cms.call(query, { as: cms.admin })
      const fieldNames = ['id', 'email', 'role', 'sites', 'languages', 'issuer', 'subject', 'enableAPIKey']
      return JSON.stringify(fields.docs, ['docs', ...fieldNames])
    }
    const before = await rightsNow()
    const statuses: number[] = []
    for (const [line, json] of tries)
      statuses.push((await cms.call(line, { as: editor, ...(json === undefined ? {} : { json }) })).status)
    const isSame = (await rightsNow()) === before
    const byKey = { authorization: 'users API-Key a key of its own choosing', origin: '' }
    const keyed = await cms.call('GET /api/users/me', { headers: byKey })
    const signsIn = { email: colleague.email, password: colleague.password }
    const still = await cms.call('POST /api/users/login', { from: '198.51.100.183', json: signsIn })
    return {
      held: isSame && !keyed.fields.user && still.status === 200,
      seen: `${countOf(statuses)}; accounts unchanged: ${isSame ? 'yes' : 'no'}; own API key: ${keyed.fields.user ? 'works' : 'none'}; the colleague signs in: ${still.status}`,
    }
  },
}

const asForm = (data: unknown) =>
  `--x\r\ncontent-disposition: form-data; name="_payload"\r\n\r\n${JSON.stringify(data)}\r\n--x--\r\n`
const formType = 'multipart/form-data; boundary=x'

const foreignPages: CmsAttack = {
  name: 'pages of another site use the session of an editor, or begin one',
  async run(cms) {
    const editor = await cms.newEditor('198.51.100.187', { role: 'editor', sites: ['fr'] })
    const id = await newDocument(cms, 'fr', 'autre')
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
    const { email, password } = editor
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
      // As a form of a page: a visitor signed in as somebody else writes into a foreign account.
      if (origin === '') continue
      const began = await cms.call('POST /api/users/login', {
        from: '198.51.100.188',
        body: asForm({ email, password }),
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

export const editorRights: readonly CmsAttack[] = [foreignDocuments, moreRights, foreignPages]
