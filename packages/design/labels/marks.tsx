import { createContext, useContext } from 'react'
import { Icon } from '../brand/icon.tsx'
import type { IconName } from '../brand/icon-paths.ts'
import { classNames } from '../class-names.ts'
import { uniqueKeys } from '../unique-keys.ts'

export interface FormatMark {
  label: string
  /** Replaces the letters, which stay for screen readers. */
  icon?: IconName | undefined
  /** URL of an icon. */
  image?: string | undefined
  /** Tag whose note it opens, if the page has one. */
  tag?: string | undefined
  lit?: boolean | undefined
  /** True if the hall lacks it; the icon is struck through. */
  missing?: boolean | undefined
}

/** Wheelchair places are the normal case: only their lack is worth a mark beside a time. */
export const isExceptional = ({ icon, missing }: FormatMark) => icon !== 'accessibility' || missing === true

/** Tag → id of its note on the page. */
export const ExplainedTags = createContext<ReadonlyMap<string, string>>(new Map())

function Face({ label, icon, image }: FormatMark) {
  if (!icon && !image) return label
  return (
    <>
      {image ? (
        <img src={image} width="28" height="14" alt="" loading="lazy" />
      ) : (
        icon && <Icon name={icon} />
      )}
      <span className="visually-hidden">{label}</span>
    </>
  )
}

/** A popover button if the page explains the format; works without script. */
export function Mk(mark: FormatMark) {
  const note = useContext(ExplainedTags).get(mark.tag ?? '')
  const face = (
    <span
      className={classNames('mk', mark.lit && 'mk--lit', mark.missing && 'mk--missing')}
      title={note === undefined && mark.icon ? mark.label : undefined}
    >
      <Face {...mark} />
    </span>
  )
  if (note === undefined) return face
  return (
    <button className="mkb" type="button" popoverTarget={note}>
      {face}
    </button>
  )
}

/** Accessibility features, in words. */
export function HelpMark({ label, icon, image, tag }: FormatMark) {
  const note = useContext(ExplainedTags).get(tag ?? '')
  const face = (
    <small className="help">
      {image ? (
        <img src={image} width="16" height="16" alt="" loading="lazy" />
      ) : (
        icon && <Icon name={icon} small />
      )}
      <span>{label}</span>
    </small>
  )
  if (note === undefined) return face
  return (
    <button className="mkb mkb--help" type="button" popoverTarget={note}>
      {face}
    </button>
  )
}

/** Short names of formats, each once. */
export const FormatNames = ({ names = [] }: { names: readonly string[] | undefined }) => (
  <Marks marks={[...new Set(names)].map((label) => ({ label }))} />
)

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
