import { createHash } from 'node:crypto'
import { recordOf } from '#config/keys.ts'
import { siteIds } from '#config/sites.ts'
import type { FlagEvaluation, FlagState } from '../evaluation/flag-evaluation.ts'
import type { FlagCell, FlagService } from '../service/flag-service.ts'

export interface OutsideService {
  /** Origin. */
  readonly address: string
  state(): FlagState
  /** Changes with any value of any site. */
  revision(): number
}

/** Hexadecimal digits that a number represents exactly. */
const DIGITS = 12

export function outsideService(url: string, evaluation: FlagEvaluation): OutsideService {
  return {
    address: new URL(url).origin,
    state: () => evaluation.state(),
    revision() {
      const all = siteIds.map((site) => evaluation.revision(site)).join(' ')
      return Number.parseInt(createHash('sha256').update(all).digest('hex').slice(0, DIGITS), 16)
    },
  }
}

/** Read-only, without history. */
export function shownService(service: FlagService, evaluation: FlagEvaluation): FlagService {
  const shown = (cell: FlagCell): FlagCell => ({
    ...cell,
    value: { on: evaluation.siteFlags(cell.site).values[cell.flag], audience: null },
    version: 0,
    changed: null,
  })
  return {
    ...service,
    async rows() {
      const rows = await service.rows()
      return rows.map((row) => ({
        ...row,
        cells: recordOf(siteIds, (site) => shown(row.cells[site])),
        lastUsed: null,
      }))
    },
    cell: async (flag, site) => shown(await service.cell(flag, site)),
    change: async () => ({ kind: 'refused', why: 'notAllowed' }),
    changeMany: async () => ({ kind: 'refused', why: 'notAllowed' }),
    undo: async () => undefined,
    schedule: async () => ({ kind: 'refused', why: 'notAllowed' }),
    openScheduled: async () => [],
    endedScheduled: async () => [],
    callOff: async () => 'notAllowed',
    callOffAll: async () => 'notAllowed',
    requestChange: async () => ({ kind: 'refused', why: 'notAllowed' }),
    requests: async () => [],
    decide: async () => ({ kind: 'refused', why: 'unknown', request: undefined }),
    history: async () => [],
    changes: async () => [],
    valuesAt: async () => [],
    countedSince: async () => null,
  }
}
