import { Field } from '../../components/controls/field.tsx'
import { visitorDevices } from '../../services/flags/audience.ts'
import { deviceNames } from '../texts/names.ts'
import type { DraftFaults, TypedAudience } from './cell-draft.ts'

const MORE_ROWS = 2

function Variants({
  variants,
  error,
}: {
  readonly variants: TypedAudience['variants']
  readonly error: string | undefined
}) {
  const rows = [...variants, ...Array.from({ length: MORE_ROWS }, () => ({ name: '', weight: '' }))]
  return (
    <fieldset
      className="cell-group"
      id="variants"
      data-wrong={error ? '' : undefined}
      aria-describedby={error ? 'variants-error' : undefined}
    >
      <legend>Variants</legend>
      <small className="muted">
        Which version of the feature a visitor gets; leave empty for one version. The shares add up to 100.
      </small>
      {rows.map((row, index) => (
        // Rows have no identity before they are named.
        // oxlint-disable-next-line react/no-array-index-key
        <div className="cell-variant" key={index}>
          <span className="field">
            <input
              type="text"
              name="variant"
              defaultValue={row.name}
              aria-label={`Name of variant ${index + 1}`}
              spellCheck={false}
              placeholder="Name"
            />
          </span>
          <span className="field">
            <input
              type="text"
              name="weight"
              inputMode="decimal"
              defaultValue={row.weight}
              aria-label={`Share of variant ${index + 1} in percent`}
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
  return (
    <>
      <Field
        name="rollout"
        label="Share of visitors, in percent"
        hint="Who is in stays in: it goes by an anonymous id, which a visitor has once he agrees to it."
        inputMode="numeric"
        defaultValue={rollout}
        error={faults.rollout}
      />
      <fieldset className="cell-group">
        <legend>Devices</legend>
        <small className="muted">None ticked: all of them.</small>
        <div className="console-filters__chips">
          {visitorDevices.map((device) => (
            <label key={device} className="chip-box">
              <input type="checkbox" name="device" value={device} defaultChecked={devices.includes(device)} />
              <span>{deviceNames[device]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Variants variants={variants} error={faults.variants} />
    </>
  )
}
