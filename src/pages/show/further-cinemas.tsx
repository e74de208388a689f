import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { useTranslation } from 'react-i18next'
import type { LinkModel } from '../../page-models/parts.ts'

/** Links to the times at cinemas beyond the list. */
export function FurtherCinemas({ further }: { readonly further: readonly LinkModel[] }) {
  const { t } = useTranslation('show')
  if (further.length === 0) return null
  return (
    <p className="tt__more noprint">
      {t('timetable.further')}{' '}
      {further.map(({ label, href }) => (
        <TextLink key={href} small href={href}>
          {label}
        </TextLink>
      ))}
    </p>
  )
}
