import { Icon } from '@marquee/design/brand/icon.tsx'
import { FactSheet, type SheetRow } from '@marquee/design/sections/fact-sheet.tsx'
import { auditoriumLabel } from '@marquee/i18n/auditorium-label.ts'
import { useTranslation } from 'react-i18next'
import type { MarkModel, TimeModel } from '../../page-models/parts.ts'
import type { ShowtimeData } from '../../programme/showtime-opener.ts'

const accessIcons: readonly MarkModel['icon'][] = ['accessibility', 'calm', 'captions', 'ear']

export const accessMarks = ({
  marks,
  accessibility,
}: Pick<ShowtimeData, 'marks' | 'accessibility'>): readonly MarkModel[] => [
  ...accessibility,
  ...marks.filter(({ icon }) => accessIcons.includes(icon)),
]

function Access({ marks }: { readonly marks: readonly MarkModel[] }) {
  return (
    <ul className="showtime__access">
      {marks.map(({ label, icon, image }) => (
        <li key={label}>
          {image !== undefined && <img src={image} width="20" height="20" alt="" />}
          {icon && <Icon name={icon} />}
          {label}
        </li>
      ))}
    </ul>
  )
}

interface ShowtimeSheetProps {
  readonly data: ShowtimeData
  /** The live time. */
  readonly time: TimeModel
  readonly access: readonly MarkModel[]
}

export function ShowtimeSheet({ data, time, access }: ShowtimeSheetProps) {
  const { t } = useTranslation('showtime')
  const { auditorium, seats, notes, special, status, price, ownPrice } = time
  const named = new Set(access.map(({ label }) => label))
  const further = notes.filter((note) => !named.has(note) && note !== special?.title)
  const name = auditoriumLabel(auditorium, t)
  const details = [name, seats === null ? null : t('seats', { count: seats })].filter((part) => part !== null)
  const rows: SheetRow[] = []
  if (price !== null && status === 'available')
    rows.push({ term: t(ownPrice ? 'ownPrice' : 'price'), value: price })
  if (data.versionNote !== null) rows.push({ term: t('version'), value: data.versionNote })
  if (details.length > 0) rows.push({ term: t('auditorium'), value: details.join(', ') })
  if (access.length > 0) rows.push({ term: t('access'), value: <Access marks={access} /> })
  if (further.length > 0) rows.push({ term: t('notes'), value: further.join(', ') })
  return <FactSheet rows={rows} />
}
