import { Breadcrumb } from '@marquee/design/controls/breadcrumb.tsx'
import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { EmptyState } from '@marquee/design/feedback/states.tsx'
import { WidePicture } from '@marquee/design/pictures/wide-picture.tsx'
import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { Section } from '@marquee/design/sections/section-head.tsx'
import { useTranslation } from 'react-i18next'
import { openModal } from '../../features/modals/modals.ts'
import type { SubscriptionOffersPage } from '../../page-models/subscriptions.ts'
import { ShowRail } from '../../programme/show-card.tsx'
import { PARTNERS, PartnerCinemas } from './partner-cinemas.tsx'
import { PlanForm } from './plan-form.tsx'
import { Worth } from './worth.tsx'
import './subscriptions.css'

interface PartProps {
  readonly page: SubscriptionOffersPage
}

function Head({ page }: PartProps) {
  const { t } = useTranslation('subscriptions')
  const { name, cinemaCount, cinemas, plans, ticket } = page
  const usual = plans?.find(({ highlighted }) => highlighted) ?? plans?.[0]
  return (
    <header className="pass-head dark">
      <div className="wrap">
        <Breadcrumb crumbs={page.breadcrumb} />
        <h1 className="display">{name}</h1>
        <p className="pass-head__lead">{t('lead')}</p>
        {cinemaCount > 0 && (
          <p className="pass-head__line">
            <TextLink
              href={`#${PARTNERS}`}
              opens="partners"
              onPress={(trigger) => openModal('partners', { name, cinemas }, trigger)}
            >
              {t('everywhere', { count: cinemaCount })}
            </TextLink>
          </p>
        )}
        {usual && ticket && <Worth plan={usual} ticket={ticket} />}
      </div>
    </header>
  )
}

/** Or the reason that there are none: maintenance, no response, nothing on sale. */
function Plans({ page }: PartProps) {
  const { t } = useTranslation('subscriptions')
  const { plans, maintenance, name } = page
  if (plans !== null && plans.length > 0)
    return <PlanForm plans={plans} orderHref={page.orderHref} ticket={page.ticket} />
  const state = maintenance ? 'maintenance' : plans === null ? 'unavailable' : 'none'
  return (
    <div className="pass-notice">
      <EmptyState
        title={t(`${state}.title`, { name })}
        text={t(`${state}.text`, { name })}
        actions={[{ label: t('films'), href: page.showsHref }]}
      />
    </div>
  )
}

function Promotion({ page: { promotion, maintenance } }: PartProps) {
  const { t } = useTranslation('subscriptions')
  if (promotion === null || maintenance) return null
  return (
    <aside className="pass-promo" aria-labelledby="pass-promotion">
      <h2 id="pass-promotion">{t('promotion')}</h2>
      <RichText html={promotion.text} />
      {promotion.until && <p className="num">{t('until', { date: promotion.until })}</p>}
      {promotion.cta && (
        <TextLink href={promotion.cta.href} external={promotion.cta.external} newTab={promotion.cta.newTab}>
          {promotion.cta.label}
        </TextLink>
      )}
    </aside>
  )
}

function OtherPromotions({ page: { otherPromotions } }: PartProps) {
  const { t } = useTranslation('subscriptions')
  return otherPromotions.map(({ label, text, until }) => (
    <div key={label} className="pass-other">
      <h3>{label}</h3>
      {text && <RichText html={text} muted />}
      {until && <p className="num">{t('until', { date: until })}</p>}
    </div>
  ))
}

function Teaser({ page: { teaser } }: PartProps) {
  if (teaser === null) return null
  const { title, text, picture, cta } = teaser
  return (
    <section className="section" aria-labelledby="pass-teaser">
      <div className="wrap">
        <div className="pass-teaser dark">
          <WidePicture
            className="pass-teaser__art"
            picture={picture}
            sizes="(min-width: 700px) 50vw, 92vw"
            widest={1280}
          />
          <div className="pass-teaser__in">
            <h2 id="pass-teaser">{title}</h2>
            {text && <p>{text}</p>}
            {cta && (
              <ButtonLink href={cta.href} external={cta.external} newTab={cta.newTab}>
                {cta.label}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}

export function SubscriptionOffersView({ page }: PartProps) {
  const { t } = useTranslation('subscriptions')
  return (
    <>
      <Head page={page} />
      <Section id="pass-plans" title={t('plans')}>
        <Promotion page={page} />
        <Plans page={page} />
        <OtherPromotions page={page} />
      </Section>
      <ShowRail
        title={t('shows', { name: page.name })}
        shows={page.shows}
        more={{ href: page.showsHref, label: t('allFilms') }}
      />
      <PartnerCinemas page={page} />
      <Teaser page={page} />
    </>
  )
}
