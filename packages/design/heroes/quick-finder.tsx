import { Icon } from '../brand/icon.tsx'
import type { IconName } from '../brand/icon-paths.ts'
import { Button } from '../controls/button.tsx'
import './home-hero.css'

export interface QuickField {
  name: string
  label: string
  icon: IconName
  options: ReadonlyArray<{ value: string; label: string; language?: string | undefined }>
  value?: string | undefined
}

export interface QuickFinderProps {
  label: string
  /** "Un film, un cinéma, une heure." */
  question: string
  fields: readonly QuickField[]
  submitLabel: string
  /** Target without script. */
  action: string
  onSubmit?: ((values: Record<string, string>) => void) | undefined
}

export function QuickFinder({ label, question, fields, submitLabel, action, onSubmit }: QuickFinderProps) {
  return (
    <section className="quick dark" aria-label={label}>
      <form
        className="wrap"
        action={action}
        method="get"
        onSubmit={
          onSubmit &&
          ((event) => {
            event.preventDefault()
            const data = new FormData(event.currentTarget)
            onSubmit(Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')])))
          })
        }
      >
        <p className="quick__q">{question}</p>
        {fields.map(({ name, label: fieldLabel, icon, options, value }) => (
          // A late default resets the field.
          <label key={`${name} ${value}`}>
            <span className="visually-hidden">{fieldLabel}</span>
            <span className="field">
              <Icon name={icon} />
              <select name={name} defaultValue={value}>
                {options.map((option) => (
                  <option key={option.value} value={option.value} lang={option.language}>
                    {option.label}
                  </option>
                ))}
              </select>
            </span>
          </label>
        ))}
        <Button look="solid" type="submit">
          {submitLabel}
        </Button>
      </form>
    </section>
  )
}
