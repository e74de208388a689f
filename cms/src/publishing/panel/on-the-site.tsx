'use client'

import { FieldLabel, Pill, useTranslation } from '@payloadcms/ui'
import { languageNames } from '#config/languages.ts'
import { queryOf } from '../../document-query.ts'
import { useOpenDocument } from '../../open-document.ts'
import type { LanguageStatus, PublicationStatus } from '../../outbox/publication-status.ts'
import { outboxTexts } from '../../outbox/texts.ts'
import { useLooking } from '../../outbox/use-looking.ts'
import { timeIn } from '../../texts/texts.ts'
import { ReasonText } from './reason.tsx'
import './on-the-site.css'

/** Milliseconds between requests, with and without a pending delivery. */
const [SOON, LATER] = [1_000, 10_000]

const colours = {
  live: 'success',
  waiting: 'warning',
  refused: 'error',
  draft: 'light',
  imported: 'light',
} as const satisfies Record<LanguageStatus, string>

const pause = ({ state }: PublicationStatus) => (state === 'waiting' ? SOON : LATER)

function Languages({
  publicationStatus,
  t,
}: {
  readonly publicationStatus: PublicationStatus
  readonly t: ReturnType<typeof outboxTexts.t>
}) {
  return publicationStatus.languages.map(({ language, state, page }) => (
    // A pill is a block.
    <div key={language}>
      <Pill size="small" pillStyle={colours[state]}>
        {t(state)}
      </Pill>{' '}
      <span lang={language}>{languageNames[language]}</span>{' '}
      {page && (
        <a href={page} target="_blank" rel="noopener">
          {t('see')}
        </a>
      )}
    </div>
  ))
}

/** The panel beside a document: its delivery state by language. */
export function OnTheSite() {
  const { i18n } = useTranslation()
  const document = useOpenDocument()
  const { seen: publicationStatus } = useLooking<PublicationStatus>(
    document && `/deliveries/standing?${queryOf(document)}`,
    pause,
  )
  const t = outboxTexts.t(i18n.language)
  if (!publicationStatus) return null
  const { sentAt, reason, formerSlugs, languages } = publicationStatus
  return (
    <section className="field-type on-the-site" aria-live="polite">
      <FieldLabel as="h3" label={outboxTexts.label('labels.panel')} />
      {languages.length > 0 ? (
        <Languages publicationStatus={publicationStatus} t={t} />
      ) : (
        <p>{t('notYet')}</p>
      )}
      {reason && (
        <p>
          <ReasonText reason={reason} />
        </p>
      )}
      {sentAt && <p>{t('delivered', { time: timeIn(i18n.language, sentAt) })}</p>}
      {formerSlugs.length > 0 && <p>{t('former', { slugs: formerSlugs.join(', ') })}</p>}
    </section>
  )
}
