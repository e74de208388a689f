import { classNames } from '../class-names.ts'
import { FavouriteButton, type ToggleState } from '../controls/mark-buttons.tsx'
import { type FormatMark, Marks } from '../labels/marks.tsx'
import { softHyphens } from '../labels/soft-hyphens.ts'
import type { PictureData } from '../pictures/picture.tsx'
import { WidePicture } from '../pictures/wide-picture.tsx'
import { SiteLink } from '../site-link.tsx'
import './places.css'

export interface CinemaRowProps {
  href: string
  name: string
  /** "12 rue de la Barre, 11 salles, à 400 m" */
  line?: string | null | undefined
  marks?: readonly FormatMark[] | undefined
  favourite?: ToggleState | undefined
  picture?: PictureData | null | undefined
  /** 3 below a city, 2 in a flat list. */
  level?: 2 | 3 | undefined
}

function CinemaRow({ href, name, line, marks, favourite, picture, level = 3 }: CinemaRowProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={classNames('venue', picture && 'venue--seen')}>
      {picture && (
        <WidePicture
          className="venue__art"
          picture={picture}
          sizes="(min-width: 700px) 7rem, 5rem"
          widest={320}
        />
      )}
      <Heading className="venue__name">
        <SiteLink to={href}>{name}</SiteLink>
      </Heading>
      {favourite && <FavouriteButton name={name} {...favourite} />}
      {line && <p className="num">{line}</p>}
      <Marks marks={marks} />
    </div>
  )
}

export function CinemaList({ cinemas }: { cinemas: readonly CinemaRowProps[] }) {
  return (
    <ul className="venues">
      {cinemas.map((cinema) => (
        <li key={cinema.href}>
          <CinemaRow {...cinema} />
        </li>
      ))}
    </ul>
  )
}

export interface CityGroupProps {
  id: string
  name: string
  href?: string | null | undefined
  /** "Près de vous" */
  note?: string | null | undefined
  cinemas: readonly CinemaRowProps[]
}

export function CityGroup({ id, name, href, note, cinemas }: CityGroupProps) {
  return (
    <section className="city" aria-labelledby={id}>
      <div>
        <h2 id={id}>{href ? <SiteLink to={href}>{name}</SiteLink> : softHyphens(name)}</h2>
        {note && <p>{note}</p>}
      </div>
      <CinemaList cinemas={cinemas} />
    </section>
  )
}
