import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Breadcrumb, type Crumb } from '../controls/breadcrumb.tsx'
import { softHyphens } from '../labels/soft-hyphens.ts'

export interface ListHeadProps {
  title: string
  crumbs?: readonly Crumb[] | undefined
  text?: ReactNode
  /** Next to the title, for example a place button. */
  aside?: ReactNode
  /** Tabs or a finder. */
  children?: ReactNode
}

export function ListHead({ title, crumbs, text, aside, children }: ListHeadProps) {
  return (
    <div className="lede dark">
      <div className="wrap">
        {crumbs && <Breadcrumb crumbs={crumbs} />}
        <div className="lede__row">
          <h1 className="display">{softHyphens(title)}</h1>
          {aside}
        </div>
        {text && <div className="lede__text">{text}</div>}
        <div className={classNames(!children && 'lede__rest')}>{children}</div>
      </div>
    </div>
  )
}
