import { Icon } from '@marquee/design/brand/icon.tsx'
import { useTranslation } from 'react-i18next'
import { useSelectionActions } from '../../features/season/season-selection.tsx'

interface SelectManyProps {
  readonly day: string
  /** Showtimes that are not selected yet. */
  readonly added: readonly string[]
  readonly tokens: readonly string[]
}

/** Selects a whole day; without script it submits the form. */
export function SelectMany({ day, added, tokens }: SelectManyProps) {
  const { t } = useTranslation('seasons')
  const { selectMany } = useSelectionActions()
  return (
    <button
      type="submit"
      className="btn btn--s"
      name="showtimes"
      value={[...tokens, ...added].join(',')}
      onClick={(event) => {
        event.preventDefault()
        selectMany(added)
      }}
    >
      <Icon name="check" small />
      <span>
        {t('selection.many')}
        <span className="visually-hidden">, {day}</span>
      </span>
    </button>
  )
}
