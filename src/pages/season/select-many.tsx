import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/brand/icon.tsx'
import { useSelectionActions } from '../../features/season/season-selection.tsx'

interface SelectManyProps {
  readonly day: string
  /** Showtimes of the day that are not chosen yet. */
  readonly added: readonly string[]
  readonly tokens: readonly string[]
}

/** Puts every showtime of a day aside at once; without script it sends the form. */
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
        <span className="vh">, {day}</span>
      </span>
    </button>
  )
}
