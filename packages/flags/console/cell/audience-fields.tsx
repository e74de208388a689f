import { Field } from '@marquee/design/controls/field.tsx'
import { visitorDevices } from '../../service/audience.ts'
import type { FlagCell } from '../../service/flag-service.ts'
import { Chips, Group } from '../forms/form-fields.tsx'
import { useTexts } from '../texts/console-texts.ts'
import type { DraftFaults, TypedAudience } from './cell-draft.ts'

interface VariantProps {
  readonly variant: TypedAudience['variants'][number]
  readonly row: number
  /** True for a variant of the configuration, whose name is fixed. */
  readonly isOffered: boolean
}

function Variant({ variant: { name, weight }, row, isOffered }: VariantProps) {
  const { t } = useTexts()
  return (
    <div className="cell-variant">
      {isOffered ? (
        <>
          <input type="hidden" name="offered" value={name} />
          <b>{name}</b>
        </>
      ) : (
        <span className="field">
          <input
            type="text"
            name="variant"
            defaultValue={name}
            aria-label={t('cell.variants.nameOf', { row })}
            spellCheck={false}
          />
        </span>
      )}
      <span className="field">
        <input
          type="text"
          name={isOffered ? 'share' : 'weight'}
          inputMode="decimal"
          defaultValue={weight}
          aria-label={t('cell.variants.shareOf', { row: isOffered ? name : row })}
        />
        <span aria-hidden="true">%</span>
      </span>
    </div>
  )
}

interface VariantsProps {
  readonly offered: readonly string[]
  readonly variants: TypedAudience['variants']
  readonly error: string | undefined
}

/** The variants that the product has; others, of an import, can be changed and removed. */
function Variants({ offered, variants, error }: VariantsProps) {
  const { t } = useTexts()
  const others = variants.filter(({ name }) => !offered.includes(name))
  if (offered.length + others.length === 0) return null
  const weightOf = (name: string) => variants.find((variant) => variant.name === name)?.weight ?? ''
  return (
    <Group id="variants" legend={t('cell.variants.label')} hint={t('cell.variants.hint')} error={error}>
      {offered.map((name, index) => (
        <Variant key={name} variant={{ name, weight: weightOf(name) }} row={index + 1} isOffered />
      ))}
      {others.map((variant, index) => (
        <Variant key={variant.name} variant={variant} row={offered.length + index + 1} isOffered={false} />
      ))}
    </Group>
  )
}

/**
 * Percent of all visitors that a share reaches if half of them agree to statistics: the others get the default.
 * A typed share of everybody, of nobody or that is no number is replaced by 50 percent, as an example.
 */
export function reachOf(typed: string, preset: boolean): { readonly share: number; readonly all: number } {
  const number = Number(typed)
  const share = Number.isInteger(number) && number > 0 && number < 100 ? number : 50
  return { share, all: share / 2 + (preset ? 50 : 0) }
}

/** Fields of flags that are evaluated in the browser. */
export function AudienceFields({
  cell: { site, preset },
  audience: { rollout, devices, variants },
  offered,
  faults,
}: {
  readonly cell: Pick<FlagCell, 'site' | 'preset'>
  readonly audience: TypedAudience
  /** Variants of the configuration. */
  readonly offered: readonly string[]
  readonly faults: DraftFaults
}) {
  const { t, siteName, stateText } = useTexts()
  const estimate = { site: siteName(site), value: stateText(preset), ...reachOf(rollout, preset) }
  return (
    <>
      <Field
        name="rollout"
        label={t('cell.rollout.label')}
        hint={`${t('cell.rollout.hint')} ${t('cell.rollout.estimate', estimate)}`}
        inputMode="numeric"
        defaultValue={rollout}
        error={faults.rollout}
      />
      <Group legend={t('cell.devices.label')} hint={t('cell.devices.hint')}>
        <div className="console-filters__chips">
          <Chips
            name="device"
            options={visitorDevices.map((device) => [device, t(`devices.${device}`)])}
            chosen={devices}
          />
        </div>
      </Group>
      <Variants offered={offered} variants={variants} error={faults.variants} />
    </>
  )
}
