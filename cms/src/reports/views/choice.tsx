interface ChoiceProps {
  /** Parameter of the query. */
  readonly name: string
  readonly label: string
  /** The choice without a value. */
  readonly all: string
  readonly chosen: string | undefined
  readonly options: readonly (readonly [value: string, name: string])[]
}

/** A filter of a form that works without JavaScript. */
export const Choice = ({ name, label, all, chosen, options }: ChoiceProps) => (
  <label>
    {label}{' '}
    <select name={name} defaultValue={chosen ?? ''}>
      <option value="">{all}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
)
