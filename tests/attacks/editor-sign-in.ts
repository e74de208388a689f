import { serviceLimits } from '#config/service-limits.ts'
import { countOf, many, statusesOf } from './attack.ts'
import type { CmsAttack, CmsReply, PublicCms, SignedInEditor } from './public-cms.ts'

const { perPair } = serviceLimits.editors.wrongPasswords

const signIn = (
  cms: PublicCms,
  from: string,
  { email, password }: Pick<SignedInEditor, 'email' | 'password'>,
): Promise<CmsReply> => cms.call('POST /api/users/login', { from, json: { email, password } })

const guess = (cms: PublicCms, from: string, email: string) =>
  signIn(cms, from, { email, password: 'not the right words' })

/** Those that were compared are 401; every other one says when to come back. */
const areCounted = (replies: readonly CmsReply[]) =>
  statusesOf(replies).filter((status) => status === 401).length <= perPair &&
  replies.every(({ status, headers }) => status === 401 || (status === 429 && headers['retry-after']))

/** What a client writes into the header comes first; the proxy adds the address that it sees. */
const forgedAddresses: Readonly<Record<string, (index: number) => string>> = {
  'a forged X-Forwarded-For': (index) => `203.0.113.${index}, 198.51.100.173`,
  'changing ports': (index) => `198.51.100.174:${40_000 + index}`,
  'one IPv6 network': (index) => `2001:db8:7:1::${index}`,
}

const lockedAdmin: CmsAttack = {
  name: 'locking the first admin of editors out, with forged addresses',
  async run(cms) {
    const kinds: string[] = []
    let isCounted = true
    for (const [name, addressOf] of Object.entries(forgedAddresses)) {
      const replies: CmsReply[] = []
      for (const index of many(20)) replies.push(await guess(cms, addressOf(index), cms.admin.email))
      isCounted &&= areCounted(replies) && replies.at(-1)?.status === 429
      kinds.push(`${name}: ${countOf(statusesOf(replies))}`)
    }
    const { status } = await signIn(cms, '198.51.100.175', cms.admin)
    return {
      held: isCounted && status === 200,
      seen: `${kinds.join('; ')}; the admin signs in elsewhere: ${status}`,
    }
  },
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
const ROUNDS = 15
/** A guess at the network's noise costs an attacker more requests than the limits allow. */
const isAlike = (one: number, other: number) => Math.abs(one - other) < 20 + 0.25 * Math.max(one, other)

/** The bodies, but for an address that the client itself has sent. */
const shapeOf = ({ status, body }: CmsReply, email: string) => `${status} ${body.replaceAll(email, '')}`

async function compared(
  known: string,
  request: (email: string, round: number, unknown: boolean) => Promise<CmsReply>,
): Promise<{ readonly alike: boolean; readonly seen: string }> {
  const times: [number[], number[]] = [[], []]
  const shapes = new Set<string>()
  for (const round of many(ROUNDS))
    for (const unknown of round % 2 === 0 ? [false, true] : [true, false]) {
      const email = unknown ? `nobody-${round}@cinema.example` : known
      const reply = await request(email, round, unknown)
      times[unknown ? 1 : 0].push(reply.ms)
      shapes.add(shapeOf(reply, email))
    }
  const [one, other] = [median(times[0]), median(times[1])]
  return {
    alike: shapes.size === 1 && isAlike(one, other),
    seen: `${shapes.size} kind of response, ${one.toFixed(0)} and ${other.toFixed(0)} ms`,
  }
}

const enumeration: CmsAttack = {
  name: 'finding out who is an editor, by response and time',
  async run(cms) {
    const { email: known } = await cms.newEditor('198.51.100.176', { role: 'editor', sites: ['fr'] })
    const addressOf = (network: number, round: number, unknown: boolean) =>
      `192.0.${network}.${1 + round * 2 + Number(unknown)}`
    const signingIn = await compared(known, (email, round, unknown) =>
      guess(cms, addressOf(2, round, unknown), email),
    )
    const forgotten = await compared(known, (email, round, unknown) =>
      cms.call('POST /api/users/forgot-password', {
        from: addressOf(3, round, unknown),
        json: { email },
      }),
    )
    return {
      held: signingIn.alike && forgotten.alike,
      seen: `log-in: ${signingIn.seen}; forgotten password: ${forgotten.seen}`,
    }
  },
}

export const editorSignIn: readonly CmsAttack[] = [lockedAdmin, enumeration]
