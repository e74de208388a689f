import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlanModel, PlanOptionModel } from '../../page-models/subscriptions.ts'
import './plan-options.css'

interface OptionProps {
  readonly option: PlanOptionModel
  readonly quantity: number
  readonly onChange: (option: string, modifier: number) => void
}

function Stepper({ option, quantity, onChange, id }: OptionProps & { readonly id: string }) {
  const { t } = useTranslation('subscriptions')
  const { label, maximum } = option
  const full = maximum !== null && quantity >= maximum
  return (
    <div className="stepper">
      <button
        type="button"
        className="iconbtn iconbtn--edged js"
        aria-label={t('options.less', { option: label })}
        aria-disabled={quantity === 0}
        onClick={() => onChange(option.id, -1)}
      >
        <span aria-hidden="true">−</span>
      </button>
      <input
        id={id}
        className="num"
        type="number"
        name={option.field}
        inputMode="numeric"
        min={0}
        max={maximum ?? undefined}
        value={quantity}
        onChange={({ target }) => onChange(option.id, (Number.parseInt(target.value, 10) || 0) - quantity)}
      />
      <button
        type="button"
        className="iconbtn iconbtn--edged js"
        aria-label={t('options.more', { option: label })}
        aria-disabled={full}
        onClick={() => onChange(option.id, 1)}
      >
        <span aria-hidden="true">+</span>
      </button>
    </div>
  )
}

function Option(props: OptionProps) {
  const { t } = useTranslation('subscriptions')
  const id = useId()
  const { label, price, maximum } = props.option
  const facts = [
    price && t('perMonth', { price }),
    maximum !== null && t('options.most', { count: maximum }),
  ].filter(Boolean)
  return (
    <li className="option">
      <label htmlFor={id}>
        <b>{label}</b>
        {facts.length > 0 && <span className="num"> {facts.join(' · ')}</span>}
      </label>
      <Stepper {...props} id={id} />
    </li>
  )
}

interface PlanOptionsProps {
  readonly plan: PlanModel
  readonly id?: string
  readonly quantities: Readonly<Record<string, number>>
  readonly left: boolean
  readonly onChange: (option: string, modifier: number) => void
}

export function PlanOptions({ plan, id, quantities, left, onChange }: PlanOptionsProps) {
  const { t } = useTranslation('subscriptions')
  const { title, options } = plan
  return (
    <fieldset id={id} className="options" disabled={left}>
      <legend>{options.length > 0 ? t('options.title') : t('options.none', { plan: title })}</legend>
      {options.length > 0 && (
        <ul>
          {options.map((option) => (
            <Option
              key={option.id}
              option={option}
              quantity={quantities[option.id] ?? 0}
              onChange={onChange}
            />
          ))}
        </ul>
      )}
    </fieldset>
  )
}
