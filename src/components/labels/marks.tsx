import { Icon } from '../brand/icon.tsx'
import type { IconName } from '../brand/icon-paths.tsx'
import { uniqueKeys } from '../unique-keys.ts'

export interface FormatMark {
  label: string
  /** Shown instead of the letters, which stay for screen readers. */
  icon?: IconName | undefined
}

export function Mk({ label, icon }: FormatMark) {
  if (!icon) return <span className="mk">{label}</span>
  return (
    <span className="mk" title={label}>
      <Icon name={icon} />
      <span className="vh">{label}</span>
    </span>
  )
}

export function Marks({ marks }: { marks: readonly FormatMark[] | undefined }) {
  if (!marks || marks.length === 0) return null
  const keys = uniqueKeys(marks.map(({ label }) => label))
  return (
    <ul className="marks">
      {marks.map((mark, index) => (
        <li key={keys[index]}>
          <Mk {...mark} />
        </li>
      ))}
    </ul>
  )
}
