import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { EmptyState } from '@marquee/design/feedback/states.tsx'
import { ListHead } from '@marquee/design/heroes/list-head.tsx'
import { Accordion } from '@marquee/design/sections/accordion.tsx'
import { Section } from '@marquee/design/sections/section-head.tsx'
import { useTranslation } from 'react-i18next'
import { CheckLink } from '../../features/card-check/check-link.tsx'
import { Steps } from '../../features/card-check/steps.tsx'
import { useSite } from '../../page-kit/site-context.ts'
import { EcardPass } from './ecard-pass.tsx'
import type { EcardsPage } from './ecards-model.ts'
import './ecards.css'

const steps = ['choose', 'receive', 'use'] as const
const terms = ['who', 'which', 'extra', 'time', 'back'] as const

function Others({ page }: { readonly page: EcardsPage }) {
  const { t } = useTranslation('ecards')
  const { otherSize, giftCardHref, voucherHref, cinemasHref } = page
  const balanceHref = useSite().hrefOf('giftCardBalance')
  return (
    <ul className="ecards-others">
      {otherSize !== null && (
        <li>
          <TextLink href={otherSize.href}>{t('other', { count: otherSize.seats })}</TextLink>
        </li>
      )}
      {giftCardHref !== null && (
        <li>
          <TextLink href={giftCardHref}>{t('giftCard')}</TextLink>
        </li>
      )}
      {balanceHref !== undefined && (
        <li>
          <CheckLink check="giftCard" href={balanceHref}>
            {t('balance')}
          </CheckLink>
        </li>
      )}
      {voucherHref !== null && (
        <li>
          <CheckLink check="voucherChecker" href={voucherHref}>
            {t('voucher')}
          </CheckLink>
        </li>
      )}
      <li>
        <TextLink href={cinemasHref}>{t('cinemas')}</TextLink>
      </li>
    </ul>
  )
}

export function EcardsView({ page }: { readonly page: EcardsPage }) {
  const { t } = useTranslation('ecards')
  const { cards, seats, otherSize, cinemasHref } = page
  const way =
    otherSize === null
      ? { href: cinemasHref, label: t('cinemas') }
      : { href: otherSize.href, label: t('other', { count: otherSize.seats }) }
  return (
    <>
      <ListHead
        title={t('title', { count: seats })}
        text={t('lead', { count: seats })}
        crumbs={page.breadcrumb}
      />
      <div className="wrap pad-block ecards">
        {cards.length === 0 ? (
          <EmptyState
            level={2}
            title={t('empty.title', { count: seats })}
            text={t('empty.text')}
            actions={[way]}
          />
        ) : (
          cards.map((card, index) => <EcardPass key={card.key} card={card} first={index === 0} />)
        )}
      </div>
      <Section id="ecards-how" title={t('how.title')}>
        <Steps steps={steps.map((step) => ({ title: t(`how.${step}`), text: t(`how.${step}Text`) }))} />
      </Section>
      <Section id="ecards-terms" title={t('terms.title')}>
        <div className="cols">
          <div>
            <Accordion
              name="ecards-terms"
              items={terms.map((term) => ({
                id: term,
                title: t(`terms.${term}`),
                content: <p>{t(`terms.${term}Text`)}</p>,
              }))}
            />
          </div>
          <Others page={page} />
        </div>
      </Section>
    </>
  )
}
