import { Breadcrumb } from '@marquee/design/controls/breadcrumb.tsx'
import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { Accordion } from '@marquee/design/sections/accordion.tsx'
import { Section } from '@marquee/design/sections/section-head.tsx'
import { useTranslation } from 'react-i18next'
import { Steps } from '../../features/card-check/steps.tsx'
import { openModal } from '../../features/modals/modals.ts'
import type { GiftCardPage } from '../../page-models/cards.ts'
import { GiftCardFace } from './gift-card-face.tsx'
import './gift-card.css'

const steps = ['choose', 'send', 'enjoy'] as const
const terms = ['where', 'rest', 'lost', 'valid'] as const

function Hero({ page }: { readonly page: GiftCardPage }) {
  const { t } = useTranslation('giftcard')
  const [front = 'premiere', behind = 'night', last = 'feast'] = page.designs
  return (
    <div className="gift-hero dark">
      <div className="wrap gift-hero__in">
        <div className="gift-hero__words">
          <Breadcrumb crumbs={page.breadcrumb} />
          <h1 className="display">{t('title')}</h1>
          <p className="large">{t('lead')}</p>
          <div className="row row--l">
            <ButtonLink look="book" href={page.orderHref}>
              {t('order.action')}
            </ButtonLink>
            <ButtonLink
              href={page.balanceHref}
              opens="giftCard"
              onPress={(trigger) => openModal('giftCard', { href: page.balanceHref }, trigger)}
            >
              {t('balance.action')}
            </ButtonLink>
          </div>
        </div>
        <div className="gift-hero__fan">
          <GiftCardFace design={last} />
          <GiftCardFace design={behind} />
          <GiftCardFace design={front} amount={page.amounts[2]?.label} />
        </div>
      </div>
    </div>
  )
}

export function GiftCardView({ page }: { readonly page: GiftCardPage }) {
  const { t } = useTranslation('giftcard')
  return (
    <>
      <Hero page={page} />
      <Section id="gift-designs" title={t('designs.title')}>
        <ul className="gift-designs">
          {page.designs.map((design) => (
            <li key={design}>
              <GiftCardFace design={design} />
              <h3>{t(`designs.${design}`)}</h3>
              <p className="muted small">{t(`designs.${design}Text`)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="gift-amounts" title={t('amounts.title')}>
        <ul className="gift-amounts num">
          {page.amounts.map(({ value, label, href }) => (
            <li key={value}>
              <a href={href} aria-label={t('amounts.order', { amount: label })}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <p className="muted gift-note">{t('amounts.account')}</p>
        <p className="muted gift-note">{t('amounts.text')}</p>
      </Section>
      <Section id="gift-how" title={t('how.title')}>
        <Steps steps={steps.map((step) => ({ title: t(`how.${step}`), text: t(`how.${step}Text`) }))} />
      </Section>
      <Section
        id="gift-terms"
        title={t('terms.title')}
        more={{ href: page.cinemasHref, label: t('help.cinemas') }}
      >
        <Accordion
          name="gift-terms"
          items={terms.map((term) => ({
            id: term,
            title: t(`terms.${term}`),
            content: <p>{t(`terms.${term}Text`)}</p>,
          }))}
        />
      </Section>
    </>
  )
}
