import type { ReactNode } from 'react'
import './card-back.css'

/** Where number and PIN stand on a card's back; the words beside it say the same. */
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
