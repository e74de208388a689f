import { Icon } from '../brand/icon.tsx'
import type { IconName } from '../brand/icon-paths.ts'
import { Action, type ActionTarget } from './action.tsx'

export interface ToggleOption extends ActionTarget {
  id: string
  label: string
  icon?: IconName | undefined
  selected: boolean
}

export interface ToggleGroupProps {
  label: string
  options: readonly ToggleOption[]
}

/** A group switches, for example, the layouts of a schedule. */
export function ToggleGroup({ label, options }: ToggleGroupProps) {
  return (
    <fieldset className="toggle-group" aria-label={label}>
      {options.map(({ id, label: text, icon, selected, ...target }) => (
        <Action
          key={id}
          {...target}
          aria-pressed={target.href === undefined ? selected : undefined}
          aria-current={target.href !== undefined && selected ? 'true' : undefined}
        >
          {icon && <Icon name={icon} small />}
          {text}
        </Action>
      ))}
    </fieldset>
  )
}
