import type { SentForm } from '@marquee/forms/sent-form.ts'
import { visitorDevices } from '../../service/audience.ts'
import type { Audience, FlagCell, FlagValue, VisitorDevice } from '../../service/flag-service.ts'
import { noSchedule, readScheduleDraft, type ScheduleDraft } from '../scheduled/schedule-draft.ts'
import type { TranslateText } from '../texts/translate.ts'

/** Raw input. */
export interface CellDraft {
  /** Null until chosen. */
  readonly on: boolean | null
  /** Null for flags that cannot vary by visitor. */
  readonly audience: TypedAudience | null
  readonly reason: string
  readonly schedule: ScheduleDraft
  /** Version that the owner saw. */
  readonly version: number
}

export interface TypedAudience {
  /** Percent. */
  readonly rollout: string
  readonly devices: readonly VisitorDevice[]
  /** Weights in percent. */
  readonly variants: readonly { readonly name: string; readonly weight: string }[]
}

export type DraftFaults = Readonly<Record<string, string>>

const typedAudience = ({ rollout, devices, variants }: Audience): TypedAudience => ({
  rollout: String(rollout),
  devices,
  variants: variants.map(({ name, weight }) => ({ name, weight: String(weight / 10) })),
})

/**
 * A press of a switch means the opposite. Of a feature that varies by visitor it may also mean another share,
 * so nothing is chosen.
 */
const chosenBy = (isPress: boolean, { on, audience }: FlagValue): boolean | null => {
  if (!isPress) return on
  return audience === null ? !on : null
}

export const initialDraft = ({ value, version }: FlagCell, isPress: boolean): CellDraft => ({
  on: chosenBy(isPress, value),
  audience: value.audience && typedAudience(value.audience),
  reason: '',
  schedule: noSchedule,
  version,
})

function readVariants(form: SentForm): TypedAudience['variants'] {
  const weights = form.getAll('weight')
  const typed = form
    .getAll('variant')
    .map((name, index) => ({ name: name.trim(), weight: (weights[index] ?? '').trim() }))
  const shares = form.getAll('share')
  const offered = form
    .getAll('offered')
    .map((name, index) => ({ name, weight: (shares[index] ?? '').trim() }))
  return [
    ...offered.filter(({ weight }) => weight !== ''),
    ...typed.filter(({ name, weight }) => name !== '' || weight !== ''),
  ]
}

const states = new Map([
  ['on', true],
  ['off', false],
])

const contentOf = ({ rollout, devices, variants }: TypedAudience): string =>
  JSON.stringify([
    rollout,
    devices.toSorted(),
    variants.map(({ name, weight }) => `${name} ${weight}`).toSorted(),
  ])

/** Who chooses neither, and other visitors than those of now, means that it is on for them. */
const impliedBy = (audience: TypedAudience, { audience: now }: FlagValue): true | null =>
  now !== null && contentOf(audience) !== contentOf(typedAudience(now)) ? true : null

export function readDraft(form: SentForm, cell: FlagCell): CellDraft {
  const devices = form.getAll('device')
  const audience = {
    rollout: form.text('rollout'),
    devices: visitorDevices.filter((device) => devices.includes(device)),
    variants: readVariants(form),
  }
  return {
    on: states.get(form.text('on')) ?? impliedBy(audience, cell.value),
    audience: cell.value.audience && audience,
    reason: form.text('reason'),
    schedule: readScheduleDraft(form),
    version: Number.parseInt(form.text('version'), 10),
  }
}

/** Most of the countries write decimals with a comma. */
const numberOf = (text: string): number =>
  /^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN

function audienceFaults({ rollout, variants }: TypedAudience, t: TranslateText): DraftFaults {
  const faults: Record<string, string> = {}
  const share = numberOf(rollout)
  if (!Number.isInteger(share) || share > 100) faults.rollout = t('cell.rollout.fault')
  const names = variants.map(({ name }) => name)
  const weights = variants.map(({ weight }) => Math.round(numberOf(weight) * 10))
  if (
    names.some((name) => !/^[\w.~-]{1,100}$/.test(name) || name === 'disabled') ||
    new Set(names).size !== names.length
  ) {
    faults.variants = t('cell.variants.nameFault')
  } else if (
    weights.some(Number.isNaN) ||
    (weights.length > 0 && weights.reduce((sum, weight) => sum + weight, 0) !== 1_000)
  ) {
    faults.variants = t('cell.variants.shareFault')
  }
  return faults
}

/** The parsed value, or faults by field. */
export function draftValue(
  { on, audience }: CellDraft,
  t: TranslateText,
): { readonly value: FlagValue; readonly faults?: never } | { readonly faults: DraftFaults } {
  const unchosen: DraftFaults = on === null ? { on: t('cell.stateMissing') } : {}
  const faults = audience === null ? unchosen : { ...unchosen, ...audienceFaults(audience, t) }
  if (on === null || Object.keys(faults).length > 0) return { faults }
  if (audience === null) return { value: { on, audience } }
  const { rollout, devices, variants } = audience
  const weighed = variants.map(({ name, weight }) => ({ name, weight: Math.round(numberOf(weight) * 10) }))
  return { value: { on, audience: { rollout: numberOf(rollout), devices, variants: weighed } } }
}
