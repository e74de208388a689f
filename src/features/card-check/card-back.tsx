import type { ReactNode } from 'react'
import './card-back.css'

export function CardBack({ children }: { readonly children: ReactNode }) {
  return (
    <figure className="card-back">
      <svg viewBox="0 0 317 200" width="317" height="200" aria-hidden="true">
        <rect className="card-back__paper" width="317" height="200" rx="10" />
        <rect className="card-back__strip" y="22" width="317" height="36" />
        <rect className="card-back__ring" x="18" y="86" width="204" height="38" rx="5" />
        <text className="card-back__digits" x="28" y="111">
          6031 4200 0000 0000
        </text>
        <rect className="card-back__ring" x="232" y="86" width="67" height="38" rx="5" />
        <rect className="card-back__scratch" x="240" y="94" width="51" height="22" rx="3" />
        <path className="card-back__lines" d="M18 148h190M18 162h160M18 176h176" />
      </svg>
      <figcaption>{children}</figcaption>
    </figure>
  )
}

const bars = [0, 5, 8, 15, 18, 24, 31, 34, 40, 47, 50, 57, 63, 66, 73, 80, 83, 90]

export function VoucherFront({ children }: { readonly children: ReactNode }) {
  return (
    <figure className="card-back">
      <svg viewBox="0 0 317 150" width="317" height="150" aria-hidden="true">
        <path
          className="card-back__paper"
          d="M10 .5h206a9 9 0 0 0 18 0h73a9.5 9.5 0 0 1 9.5 9.5v130a9.5 9.5 0 0 1-9.5 9.5h-73a9 9 0 0 0-18 0H10A9.5 9.5 0 0 1 .5 140V10A9.5 9.5 0 0 1 10 .5Z"
        />
        <path className="card-back__tear" d="M225 16v118" />
        <path className="card-back__bulbs" d="M24 56h96" />
        <text className="card-back__mark" x="22" y="44">
          MARQUEE
        </text>
        <rect className="card-back__ring" x="18" y="88" width="190" height="38" rx="5" />
        <text className="card-back__digits" x="28" y="113">
          SALLE-2-PLACES
        </text>
        {bars.map((at, index) => (
          <rect
            key={at}
            className="card-back__bar"
            x="248"
            y={28 + at}
            width="46"
            height={index % 3 === 0 ? 3.5 : 1.8}
          />
        ))}
      </svg>
      <figcaption>{children}</figcaption>
    </figure>
  )
}
