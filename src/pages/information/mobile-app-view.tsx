import { Icon } from '@marquee/design/brand/icon.tsx'
import type { IconName } from '@marquee/design/brand/icon-paths.ts'
import { Breadcrumb } from '@marquee/design/controls/breadcrumb.tsx'
import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { Section } from '@marquee/design/sections/section-head.tsx'
import { useTranslation } from 'react-i18next'
import { InstallSite } from '../../features/offline/install-site.tsx'
import type { MobileAppPage } from '../../page-models/information.ts'
import './information.css'
import './mobile-app.css'
import { ProgrammeScreen, TicketScreen } from './phone-screens.tsx'

const features = [
  ['ticket', 'tickets'],
  ['clock', 'times'],
  ['bell', 'reminders'],
  ['heart', 'favourites'],
  ['pin', 'nearby'],
  ['accessibility', 'access'],
] as const satisfies readonly (readonly [IconName, string])[]

/** The code leads from a desktop to the phone. */
function Code({ code: { size, path } }: Pick<MobileAppPage, 'code'>) {
  const { t } = useTranslation('mobile-app')
  return (
    <figure className="app__code">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('code')} shapeRendering="crispEdges">
        <path d={path} />
      </svg>
      <figcaption>{t('scan')}</figcaption>
    </figure>
  )
}

/** The screens show films of this week. */
export function MobileAppView({ page }: { readonly page: MobileAppPage }) {
  const { t } = useTranslation('mobile-app')
  const { stores, systems, shows, cinema, installable, code } = page
  return (
    <>
      <div className="info app dark">
        <div className="wrap app__in">
          <div className="app__text">
            <Breadcrumb crumbs={page.breadcrumb} />
            <div className="info__text">
              <h1 className="display">{t('title')}</h1>
              <p className="info__sub">{t('subtitle')}</p>
              <p className="muted">{t('text')}</p>
              <div className="row row--l">
                {[stores.ios, stores.android].map(({ label, href }) => (
                  <ButtonLink key={href} look="solid" icon="mobile" href={href} external>
                    {label}
                  </ButtonLink>
                ))}
              </div>
              <p className="fine">{t('systems', systems)}</p>
            </div>
            <Code code={code} />
          </div>
          <div className="app__phones" aria-hidden="true">
            <ProgrammeScreen shows={shows} cinema={cinema} />
            <TicketScreen show={shows[0] ?? null} cinema={cinema} code={code} />
          </div>
        </div>
      </div>
      <Section id="app-features" title={t('features.title')}>
        <ul className="app__features">
          {features.map(([icon, name]) => (
            <li key={name}>
              <Icon name={icon} />
              <h3>{t(`features.${name}.title`)}</h3>
              <p className="muted">{t(`features.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </Section>
      {installable && <InstallSite />}
    </>
  )
}
