import { useTexts } from '../texts/console-texts.ts'

interface PickProps {
  /** Prefix of the id. */
  readonly form: string
  readonly name: string
  readonly label: string
  readonly value: string
  /** Label for no selection; absent: one is always selected. */
  readonly all?: string
  readonly options: ReadonlyArray<readonly [value: string, label: string]>
}

export function Pick({ form, name, label, value, all, options }: PickProps) {
  return (
    <div className="console-filters__pick">
      <label htmlFor={`${form}-${name}`}>{label}</label>
      <span className="field">
        <select id={`${form}-${name}`} name={name} defaultValue={value}>
          {all !== undefined && <option value="">{all}</option>}
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      </span>
    </div>
  )
}

interface TypedFilterProps {
  /** Prefix of the id. */
  readonly form: string
  readonly name: string
  readonly label: string
  readonly type: 'search' | 'date'
  readonly value: string | undefined
  readonly hint?: string | undefined
}

export function TypedFilter({ form, name, label, type, value, hint }: TypedFilterProps) {
  return (
    <div className="console-filters__pick">
      <label htmlFor={`${form}-${name}`}>{label}</label>
      <span className="field">
        <input
          id={`${form}-${name}`}
          name={name}
          type={type}
          defaultValue={value}
          placeholder={hint}
          title={hint}
          autoComplete="off"
        />
      </span>
    </div>
  )
}

/** Reset, and a submit button for use without script. */
export function FilterEnd({ reset }: { readonly reset: string }) {
  const { t } = useTexts()
  return (
    <div className="console-filters__end">
      <a className="link" href={reset}>
        {t('filters.reset')}
      </a>
      <button type="submit" className="btn btn--s console-filters__send">
        <span>{t('filters.show')}</span>
      </button>
    </div>
  )
}
