import { classNames } from '../class-names.ts'
import { FavouriteButton, type ToggleState } from '../controls/mark-buttons.tsx'
import type { PictureData } from '../pictures/picture.tsx'
import { WidePicture } from '../pictures/wide-picture.tsx'
import { SiteLink } from '../site-link.tsx'
import './places.css'

export interface CinemaRowData {
  slug: string
  href: string
  name: string
  /** "12 rue de la Barre, 11 salles, à 400 m" */
  line?: string | null | undefined
  /** Short names of formats. */
  marks?: readonly string[] | undefined
  picture?: PictureData | null | undefined
}

export interface CinemaListProps {
  cinemas: readonly CinemaRowData[]
  /** Undefined where clients have no favourites. */
  favouriteOf?: ((cinema: string) => ToggleState) | undefined
}

interface CinemaRowProps extends Pick<CinemaListProps, 'favouriteOf'> {
  cinema: CinemaRowData
}

function CinemaRow({ cinema, favouriteOf }: CinemaRowProps) {
  const { slug, href, name, line, marks, picture } = cinema
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
      <h3 className="venue__name">
        <SiteLink to={href}>{name}</SiteLink>
      </h3>
      {favouriteOf && <FavouriteButton name={name} {...favouriteOf(slug)} />}
      {line && <p className="num">{line}</p>}
      {marks && marks.length > 0 && <p className="venue__formats">{marks.join(', ')}</p>}
    </div>
  )
}

export function CinemaList({ cinemas, favouriteOf }: CinemaListProps) {
  return (
    <ul className="venues">
      {cinemas.map((cinema) => (
        <li key={cinema.href}>
          <CinemaRow cinema={cinema} favouriteOf={favouriteOf} />
        </li>
      ))}
    </ul>
  )
}
