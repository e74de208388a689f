import { SiteLink } from '../site-link.tsx'
import { labelPlaces, type MapPlace } from './map-labels.ts'
import './places.css'

export interface BulbMapData {
  width: number
  height: number
  /** Path of dots; empty: no land. */
  land: string
  places: readonly MapPlace[]
}

function Drawing({ width, height, land, places }: BulbMapData) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} focusable="false">
      {land && <path className="atlas__land" d={land} fill="none" strokeWidth="3" strokeLinecap="round" />}
      {labelPlaces(places, width).map(({ id, label, href, current, x, y, text }) => {
        const bulb = (
          <>
            <title>{label}</title>
            <circle className="atlas__glow" cx={x} cy={y} r={current ? 16 : 9} />
            <circle className="atlas__bulb" cx={x} cy={y} r={current ? 5 : 3.5} />
            {text && (
              <text x={text.x} y={text.y} textAnchor={text.anchor}>
                {label}
              </text>
            )}
          </>
        )
        return (
          <g key={id} className={current ? 'on' : undefined}>
            {href ? (
              <SiteLink to={href} tabIndex={-1}>
                {bulb}
              </SiteLink>
            ) : (
              bulb
            )}
          </g>
        )
      })}
    </svg>
  )
}

export interface BulbMapProps {
  /** A link to it shows the map on a small screen. */
  id?: string | undefined
  map: BulbMapData
  /** Enlarged map of a dense area, below the map. */
  around?: { title: string; map: BulbMapData } | null | undefined
}

/** Hidden from screen readers and the tab order, because the list has the same links. */
export function BulbMap({ id, map, around }: BulbMapProps) {
  return (
    <aside id={id} className="atlas__map dark" aria-hidden="true">
      <Drawing {...map} />
      {around && (
        <>
          <p className="kicker">{around.title}</p>
          <Drawing {...around.map} />
        </>
      )}
    </aside>
  )
}
