import type { ReactNode } from 'react'
import { Icon } from '../brand/icon.tsx'
import type { IconName } from '../brand/icon-paths.tsx'
import { classNames } from '../class-names.ts'
import { Action, type ActionTarget } from '../controls/action.tsx'
import type { PictureData } from '../pictures/picture.tsx'
import { Poster } from '../pictures/poster.tsx'

export interface ResultRowProps extends ActionTarget {
  /** Matches may be wrapped in `<mark>`. */
  title: ReactNode
  line?: ReactNode
  end?: string | null | undefined
  thumb: IconName | PictureData
  active?: boolean | undefined
}

export function ResultRow({ title, line, end, thumb, active, ...target }: ResultRowProps) {
  return (
    <Action className={classNames('res', active && 'is-active')} aria-current={active ? 'true' : undefined} {...target}>
      {typeof thumb === 'string' ? (
        <span className="res__thumb res__thumb--sq">
          <Icon name={thumb} />
        </span>
      ) : (
        <Poster className="res__thumb" picture={thumb} title="" place="tiny" />
      )}
      <span>
        <b>{title}</b>
        {line && <small>{line}</small>}
      </span>
      {end && <span className="res__end">{end}</span>}
    </Action>
  )
}

export interface ResultGroupProps {
  title: string
  /** "1 sur 5", or a link to all. */
  aside?: ReactNode
  children: ReactNode
}

export function ResultGroup({ title, aside, children }: ResultGroupProps) {
  return (
    <section className="group">
      <div className="group__h">
        <h3>{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  )
}
