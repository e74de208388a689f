import type { ReactNode } from 'react'
import { Icon } from '../brand/icon.tsx'
import type { IconName } from '../brand/icon-paths.ts'
import { classNames } from '../class-names.ts'
import { Action, type ActionTarget } from './action.tsx'

/**
 * `book`: the one yellow action of a view, for bookings. `lit`: a yellow lower edge, as on bookable times.
 */
export type ButtonLook = 'plain' | 'solid' | 'book' | 'lit'

interface ButtonFace {
  children: ReactNode
  look?: ButtonLook | undefined
  icon?: IconName | undefined
  small?: boolean | undefined
  block?: boolean | undefined
}

export interface ButtonProps extends ButtonFace {
  type?: 'button' | 'submit' | undefined
  /** Read by scripts that run before the page is hydrated. */
  value?: string | undefined
  onPress?: ((trigger: HTMLElement) => void) | undefined
  /** Modal that a press opens. */
  opens?: string | undefined
  pressed?: boolean | undefined
  disabled?: boolean | undefined
  opensModal?: boolean | undefined
  label?: string | undefined
}

export interface ButtonLinkProps extends ButtonFace, ActionTarget {
  opensModal?: boolean | undefined
}

function faceClass({ look = 'plain', small, block }: ButtonFace): string {
  return classNames('btn', look !== 'plain' && `btn--${look}`, small && 'btn--s', block && 'btn--block')
}

function Face({ icon, small, children }: ButtonFace) {
  return (
    <>
      {icon && <Icon name={icon} small={small} />}
      <span>{children}</span>
    </>
  )
}

export function Button({
  type = 'button',
  value,
  onPress,
  opens,
  pressed,
  disabled,
  opensModal,
  label,
  ...face
}: ButtonProps) {
  return (
    <button
      type={type}
      value={value}
      className={classNames(faceClass(face), type === 'button' && !disabled && 'js')}
      onClick={disabled || !onPress ? undefined : ({ currentTarget }) => onPress(currentTarget)}
      data-opens={opens}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      aria-haspopup={opensModal || opens !== undefined ? 'dialog' : undefined}
      aria-label={label}
    >
      <Face {...face} />
    </button>
  )
}

export function ButtonLink({ href, onPress, opens, external, newTab, opensModal, ...face }: ButtonLinkProps) {
  return (
    <Action
      className={classNames(faceClass(face), href === undefined && 'js')}
      href={href}
      onPress={onPress}
      opens={opens}
      external={external}
      newTab={newTab}
      aria-haspopup={opensModal || opens !== undefined ? 'dialog' : undefined}
    >
      <Face {...face} />
    </Action>
  )
}
