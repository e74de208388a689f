import { Form, FormEnd, Notice } from '@marquee/forms/form.tsx'
import type { PageResponse, ShownPage } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import { staffPaths } from '../staff-clients.ts'
import type { PersonFields } from '../staff-people.ts'
import type { StaffPerson } from '../store/people.ts'
import { ErrorSummary, messagePage } from './layout.tsx'
import type { Errors, PersonContext, PersonPage } from './page.ts'
import { errorsOf, linkPage, statusOf } from './people.tsx'
import { PersonFormFields, personFields } from './rights-form.tsx'

const REMOVE = `${staffPaths.person}/remove`
const FACTOR = `${staffPaths.person}/factor`

const toPeople = (done: string, { name }: StaffPerson): PageResponse => ({
  kind: 'redirect',
  location: `${staffPaths.people}?${new URLSearchParams({ done, name })}`,
})

const requested = ({ staff, url }: PersonContext) => staff.people.person(url.searchParams.get('id') ?? '')
const at = (path: string, { id }: StaffPerson) => `${path}?${new URLSearchParams({ id })}`

interface Shown {
  readonly fields?: PersonFields
  readonly errors?: Errors
  readonly status?: number
}

/** Forms and links beside that of the rights; nobody suspends or removes the own account here. */
async function More({
  context,
  subject,
}: {
  readonly context: PersonContext
  readonly subject: StaffPerson
}) {
  const { staff, person: self, texts } = context
  const { t } = texts
  const { name, state, email } = subject
  const isSelf = subject.id === self.id
  const action = at(staffPaths.person, subject)
  return (
    <section className="staff-section" aria-labelledby="more">
      <h2 id="more">{t('person.more')}</h2>
      {email !== null && state !== 'suspended' && (
        <Form context={context} action={action} what="link">
          <FormEnd look="plain">{t(state === 'invited' ? 'person.link' : 'person.linkPassword')}</FormEnd>
        </Form>
      )}
      {(await staff.factors.has(subject.id)) && (
        <p>
          <a className="link" href={at(FACTOR, subject)}>
            {t('person.factor')}
          </a>
        </p>
      )}
      {!isSelf && (
        <>
          <Form context={context} action={action} what={state === 'suspended' ? 'resume' : 'suspend'}>
            {state !== 'suspended' && <p className="muted">{t('person.suspendText', { name })}</p>}
            <FormEnd look="plain">{t(state === 'suspended' ? 'person.resume' : 'person.suspend')}</FormEnd>
          </Form>
          <p>
            <a className="btn btn--danger" href={at(REMOVE, subject)}>
              <span>{t('person.remove')}</span>
            </a>
          </p>
        </>
      )}
    </section>
  )
}

async function personPage(
  context: PersonContext,
  subject: StaffPerson,
  shown: Shown = {},
): Promise<ShownPage> {
  const { t } = context.texts
  const { email, name, rights, state } = subject
  const { fields = { name, email: email ?? '', rights }, errors = {}, status = 200 } = shown
  return {
    kind: 'page',
    status,
    title: name,
    lead: <p>{t('rights.note')}</p>,
    body: (
      <div className="staff">
        {state !== 'active' && <Notice look="info" title={t(`people.states.${state}`)} />}
        {email === null && <Notice look="info" title={t('people.addressMissing')} />}
        <ErrorSummary errors={errors} />
        <Form context={context} action={at(staffPaths.person, subject)} what="change">
          <PersonFormFields fields={fields} errors={errors} />
          <FormEnd leave={{ href: staffPaths.people, label: t('invite.back') }}>{t('form.save')}</FormEnd>
        </Form>
        {await More({ context, subject })}
      </div>
    ),
  }
}

async function change(context: PersonContext, subject: StaffPerson, form: SentForm): Promise<PageResponse> {
  const { staff, person, texts } = context
  const fields = personFields(form)
  const result = await staff.people.change(subject.id, fields, person)
  if (result.kind === 'done') return toPeople('changed', result.person)
  return personPage(context, subject, {
    fields,
    errors: errorsOf(texts, result.why),
    status: statusOf(result.why),
  })
}

async function send(context: PersonContext, subject: StaffPerson, form: SentForm): Promise<PageResponse> {
  const { staff, person, texts } = context
  const what = form.exact('what')
  if (what === 'change') return change(context, subject, form)
  if (what === 'link') {
    const link = await staff.people.newLink(subject.id, person)
    return link ? linkPage(context, link) : personPage(context, subject)
  }
  if (what !== 'suspend' && what !== 'resume') return personPage(context, subject)
  const result = await staff.people.suspend(subject.id, what === 'suspend', person)
  if (result.kind === 'done') return toPeople(what === 'suspend' ? 'suspended' : 'resumed', result.person)
  return personPage(context, subject, { errors: errorsOf(texts, result.why), status: statusOf(result.why) })
}

/** A page about somebody who exists. */
const about = (
  get: (context: PersonContext, subject: StaffPerson) => Promise<PageResponse> | PageResponse,
  post: (context: PersonContext, subject: StaffPerson, form: SentForm) => Promise<PageResponse>,
): PersonPage => ({
  needs: 'manager',
  async get(context) {
    const subject = await requested(context)
    return subject ? get(context, subject) : { kind: 'missing' }
  },
  async post(context, form) {
    const subject = await requested(context)
    return subject ? post(context, subject, form) : { kind: 'missing' }
  },
})

function questionPage(
  context: PersonContext,
  subject: StaffPerson,
  about: 'person.removal' | 'factor.reset',
): ShownPage {
  const { t } = context.texts
  const { name } = subject
  return {
    kind: 'page',
    title: t(`${about}.title`, { name }),
    body: (
      <div className="staff">
        <p className="measure">{t(`${about}.text`, { name })}</p>
        <Form context={context}>
          <FormEnd look="danger" leave={{ href: at(staffPaths.person, subject), label: t(`${about}.keep`) }}>
            {t(`${about}.submit`)}
          </FormEnd>
        </Form>
      </div>
    ),
  }
}

const removePerson = about(
  (context, subject) => questionPage(context, subject, 'person.removal'),
  async (context, subject) => {
    const { staff, person, texts } = context
    const result = await staff.people.remove(subject.id, person)
    if (result.kind === 'done') return toPeople('removed', result.person)
    const { t } = texts
    return messagePage(texts, t('people.title'), t(`people.faults.${result.why}`), statusOf(result.why))
  },
)

/** Somebody who has lost phone, passkeys and recovery codes needs this. */
const resetFactor = about(
  (context, subject) => questionPage(context, subject, 'factor.reset'),
  async ({ staff, person }, subject) => {
    await staff.factors.remove(subject, person)
    return toPeople('factor', subject)
  },
)

export const personPages = {
  [staffPaths.person]: about((context, subject) => personPage(context, subject), send),
  [REMOVE]: removePerson,
  [FACTOR]: resetFactor,
} as const
