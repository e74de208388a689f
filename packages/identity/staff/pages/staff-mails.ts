import { serviceLimits } from '#config/service-limits.ts'
import { sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { StaffPerson } from '../store/people.ts'
import { staffTexts } from './texts.ts'

export interface StaffMail {
  readonly subject: string
  readonly hello: string
  readonly text: string
  readonly way: { readonly label: string; readonly href: string }
  /** Text after the link. */
  readonly after: string
  /** The reason why the mail was sent. */
  readonly reason: string
  /** The text around the body of every mail. */
  readonly frame: { readonly linkHint: string; readonly bye: string; readonly team: string }
}

/** The outbox of the site. */
export interface StaffMails {
  /** False: no mail leaves this process, so that pages show links. */
  readonly sends: boolean
  queue(language: Language, to: string, mail: StaffMail): Promise<void>
}

export type MailKind = 'invitation' | 'password' | 'newDevice'

interface MailValues {
  readonly href: string
  readonly origin: string
  readonly device?: string | null
}

type MailFrame = Pick<StaffMail, 'hello' | 'reason' | 'frame'>

/** What all mails to staff have in common; `host` is that of their account. */
export function staffMailFrame(
  language: Language,
  values: Readonly<Record<'name' | 'host', string>>,
): MailFrame {
  const { t } = staffTexts(language)
  return {
    hello: t('mail.hello', values),
    reason: t('mail.reason', values),
    frame: { linkHint: t('mail.linkHint'), bye: t('mail.bye'), team: t('mail.team') },
  }
}

/** The language of the page from which a mail is sent, if its reader works in it, otherwise the first of the reader's. */
export function mailLanguage({ rights: { content, flags } }: StaffPerson, language: Language): Language {
  const reach = [...(content?.sites ?? []), ...(flags?.sites ?? [])]
  const spoken: readonly Language[] = content?.languages.length
    ? content.languages
    : reach.flatMap((site) => sites[site].languages)
  return spoken.includes(language) ? language : (spoken[0] ?? language)
}

const { invitation, password } = serviceLimits.staff.links

export function staffMail(
  language: Language,
  kind: MailKind,
  { name }: StaffPerson,
  { href, origin, device }: MailValues,
): StaffMail {
  const { t } = staffTexts(language)
  const host = new URL(origin).host
  const hours = { invitation: invitation.hours, password: password.hours, newDevice: 0 }[kind]
  const values = { name, host, count: hours, device: device ?? t('sessions.unknown') }
  return {
    ...staffMailFrame(language, { name, host }),
    subject: t(`mail.${kind}.subject`, values),
    text: t(`mail.${kind}.text`, values),
    way: { label: t(`mail.${kind}.action`), href },
    after: t(`mail.${kind}.after`, values),
  }
}
