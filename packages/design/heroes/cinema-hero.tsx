import type { ReactNode } from 'react'
import type { IconName } from '../brand/icon-paths.ts'
import type { ActionTarget } from '../controls/action.tsx'
import { ButtonLink } from '../controls/button.tsx'
import { FavouriteButton, type ToggleState } from '../controls/mark-buttons.tsx'
import type { PictureData } from '../pictures/picture.tsx'
import { Backdrop } from '../pictures/wide-picture.tsx'
import './detail.css'

export interface CinemaAction extends ActionTarget {
  label: string
  icon: IconName
  opensModal?: boolean | undefined
}

const noActions: readonly CinemaAction[] = []

export interface CinemaHeroProps {
  name: string
  picture: PictureData | null
  /** Address, halls and seats. */
  line?: ReactNode
  actions?: readonly CinemaAction[] | undefined
  favourite?: ToggleState | undefined
  /** A line for print: "MARQUEE · programme du … · les horaires peuvent changer". */
  printLine?: string | undefined
}

/** Cities have it too. It is low, so that times are above the fold on a phone. */
export function CinemaHero({
  name,
  picture,
  line,
  actions = noActions,
  favourite,
  printLine,
}: CinemaHeroProps) {
  return (
    <>
      {printLine && <p className="only-print wrap">{printLine}</p>}
      <section className="cine dark" aria-label={name}>
        {picture && <Backdrop className="cine__art" picture={picture} />}
        <div className="wrap cine__in">
          <div className="cine__title">
            <h1 className="display">{name}</h1>
            {favourite && <FavouriteButton name={name} {...favourite} />}
          </div>
          {line && <p className="adr num">{line}</p>}
          {actions.length > 0 && (
            <div className="cine__acts">
              {actions.map(({ label, ...action }) => (
                <ButtonLink key={label} small {...action}>
                  {label}
                </ButtonLink>
              ))}
            </div>
          )}
        </div>
      </section>
    </>
  )
}
