import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Action, type ActionTarget } from './action.tsx'

export interface TextLinkProps extends ActionTarget {
  children: ReactNode
  small?: boolean | undefined
}

export function TextLink({ children, small, ...target }: TextLinkProps) {
  return (
    <Action className={classNames('link', small && 'small')} {...target}>
      {children}
    </Action>
  )
}
