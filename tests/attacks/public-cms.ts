import path from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { firstAdmin, openAdmin } from '../../cms/tests/admin.ts'
import { buildIfStale } from '../../scripts/build.mjs'
import { ensureInstalled, workspace } from '../../scripts/install.mjs'
import type { Verdict } from './attack.ts'
import { HOSTS, type PublicProduct, type Received, type Sent, sendBehindProxy } from './public-product.ts'

export const EDITORS = `https://${HOSTS.editors}`
const PASSWORD = 'treize lanternes sous la pluie'

export interface SignedInEditor {
  readonly id: number
  readonly email: string
  readonly password: string
  /** The cookie of a session, as a request sends it. */
  readonly cookie: string
}

interface CmsCall extends Sent {
  /** Default: nobody. */
  readonly as?: SignedInEditor
  readonly json?: unknown
}

type Fields = Readonly<Record<string, unknown>>

export interface CmsReply extends Received {
  /** Empty if the body is no JSON object. */
  readonly fields: Fields & { readonly doc?: Fields; readonly docs?: readonly Fields[] }
}

export interface PublicCms {
  readonly site: PublicProduct
  readonly admin: SignedInEditor
  /** `call('PATCH /api/news/1', …)`; as a page of the content management system sends it. */
  call(line: string, call?: CmsCall): Promise<CmsReply>
  newEditor(from: string, rights: Fields): Promise<SignedInEditor>
  log(): string
  stop(): Promise<void>
}

/** An attack on the content management system that the internet sees. */
export interface CmsAttack {
  readonly name: string
  readonly run: (cms: PublicCms) => Promise<Verdict>
}

function fieldsIn(body: string): CmsReply['fields'] {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? (value as CmsReply['fields']) : {}
  } catch {
    return {}
  }
}

const cookieIn = ({ headers }: Received): string =>
  /payload-token=[^;]+/.exec(String(headers['set-cookie'] ?? ''))?.[0] ?? ''

const callTo =
  (port: number): PublicCms['call'] =>
  async (line, { as, json, headers, ...sent } = {}) => {
    const [method = 'GET', target = '/'] = line.split(' ')
    const received = await sendBehindProxy(port, HOSTS.editors, target, {
      method,
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      ...sent,
      headers: {
        origin: EDITORS,
        ...(as && { cookie: as.cookie }),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
    })
    return { ...received, fields: fieldsIn(received.body) }
  }

async function signedIn(
  call: PublicCms['call'],
  from: string,
  { email, password }: Pick<SignedInEditor, 'email' | 'password'>,
): Promise<SignedInEditor> {
  const reply = await call('POST /api/users/login', { from, json: { email, password } })
  const user = reply.fields.user as { readonly id: number } | undefined
  if (!user) throw new Error(`${email} cannot sign in: ${reply.status} ${reply.body}`)
  return { id: user.id, email, password, cookie: cookieIn(reply) }
}

/** An admin of a public system may do nothing before the second factor is set up. */
async function withFactor(call: PublicCms['call'], admin: SignedInEditor): Promise<SignedInEditor> {
  const security = 'POST /api/users/sign-in/security'
  const { fields } = await call(`${security}/begin`, { as: admin, json: {} })
  const code = new TOTP({ secret: Secret.fromBase32(String(fields.key)) }).generate()
  const confirmed = await call(`${security}/confirm`, { as: admin, json: { sealed: fields.sealed, code } })
  if (confirmed.status !== 200) throw new Error(`No second factor: ${confirmed.status} ${confirmed.body}`)
  return admin
}

/** The built content management system with a public address, beside a product and behind its proxy. */
export async function startPublicCms(site: PublicProduct): Promise<PublicCms> {
  if (!(await ensureInstalled(workspace)) || !(await buildIfStale({ kind: 'cms' })))
    throw new Error('The content management system is not built.')
  const opened = await openAdmin({
    siteUrl: `http://127.0.0.1:${site.port}`,
    dataDir: site.dataDir,
    env: {
      CMS_URL: EDITORS,
      CMS_ADMIN_EMAIL: firstAdmin.email,
      TRUST_PROXY: '1',
      HOST_FR: HOSTS.site,
      HOST_NL: HOSTS.cards,
    },
  })
  const call = callTo(opened.port)
  const admin = await withFactor(call, await signedIn(call, '198.51.100.160', firstAdmin))
  return {
    site,
    admin,
    call,
    log: opened.log,
    stop: opened.stop,
    async newEditor(from, rights) {
      const email = `editor-${from.replaceAll('.', '-')}@cinema.example`
      const json = { email, password: PASSWORD, ...rights }
      const made = await call('POST /api/users', { as: admin, json })
      if (made.status !== 201) throw new Error(`No editor is made: ${made.status} ${made.body}`)
      return signedIn(call, from, { email, password: PASSWORD })
    },
  }
}

/** The database of a running system. */
export const cmsDatabase = ({ site }: PublicCms): string => path.join(site.dataDir, 'cms/cms.sqlite')
