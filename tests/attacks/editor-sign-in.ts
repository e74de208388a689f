import { many } from './attack.ts'
import type { CmsAttack, CmsReply } from './public-cms.ts'

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
  name: 'finding out who has the password of the operators, by response and time',
  async run(cms) {
    const { email: known } = cms.admin
    const { alike: held, seen } = await compared(known, (email, round, unknown) =>
      cms.call('POST /api/users/login', {
        from: `192.0.2.${1 + round * 2 + Number(unknown)}`,
        json: { email, password: 'not the right words' },
      }),
    )
    return { held, seen }
  },
}

export const editorSignIn: readonly CmsAttack[] = [enumeration]
