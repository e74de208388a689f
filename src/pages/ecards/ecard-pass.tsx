import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { WidePicture } from '@marquee/design/pictures/wide-picture.tsx'
import { SiteLink } from '@marquee/design/site-link.tsx'
import { useTranslation } from 'react-i18next'
import { BusinessCode } from '../../features/business-code/business-code.tsx'
import type { EcardModel } from './ecards-model.ts'

const PICTURE = '(min-width: 1080px) 46vw, 92vw'

function Price({ card }: { readonly card: EcardModel }) {
  const { t } = useTranslation('ecards')
  return (
    <p className="ecard-pass__price num">
      <b>{card.total}</b>
      {card.initial !== null && (
        <span className="ecard-pass__was">
          <span className="visually-hidden">{t('insteadOf')} </span>
          <s>{card.initial}</s>
        </span>
      )}
      {card.saving !== null && <span className="ecard-pass__saving">{card.saving}</span>}
      {card.single !== null && <small>{t('single', { price: card.single })}</small>}
    </p>
  )
}

function Validity({ card }: { readonly card: EcardModel }) {
  const { t } = useTranslation('ecards')
  if (card.national) return <p className="muted">{t('national')}</p>
  if (card.cinemas.length === 0) return <p className="muted">{t('someCinemas')}</p>
  return (
    <details className="acc ecard-pass__where">
      <summary>{t('inCinemas', { count: card.cinemas.length })}</summary>
      <ul>
        {card.cinemas.map(({ href, label }) => (
          <li key={href}>
            <SiteLink className="link" to={href}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

interface EcardPassProps {
  readonly card: EcardModel
  /** The first card: its order is the page's yellow button, its picture the main one. */
  readonly first: boolean
}

export function EcardPass({ card, first }: EcardPassProps) {
  const { t } = useTranslation('ecards')
  const { order, giftHref, businessCode, title } = card
  return (
    <article className="ecard-pass">
      <WidePicture
        className="ecard-pass__pic"
        picture={card.picture && { ...card.picture, alt: card.alt }}
        sizes={PICTURE}
        widest={1280}
        priority={first ? 'first' : 'late'}
      />
      <div className="ecard-pass__body">
        <div className="ecard-pass__head">
          {card.highlight !== null && <p className="ecard-pass__highlight">{card.highlight}</p>}
          <h2>{title}</h2>
        </div>
        <Price card={card} />
        <Validity card={card} />
        {order === null ? (
          <p className="ecard-pass__none">{t('notOnline')}</p>
        ) : (
          <div className="row row--l">
            <ButtonLink
              look={card.highlight === null ? 'solid' : 'book'}
              icon="ticket"
              href={order.href}
              external={order.external}
            >
              {t('order')}
              <span className="visually-hidden"> {title}</span>
            </ButtonLink>
            {giftHref !== null && (
              <ButtonLink look="plain" href={giftHref} external={order.external}>
                {t('gift.action')}
                <span className="visually-hidden"> {title}</span>
              </ButtonLink>
            )}
          </div>
        )}
        {first && giftHref !== null && <p className="small muted">{t('gift.text')}</p>}
        {businessCode !== null && (
          <details className="acc ecard-pass__code">
            <summary>{t('businessCode.title')}</summary>
            <BusinessCode
              {...businessCode}
              label={t('businessCode.label')}
              hint={t('businessCode.hint')}
              submit={t('businessCode.submit')}
            />
          </details>
        )}
      </div>
    </article>
  )
}
