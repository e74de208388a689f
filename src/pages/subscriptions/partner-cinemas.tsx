import { Section } from '@marquee/design/sections/section-head.tsx'
import { useTranslation } from 'react-i18next'
import { PartnerGroups } from '../../features/subscription/partner-groups.tsx'
import type { SubscriptionOffersPage } from '../../page-models/subscriptions.ts'

/** Fragment of the heading. */
export const PARTNERS = 'pass-cinemas'

/** Longer lists are folded. */
const SHORT_LIST = 12

/** Cinemas by city. A long list is folded only with script. */
export function PartnerCinemas({
  page: { cinemas, cinemaCount, name },
}: {
  readonly page: SubscriptionOffersPage
}) {
  const { t } = useTranslation('subscriptions')
  if (cinemaCount === 0) return null
  return (
    <Section id={PARTNERS} title={t('cinemas.title', { name })}>
      {cinemaCount > SHORT_LIST ? (
        <details className="partners">
          <summary>{t('cinemas.all', { count: cinemaCount })}</summary>
          <PartnerGroups groups={cinemas} />
        </details>
      ) : (
        <div className="partners">
          <PartnerGroups groups={cinemas} />
        </div>
      )}
    </Section>
  )
}
