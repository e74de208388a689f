import { randomUUID } from 'node:crypto'
import { withAdvisoryLock } from '@marquee/kit/database/advisory-lock.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { type ChangeParts, changeCells, checkedChange, FLAGS_LOCK, outdated, refused } from './changing.ts'
import type {
  ChangeRequest,
  DecisionRefusal,
  DecisionResult,
  FlagCell,
  FlagOwner,
  FourEyes,
  RequestResult,
} from './flag-service.ts'
import { isSameValue } from './flag-table.ts'
import { mayChange } from './may-change.ts'
import { readCell, writeCell } from './store/cells.ts'
import { addRequest, readRequest, readRequests, settleRequest } from './store/requests.ts'

const DAY = 86_400_000

function refusalOf(
  request: ChangeRequest,
  { decision, by, now }: { decision: 'approve' | 'decline'; by: FlagOwner; now: number },
): Exclude<DecisionRefusal, 'unknown' | 'outdated'> | undefined {
  if (!mayChange(by, request.site)) return 'notAllowed'
  if (request.decision !== null) return 'decided'
  if (decision === 'decline') return undefined
  if (request.by.id === by.id) return 'own'
  return Date.parse(request.expiresAt) <= now ? 'expired' : undefined
}

const isOpen = ({ decision, expiresAt }: ChangeRequest, now: number): boolean =>
  decision === null && Date.parse(expiresAt) > now

/** A form sent twice makes the same request. */
const isSameRequest = (one: ChangeRequest, other: ChangeRequest): boolean =>
  one.by.id === other.by.id &&
  one.flag === other.flag &&
  one.site === other.site &&
  one.version === other.version &&
  one.reason === other.reason &&
  isSameValue(one.value, other.value)

const about = ({ flag, site, value, version }: ChangeRequest) => ({
  site,
  subject: flag,
  details: { on: value.on, version },
})

const isForbidden = (why: DecisionRefusal) => why === 'own' || why === 'notAllowed'

/** Changes that need a second owner. */
export function createFourEyes(parts: ChangeParts): FourEyes {
  const { store, table, clock, messages, note } = parts
  return {
    async requestChange(change, by) {
      const wanted = checkedChange(parts, change, by)
      if (typeof wanted === 'string') return refused(wanted)
      const result = await withAdvisoryLock(store, FLAGS_LOCK, async (db): Promise<RequestResult> => {
        const cell = await readCell(db, table, wanted.flag, wanted.site)
        if (cell.version !== wanted.version) return outdated(cell, wanted.value)
        const now = clock()
        const request: ChangeRequest = {
          ...wanted,
          id: randomUUID(),
          before: cell.value,
          by: { id: by.id, name: by.name },
          at: new Date(now).toISOString(),
          expiresAt: new Date(now + serviceLimits.flags.requestDays * DAY).toISOString(),
          decision: null,
        }
        const known = await readRequests(db, table)
        const filed = known.find((each) => isOpen(each, now) && isSameRequest(each, request))
        if (filed) return { kind: 'requested', request: filed, repeated: true }
        await addRequest(db, request)
        await messages?.requested(db, request)
        return { kind: 'requested', request, repeated: false }
      })
      messages?.wake()
      if (result.kind === 'requested' && !result.repeated)
        await note(by, 'flag.requested', about(result.request))
      return result
    },
    requests: () => readRequests(store.read, table),
    async decide(id, decision, by) {
      let result: DecisionResult = { kind: 'refused', why: 'unknown', request: undefined }
      await changeCells(
        parts,
        async (db): Promise<readonly FlagCell[]> => {
          const request = await readRequest(db, table, id)
          if (!request) return []
          const now = clock()
          const why = refusalOf(request, { decision, by, now })
          const before = await readCell(db, table, request.flag, request.site)
          const isOutdated = decision === 'approve' && before.version !== request.version
          if (why || isOutdated) {
            result = { kind: 'refused', why: why ?? 'outdated', request }
            return []
          }
          const at = new Date(now).toISOString()
          if (decision === 'decline') {
            const decided = { ...request, decision: { kind: 'declined', by: by.name, at } } as const
            await settleRequest(db, decided)
            result = { kind: 'declined', request: decided }
            return []
          }
          const decided = { ...request, decision: { kind: 'approved', by: by.name, at } } as const
          await settleRequest(db, decided)
          const { reason, value } = request
          const note = { at, by: request.by.name, approvedBy: by.name, reason, undoes: null }
          const cell = await writeCell(db, before, value, note)
          result = { kind: 'approved', request: decided, cell }
          return [cell]
        },
        { approved: true },
      )
      const { request } = result
      if (request && (result.kind !== 'refused' || isForbidden(result.why)))
        await note(by, decision === 'approve' ? 'flag.approved' : 'flag.declined', {
          ...about(request),
          outcome: result.kind === 'refused' ? 'refused' : 'done',
        })
      return result
    },
  }
}
