import type { SentForm } from '@marquee/forms/sent-form.ts'
import type { FlagName } from '#config/flags.ts'
import { type SiteId, siteIds } from '#config/sites.ts'
import type { FlagOwner, FlagRow, FlagValue, ManyChanges } from '../../service/flag-service.ts'
import { mayChange } from '../../service/may-change.ts'
import { noSchedule, readScheduleDraft, type ScheduleDraft } from '../scheduled/schedule-draft.ts'

export const severalStates = ['on', 'off', 'default'] as const
export type SeveralState = (typeof severalStates)[number]

/** An owner's choices on the page of several cells. */
export interface SeveralDraft {
  readonly features: readonly FlagName[]
  readonly sites: readonly SiteId[]
  /** Null until chosen. */
  readonly state: SeveralState | null
  readonly reason: string
  readonly schedule: ScheduleDraft
  /** Newest history entry that the owner saw. */
  readonly seen: number
}

export const changeableSites = (owner: FlagOwner): readonly SiteId[] =>
  siteIds.filter((site) => mayChange(owner, site))

const named = (rows: readonly FlagRow[], names: readonly string[]): readonly FlagName[] =>
  rows.map(({ name }) => name).filter((name) => names.includes(name))

/** All of the owner's sites, of the features in the address. */
export const firstDraft = (
  rows: readonly FlagRow[],
  owner: FlagOwner,
  { url, seen }: { readonly url: URL; readonly seen: number },
): SeveralDraft => ({
  features: named(rows, url.searchParams.getAll('flag')),
  sites: changeableSites(owner),
  state: null,
  reason: '',
  schedule: noSchedule,
  seen,
})

export const sentDraft = (rows: readonly FlagRow[], form: SentForm): SeveralDraft => ({
  features: named(rows, form.getAll('feature')),
  sites: siteIds.filter((site) => form.getAll('site').includes(site)),
  state: severalStates.find((state) => state === form.text('state')) ?? null,
  reason: form.text('reason'),
  schedule: readScheduleDraft(form),
  seen: Number.parseInt(form.text('seen'), 10) || 0,
})

/** Shares, devices and variants stay; the default applies to all visitors. */
function valueOf({ cells, config }: FlagRow, site: SiteId, state: SeveralState): FlagValue {
  const { value, preset } = cells[site]
  if (state !== 'default') return { on: state === 'on', audience: value.audience }
  const audience = config.reach === 'edition' ? null : { rollout: 100, devices: [], variants: [] }
  return { on: preset, audience }
}

export const valuesOf = (
  rows: readonly FlagRow[],
  { features, sites }: SeveralDraft,
  state: SeveralState,
): ManyChanges['values'] =>
  rows
    .filter(({ name }) => features.includes(name))
    .flatMap((row) => sites.map((site) => ({ flag: row.name, site, value: valueOf(row, site, state) })))
