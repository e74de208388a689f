import type { ReactNode } from 'react'
import { Icon } from '../brand/icon.tsx'
import type { IconName } from '../brand/icon-paths.ts'
import { classNames } from '../class-names.ts'
import { Action, type ActionTarget } from '../controls/action.tsx'
import type { PictureData } from '../pictures/picture.tsx'
import { Poster } from '../pictures/poster.tsx'
import { WidePicture } from '../pictures/wide-picture.tsx'
import './modals.css'

export interface ResultRowProps extends ActionTarget {
  /** Matches are wrapped in `<mark>`. */
  title: ReactNode
  /** Absent if it is the page's language. */
  titleLanguage?: string | undefined
  line?: ReactNode
  end?: string | null | undefined
  thumb: IconName | PictureData | null
  /** `wide` pictures are cropped to a square. */
  shape?: 'poster' | 'wide' | undefined
  active?: boolean | undefined
  /** A poster of the size of a card. */
  large?: boolean | undefined
}

export function ResultRow({
  title,
  titleLanguage,
  line,
  end,
  thumb,
  shape,
  active,
  large,
  ...target
}: ResultRowProps) {
  return (
    <Action
      className={classNames('res', active && 'is-active')}
      aria-current={active ? 'true' : undefined}
      {...target}
    >
      {typeof thumb === 'string' ? (
        <span className="res__thumb res__thumb--sq">
          <Icon name={thumb} />
        </span>
      ) : shape === 'wide' ? (
        <WidePicture className="res__thumb res__thumb--cut" picture={thumb} sizes="40px" widest={320} />
      ) : (
        <Poster className="res__thumb" picture={thumb} title="" place={large ? 'thumb' : 'tiny'} />
      )}
      <span>
        <b lang={titleLanguage}>{title}</b>
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
