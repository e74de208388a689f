import { Field } from '@marquee/design/controls/field.tsx'
import { Form, FormEnd, Notice } from '@marquee/forms/form.tsx'
import type { PageResponse, ShownPage } from '@marquee/forms/page.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { nameKey } from '../../typed-names.ts'
import { staffPaths } from '../staff-clients.ts'
import type { PasswordLink, PersonFault, PersonFields } from '../staff-people.ts'
import { type StaffPerson } from '../store/people.ts'
import { ErrorSummary } from './layout.tsx'
import type { Errors, PersonContext, PersonPage } from './page.ts'
import { PersonFormFields, personFields } from './rights-form.tsx'
import { mailLanguage, staffMail } from './staff-mails.ts'
import { type StaffTexts, useTexts } from './texts.ts'

const { list: most, name: longestName, links } = serviceLimits.staff

/** Rights of a person, in one line. */
function summaryOf({ t, siteName, languageName }: StaffTexts, { rights }: StaffPerson): string {
  const { manages, flags, content } = rights
  const withReach = (role: string, reach: readonly string[]) =>
    reach.length === 0 ? role : `${role} (${reach.join(', ')})`
  const parts = [
    flags &&
      t('people.summary.flags', {
        role: withReach(t(`rights.flagRoles.${flags.role}`), flags.sites.map(siteName)),
      }),
    content &&
      t('people.summary.content', {
        role: withReach(t(`rights.contentRoles.${content.role}`), [
          ...content.sites.map(siteName),
          ...content.languages.map(languageName),
        ]),
      }),
    manages && t('people.summary.manages'),
  ].filter(Boolean)
  return parts.length === 0 ? t('people.summary.nothing') : parts.join(' · ')
}

const addressOf = (person: StaffPerson) => `${staffPaths.person}?${new URLSearchParams({ id: person.id })}`

function Row({ person, isSelf }: { readonly person: StaffPerson; readonly isSelf: boolean }) {
  const texts = useTexts()
  const { t } = texts
  return (
    <li className="staff-row">
      <p>
        <a className="staff-open" href={addressOf(person)}>
          {person.name}
        </a>{' '}
        {isSelf && <span className="muted">{t('people.you')} </span>}
        {person.state !== 'active' && <span className="staff-tag">{t(`people.states.${person.state}`)}</span>}
        <br />
        <span className="small muted">
          {person.email ?? t('people.addressMissing')}
          <br />
          {summaryOf(texts, person)}
        </span>
      </p>
    </li>
  )
}

const dones = ['changed', 'removed', 'suspended', 'resumed', 'factor'] as const

async function peoplePage(context: PersonContext): Promise<ShownPage> {
  const { staff, person: self, url, texts } = context
  const { t } = texts
  const search = url.searchParams.get('q')?.trim() ?? ''
  const key = nameKey(search)
  const all = await staff.people.list()
  const found = all.filter(({ name, email }) => nameKey(name).includes(key) || email?.includes(key))
  const done = dones.find((each) => each === url.searchParams.get('done'))
  const name = url.searchParams.get('name') ?? t('people.someone')
  return {
    kind: 'page',
    title: t('people.title'),
    lead: <p>{t('people.lead')}</p>,
    body: (
      <div className="staff staff--list">
        {done && <Notice look="done" title={t(`people.done.${done}`, { name })} />}
        <p>
          <a className="btn btn--solid" href={staffPaths.invite}>
            <span>{t('people.invite')}</span>
          </a>
        </p>
        <form className="client-form staff-find" action={staffPaths.people}>
          <Field name="q" label={t('people.search')} defaultValue={search} autoComplete="off" />
          <FormEnd
            look="plain"
            leave={search === '' ? undefined : { href: staffPaths.people, label: t('people.all') }}
          >
            {t('people.find')}
          </FormEnd>
        </form>
        {found.length === 0 && <p>{t('people.none')}</p>}
        <ul className="staff-list" role="list">
          {found.slice(0, most).map((each) => (
            <Row key={each.id} person={each} isSelf={each.id === self.id} />
          ))}
        </ul>
        {found.length > most && <p className="muted">{t('people.more')}</p>}
      </div>
    ),
  }
}

const people: PersonPage = { needs: 'manager', get: peoplePage }

/** Faults that are missing here concern the whole form. */
const fieldsOf: Readonly<Partial<Record<PersonFault, string>>> = {
  nameMissing: 'name',
  nameTooLong: 'name',
  emailInvalid: 'email',
  emailTaken: 'email',
  flagSitesMissing: 'flag-sites',
  contentSitesMissing: 'content-sites',
  languagesMissing: 'languages',
  lastManager: 'manages',
}

export const errorsOf = ({ t }: StaffTexts, why: PersonFault): Errors => ({
  [fieldsOf[why] ?? 'content']: t(`people.faults.${why}`, { longestName }),
})

export const statusOf = (why: PersonFault) => (why === 'notAllowed' ? 403 : why === 'unknown' ? 404 : 422)

/** Mails the link, or shows it where no mail is sent. */
export async function linkPage(context: PersonContext, { person, token }: PasswordLink): Promise<ShownPage> {
  const { mails, origin, texts } = context
  const { t, language } = texts
  const kind = person.state === 'invited' ? 'invitation' : 'password'
  const { hours } = links[kind]
  const { name } = person
  const href = `${origin}${staffPaths.invitation}?${new URLSearchParams({ token })}`
  const reader = mailLanguage(person, language)
  if (mails.sends && person.email !== null)
    await mails.queue(reader, person.email, staffMail(reader, kind, person, { href, origin }))
  return {
    kind: 'page',
    title: t('link.title', { name }),
    body: (
      <div className="staff">
        <p className="measure">{t(mails.sends ? 'link.sent' : 'link.text', { name, hours })}</p>
        {!mails.sends && (
          <p>
            <output className="staff-link" aria-label={t('link.label')}>
              {href}
            </output>
          </p>
        )}
        <p>
          <a className="btn" href={staffPaths.people}>
            <span>{t('link.back')}</span>
          </a>
        </p>
      </div>
    ),
  }
}

function invitePage(
  context: PersonContext,
  fields: PersonFields,
  errors: Errors = {},
  status = 200,
): ShownPage {
  const { t } = context.texts
  return {
    kind: 'page',
    status,
    title: t('invite.title'),
    lead: <p>{t('invite.lead', { hours: links.invitation.hours })}</p>,
    body: (
      <div className="staff">
        <ErrorSummary errors={errors} />
        <Form context={context} action={staffPaths.invite}>
          <PersonFormFields fields={fields} errors={errors} />
          <FormEnd leave={{ href: staffPaths.people, label: t('invite.back') }}>{t('invite.submit')}</FormEnd>
        </Form>
      </div>
    ),
  }
}

const nobody: PersonFields = { name: '', email: '', rights: { manages: false, flags: null, content: null } }

const invite: PersonPage = {
  needs: 'manager',
  get: (context) => invitePage(context, nobody),
  async post(context, form): Promise<PageResponse> {
    const { staff, person, texts } = context
    const fields = personFields(form)
    const result = await staff.people.invite(fields, person)
    return result.kind === 'done'
      ? linkPage(context, result.link)
      : invitePage(context, fields, errorsOf(texts, result.why), statusOf(result.why))
  },
}

export const peoplePages = { [staffPaths.people]: people, [staffPaths.invite]: invite } as const
