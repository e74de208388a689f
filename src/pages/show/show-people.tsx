import { classNames } from '@marquee/design/class-names.ts'
import { NO_TONE } from '@marquee/design/pictures/picture.tsx'
import { uniqueKeys } from '@marquee/design/unique-keys.ts'

interface ShowPeopleProps {
  readonly label: string
  /** Class of the film's colour. */
  readonly tone: string | null | undefined
  readonly people: readonly { readonly name: string; readonly role: string | null }[]
}

const initialsOf = (name: string) => {
  const words = name.split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters.map((word) => Array.from(word ?? '')[0]).join('')
}

/** The content has names only, so a plate with the initials is drawn for each. */
export function ShowPeople({ label, tone, people }: ShowPeopleProps) {
  if (people.length === 0) return null
  const keys = uniqueKeys(people.map(({ name }) => name))
  return (
    <ul className={classNames('people', tone ?? NO_TONE)} aria-label={label}>
      {people.map(({ name, role }, index) => (
        <li key={keys[index]}>
          <span className="people__face" aria-hidden="true">
            {initialsOf(name)}
          </span>
          <b>{name}</b>
          {role && <small>{role}</small>}
        </li>
      ))}
    </ul>
  )
}
