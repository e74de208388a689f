import { uniqueKeys } from '../unique-keys.ts'
import './facts.css'

export interface PriceRow {
  label: string
  /** Formatted, with currency. */
  amount: string
  /** 1-based number of the term. */
  term?: number | null | undefined
  children?: readonly PriceRow[] | undefined
}

export interface PriceTableProps {
  caption: string
  rows: readonly PriceRow[]
}

interface FlatRow extends PriceRow {
  className?: string
}

function flatten(row: PriceRow): FlatRow[] {
  const children = row.children ?? []
  if (children.length === 0) return [row]
  return [
    { ...row, className: 'prices__parent' },
    ...children.map((child) => ({ ...child, className: 'prices__child' })),
  ]
}

export function PriceTable({ caption, rows }: PriceTableProps) {
  if (rows.length === 0) return null
  const lines = rows.flatMap(flatten)
  const keys = uniqueKeys(lines.map(({ label }) => label))
  return (
    <table className="prices">
      <caption>{caption}</caption>
      <tbody>
        {lines.map(({ label, amount, term, className }, index) => (
          <tr key={keys[index]} className={className}>
            <th scope="row">
              {label}
              {term ? <sup> {term}</sup> : null}
            </th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
