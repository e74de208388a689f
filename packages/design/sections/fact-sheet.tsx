import type { ReactNode } from 'react'
import { uniqueKeys } from '../unique-keys.ts'
import './facts.css'

export interface SheetRow {
  term: string
  value: ReactNode
}

export function FactSheet({ rows }: { rows: readonly SheetRow[] }) {
  if (rows.length === 0) return null
  const keys = uniqueKeys(rows.map(({ term }) => term))
  return (
    <dl className="sheet">
      {rows.flatMap(({ term, value }, index) => [
        <dt key={`t-${keys[index]}`}>{term}</dt>,
        <dd key={`d-${keys[index]}`}>{value}</dd>,
      ])}
    </dl>
  )
}
