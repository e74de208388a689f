import { Icon } from '@marquee/design/brand/icon.tsx'
import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { useTranslation } from 'react-i18next'
import { ChatLauncher } from '../../features/chat/chat-launcher.tsx'
import type { HelpContactModel } from '../../page-models/help.ts'
import type { OutsideElementModel } from '../../page-models/outside.ts'
import { AssistantLauncher } from './assistant-launcher.tsx'

interface ContactBlockProps {
  readonly contact: HelpContactModel
  /** Full width. */
  readonly wide?: boolean
  readonly assistant?: OutsideElementModel | null
}

export function ContactBlock({ contact, wide, assistant }: ContactBlockProps) {
  const { t } = useTranslation('help')
  const { cinemasHref } = contact
  return (
    <section className="help-contact" data-wide={wide || undefined} aria-labelledby="help-contact">
      <span className="help-card__icon">
        <Icon name="chat" />
      </span>
      <div className="help-contact__words">
        <h2 className="help-contact__title" id="help-contact">
          {t('contact.title')}
        </h2>
        <p className="muted">{t(cinemasHref === null ? 'contact.textApp' : 'contact.text')}</p>
      </div>
      <div className="help-contact__ways">
        <div className="help-contact__chat js">
          {assistant && <AssistantLauncher agent={assistant} />}
          <ChatLauncher app={cinemasHref === null} />
        </div>
        {cinemasHref !== null && <ButtonLink href={cinemasHref}>{t('contact.cinemas')}</ButtonLink>}
      </div>
    </section>
  )
}
