import { Field } from '../../components/controls/field.tsx'
import { visitorDevices } from '../../services/flags/audience.ts'
import { useTexts } from '../texts/use-texts.ts'
import type { DraftFaults, TypedAudience } from './cell-draft.ts'

const MORE_ROWS = 2

function Variants({
  variants,
  error,
}: {
  readonly variants: TypedAudience['variants']
  readonly error: string | undefined
}) {
  const { t } = useTexts()
  const rows = [...variants, ...Array.from({ length: MORE_ROWS }, () => ({ name: '', weight: '' }))]
  return (
    <fieldset
      className="cell-group"
      id="variants"
      data-wrong={error ? '' : undefined}
      aria-describedby={error ? 'variants-error' : undefined}
    >
      <legend>{t('cell.variants.label')}</legend>
      <small className="muted">{t('cell.variants.hint')}</small>
      {rows.map((row, index) => (
        // Rows have no identity before they are named.
        // oxlint-disable-next-line react/no-array-index-key
        <div className="cell-variant" key={index}>
          <span className="field">
            <input
              type="text"
              name="variant"
              defaultValue={row.name}
              aria-label={t('cell.variants.nameOf', { row: index + 1 })}
              spellCheck={false}
              placeholder={t('cell.variants.name')}
            />
          </span>
          <span className="field">
            <input
              type="text"
              name="weight"
              inputMode="decimal"
              defaultValue={row.weight}
              aria-label={t('cell.variants.shareOf', { row: index + 1 })}
            />
            <span aria-hidden="true">%</span>
          </span>
        </div>
      ))}
      {error && (
        <small id="variants-error" className="form-error">
          {error}
        </small>
      )}
    </fieldset>
  )
}

/** Only for flags that are evaluated in the browser. */
export function AudienceFields({
  audience: { rollout, devices, variants },
  faults,
}: {
  readonly audience: TypedAudience
  readonly faults: DraftFaults
}) {
  const { t } = useTexts()
  return (
    <>
      <Field
        name="rollout"
        label={t('cell.rollout.label')}
        hint={t('cell.rollout.hint')}
        inputMode="numeric"
        defaultValue={rollout}
        error={faults.rollout}
      />
      <fieldset className="cell-group">
        <legend>{t('cell.devices.label')}</legend>
        <small className="muted">{t('cell.devices.hint')}</small>
        <div className="console-filters__chips">
          {visitorDevices.map((device) => (
            <label key={device} className="chip-box">
              <input type="checkbox" name="device" value={device} defaultChecked={devices.includes(device)} />
              <span>{t(`devices.${device}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Variants variants={variants} error={faults.variants} />
    </>
  )
}
