import { clock, formatsOf } from '@marquee/i18n/format.ts'
import type { TFunction } from 'i18next'
import { todayIn, wallClock } from '#models/site-clock.ts'
import type { Edition } from '../../document/edition.ts'
import type { ShownContent } from './content-previews.ts'
import { PREVIEW_TIME } from './preview-paths.ts'

export type Translate = TFunction<'preview'>

interface ContentProps {
  readonly content: ShownContent
  readonly edition: Pick<Edition, 'site' | 'language'>
  readonly t: Translate
}

export function ShownContents({ content, edition: { site, language }, t }: ContentProps) {
  const { drafts, at, days } = content
  const formats = formatsOf(language, site)
  if (at === null) return <p className="preview__content">{t(drafts ? 'banner.drafts' : 'banner.live')}</p>
  const wall = wallClock(site.timeZone, at)
  const today = todayIn(site.timeZone, at)
  const isOutside = days !== undefined && (today < days.first || today > days.last)
  return (
    <p className="preview__content">
      {t(drafts ? 'banner.draftsAt' : 'banner.at', { day: formats.fullDay(today), time: clock(wall) })}
      {isOutside && (
        <em>{t('banner.outside', { first: formats.date(days.first), last: formats.date(days.last) })}</em>
      )}
    </p>
  )
}

interface TimeProps extends ContentProps {
  readonly here: string
  /** Epoch milliseconds. */
  readonly now: number
}

export function TimeForm({ content: { at }, edition: { site }, here, now, t }: TimeProps) {
  return (
    <details className="preview__more preview__time">
      <summary>{t('banner.time.change')}</summary>
      <form method="post" action={`${PREVIEW_TIME}?${new URLSearchParams({ to: here })}`}>
        <label htmlFor="preview-at">{t('banner.time.label')}</label>
        <input
          id="preview-at"
          type="datetime-local"
          name="at"
          required
          defaultValue={wallClock(site.timeZone, at ?? now)}
        />
        <button className="btn btn--s">{t('banner.time.show')}</button>
        <button className="btn btn--s" name="now" value="1" formNoValidate>
          {t('banner.time.now')}
        </button>
      </form>
    </details>
  )
}
