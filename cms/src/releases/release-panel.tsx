'use client'

import { Button, Pill, useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useLooking } from '../outbox/use-looking.ts'
import { schedulingTexts } from '../scheduling/texts.ts'
import type { ReleaseState } from './release-state.ts'
import '../scheduling/scheduling.css'
import { useTexts } from '../texts/use-texts.ts'

const pause = () => 5_000
const pills = { scheduled: 'light', failed: 'error', done: 'success' } as const

/** The panel above a saved release says that it is scheduled or over, or why it failed. */
export function ReleasePanel() {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const { code } = useLocale()
  const t = useTexts(schedulingTexts)
  const { seen } = useLooking<ReleaseState>(id === undefined ? undefined : `/releases/${id}/state`, pause)
  if (!seen) return null
  return (
    <section className="scheduling release" aria-live="polite">
      <p>
        <Pill size="small" pillStyle={pills[seen.state]}>
          {t(`releaseStates.${seen.state}`)}
        </Pill>{' '}
        {seen.when}
      </p>
      {seen.failed.length > 0 && (
        <div className="scheduling__failed">
          <p>{t('releaseFailed')}</p>
          <ul>
            {seen.failed.map(({ title, what, why }) => (
              <li key={`${title} ${what}`}>
                {title} ({what}) – {[why.message ?? t('wasIncomplete'), ...why.issues].join(' ')}
              </li>
            ))}
          </ul>
        </div>
      )}
      {seen.state === 'scheduled' && (
        <>
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            el="anchor"
            newTab
            url={`${config.routes.api}/releases/${id}/preview?locale=${code}`}
          >
            {t('previewRelease')}
          </Button>
          <p>{t('callOffHint')}</p>
        </>
      )}
    </section>
  )
}
