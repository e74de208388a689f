import { PosterGrid } from '@marquee/design/cards/poster-grid.tsx'
import { type ReactNode, useState } from 'react'
import { useEdition } from './edition.ts'
import type { Samples } from './samples.ts'

type Draw = (samples: Samples) => ReactNode

function Drawn({ draw }: { readonly draw: Draw }) {
  return draw(useEdition().samples)
}

/** A story: a component in one state, with samples of the chosen site in the chosen language. */
export const state = (draw: Draw) => ({ render: () => <Drawn draw={draw} /> })

/** A state in a box of these classes. */
export const stateIn = (className: string, draw: Draw) =>
  state((samples) => <div className={className}>{draw(samples)}</div>)

/** A card, as in a grid of posters. */
export const cardState = (draw: Draw) =>
  state((samples) => (
    <PosterGrid>
      <li>{draw(samples)}</li>
    </PosterGrid>
  ))

/** A state of components as wide as the page. */
export const wideState = (draw: Draw) => ({ ...state(draw), parameters: { layout: 'fullscreen' } })

/** A container as high as a page, for overlays. A popover inside is shown without being opened. */
export function Over({ children }: { readonly children: ReactNode }) {
  return <div className="gallery-over">{children}</div>
}

interface ChosenProps<Value> {
  readonly first: Value
  readonly children: (value: Value, choose: (value: Value) => void) => ReactNode
}

/** Holds the state of a controlled component. */
export function Chosen<Value>({ first, children }: ChosenProps<Value>) {
  const [value, choose] = useState(first)
  return children(value, choose)
}

/** As the cards of a programme name formats. */
export const namesOf = (marks: Samples['marks']): readonly string[] => marks.map(({ label }) => label)

export const nothing = () => {}
