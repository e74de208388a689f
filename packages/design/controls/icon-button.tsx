import { Icon } from '../brand/icon.tsx'
import type { IconName } from '../brand/icon-paths.ts'
import { classNames } from '../class-names.ts'
import { Action, type ActionTarget } from './action.tsx'

export interface IconButtonProps extends ActionTarget {
  icon: IconName
  label: string
  pressed?: boolean | undefined
  disabled?: boolean | undefined
  opensModal?: boolean | undefined
  edged?: boolean | undefined
  /** Shown on the icon; `label` describes it. */
  'data-count'?: number | undefined
  className?: string | undefined
}

export function IconButton({
  icon,
  label,
  pressed,
  disabled,
  opensModal,
  edged,
  className,
  ...target
}: IconButtonProps) {
  const classes = classNames(
    'iconbtn',
    edged && 'iconbtn--edged',
    target.href === undefined && 'js',
    className,
  )
  if (disabled) {
    return (
      <button type="button" className={classes} aria-label={label} disabled>
        <Icon name={icon} />
      </button>
    )
  }
  return (
    <Action
      className={classes}
      aria-label={label}
      aria-pressed={pressed}
      aria-haspopup={opensModal || target.opens !== undefined ? 'dialog' : undefined}
      {...target}
    >
      <Icon name={icon} />
    </Action>
  )
}
