import type { ActionTarget } from '../controls/action.tsx'

export interface HeaderEntry extends ActionTarget {
  id: string
  label: string
  href: string
  current?: boolean | undefined
  /** `mobile`: menu only; `desktop`: bar only; `wide`: bar only, from 1440 px. */
  device?: 'all' | 'mobile' | 'desktop' | 'wide' | undefined
  /** Replaces the text in the bar. */
  logo?: { src: string; width: number; height: number } | undefined
}
