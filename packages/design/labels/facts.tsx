import { Children, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export interface FactsProps {
  facts: ReadonlyArray<ReactNode>
  small?: boolean | undefined
}

/** Absent facts leave no separator. */
export function Facts({ facts, small }: FactsProps) {
  const present = facts.filter((fact) => fact !== null && fact !== undefined && fact !== '' && fact !== false)
  if (present.length === 0) return null
  return (
    <ul className={classNames('facts num', small && 'facts--small')}>
      {Children.map(present, (fact) => (
        <li>{fact}</li>
      ))}
    </ul>
  )
}
