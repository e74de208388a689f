import path from 'node:path'
import { firstAdmin, openAdmin, type Rights } from '../../cms/tests/admin.ts'
import { signInAtStaff, startStaff } from '../../cms/tests/staff.ts'
import { buildIfStale } from '../../scripts/build.mjs'
import { ensureInstalled, workspace } from '../../scripts/install.mjs'
import type { Verdict } from './attack.ts'
import { HOSTS, type PublicProduct, type Received, type Sent, sendBehindProxy } from './public-product.ts'

export const EDITORS = `https://${HOSTS.editors}`

export interface SignedInEditor {
  readonly id: number
  readonly email: string
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
  newEditor(from: string, rights: Rights): Promise<SignedInEditor>
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

async function withSession(call: PublicCms['call'], email: string, cookie: string): Promise<SignedInEditor> {
  const { status, body, fields } = await call('GET /api/users/me', { headers: { cookie } })
  const user = fields.user as { readonly id: number } | null | undefined
  if (!user) throw new Error(`${email} cannot sign in: ${status} ${body}`)
  return { id: user.id, email, cookie }
}

/** The built content management system with a public address, beside a product and behind its proxy. */
export async function startPublicCms(site: PublicProduct): Promise<PublicCms> {
  if (!(await ensureInstalled(workspace)) || !(await buildIfStale({ kind: 'cms' })))
    throw new Error('The content management system is not built.')
  const staff = await startStaff(EDITORS)
  const opened = await openAdmin({
    staff,
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
  const reply = await call('POST /api/users/login', { from: '198.51.100.160', json: firstAdmin })
  const admin = await withSession(call, firstAdmin.email, cookieIn(reply))
  return {
    site,
    admin,
    call,
    async stop() {
      await opened.stop()
      await staff.close()
    },
    async newEditor(from, rights) {
      const name = `editor-${from.replaceAll('.', '-')}`
      const email = `${name}@cinema.example`
      const who = { name, email, rights: { languages: [], ...rights } }
      const token = await signInAtStaff(
        { url: EDITORS, issuer: staff.issuer },
        who,
        async (address, headers) => {
          const { pathname, search } = new URL(address)
          const { status, headers: received } = await call(`GET ${pathname}${search}`, { from, headers })
          const lines = [received['set-cookie'] ?? []].flat().map((line) => ['set-cookie', line] as const)
          return new Response(null, {
            status,
            headers: [...lines, ['location', String(received.location ?? '')] as const].map(
              (entry): [string, string] => [...entry],
            ),
          })
        },
      )
      return withSession(call, email, `payload-token=${token}`)
    },
  }
}

/** The database of a running system. */
export const cmsDatabase = ({ site }: PublicCms): string => path.join(site.dataDir, 'cms/cms.sqlite')
