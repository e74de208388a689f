import type { ReactNode } from 'react'
import { serviceLimits } from '#config/service-limits.ts'
import { Form, Notice, Submit } from '../../form-pages/form.tsx'
import type { PageResponse, ShownPage } from '../../form-pages/page.ts'
import type { SentForm } from '../../form-pages/sent-form.ts'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { ReasonField, reasonFault } from '../forms/reason-field.tsx'
import { hasRole, type OwnerContext, type OwnerPage } from '../page.ts'
import type { TranslateText } from '../texts/translate.ts'
import { useTexts } from '../texts/use-texts.ts'
import { planMark, type SentFile, sentFile } from './import-file.ts'
import { ImportFaults, PlannedChanges } from './import-plan.tsx'

const KILOBYTE = 1_024

interface Shown {
  readonly notice?: ReactNode
  readonly errors?: Readonly<Record<string, string>>
  readonly text?: string
  readonly status?: number
}

function ImportForm({
  context,
  errors,
  text,
}: {
  readonly context: OwnerContext
  readonly errors: Shown['errors']
  readonly text: string
}) {
  const { t } = useTexts()
  return (
    <section className="access">
      <h2>{t('transfer.import.title')}</h2>
      <p className="measure">{t('transfer.import.text')}</p>
      <ErrorSummary errors={errors ?? {}} />
      <Form context={context} file>
        <div className="form-line" data-wrong={errors?.file ? '' : undefined}>
          <label htmlFor="file">{t('transfer.import.file')}</label>
          <small id="file-hint" className="muted">
            {t('transfer.import.fileHint', { kilobytes: serviceLimits.flags.bodyBytes / KILOBYTE })}
          </small>
          <input
            id="file"
            type="file"
            name="file"
            accept="application/json,.json"
            className="form-file"
            aria-describedby="file-hint"
          />
        </div>
        <div className="form-line" data-wrong={errors?.text ? '' : undefined}>
          <label htmlFor="text">{t('transfer.import.pasted')}</label>
          <textarea
            id="text"
            name="text"
            rows={6}
            spellCheck={false}
            className="access-paste"
            defaultValue={text}
            aria-invalid={errors?.text ? true : undefined}
          />
        </div>
        <div className="form-end">
          <Submit>{t('transfer.import.submit')}</Submit>
        </div>
      </Form>
    </section>
  )
}

function transferPage(
  context: OwnerContext,
  { notice, errors, text = '', status = 200 }: Shown = {},
): ShownPage {
  const { t } = context.texts
  return {
    kind: 'page',
    status,
    title: t('transfer.title'),
    lead: <p>{t('transfer.lead')}</p>,
    body: (
      <div className="access access--list">
        {notice}
        <section className="access">
          <h2>{t('transfer.export.title')}</h2>
          <p>
            <a className="btn" href="/export" download>
              <span>{t('transfer.export.download')}</span>
            </a>
          </p>
        </section>
        {hasRole(context.owner, 'admin') ? (
          <ImportForm context={context} errors={errors} text={text} />
        ) : (
          <p className="muted">{t('transfer.import.admins')}</p>
        )}
      </div>
    ),
  }
}

interface Planned {
  readonly sent: SentFile
  readonly changes: Parameters<typeof planMark>[0]
  readonly reason?: string
  readonly error?: string | undefined
  readonly notice?: ReactNode
  readonly status?: number
}

function planPage(
  context: OwnerContext,
  { sent, changes, reason = '', error, notice, status = 200 }: Planned,
): ShownPage {
  const { t } = context.texts
  return {
    kind: 'page',
    status,
    title: t('transfer.plan.title'),
    lead: <p>{t('transfer.plan.lead', { count: changes.length })}</p>,
    body: (
      <div className="access access--list">
        {notice}
        <ErrorSummary errors={error ? { reason: error } : {}} />
        <PlannedChanges changes={changes} />
        <Form context={context} file>
          <input type="hidden" name="text" value={sent.text} />
          <input type="hidden" name="agreed" value={planMark(changes)} />
          <ReasonField value={reason} error={error} />
          <div className="form-end">
            <Submit>{t('transfer.plan.submit')}</Submit>
            <a className="link" href="/import">
              {t('transfer.plan.leave')}
            </a>
          </div>
        </Form>
      </div>
    ),
  }
}

const imported = (count: number): PageResponse => ({ kind: 'redirect', location: `/import?done=${count}` })

function reasonError(t: TranslateText, reason: string): string | undefined {
  if (reason === '') return reasonFault(t, 'reasonMissing')
  return reason.length > serviceLimits.flags.reason ? reasonFault(t, 'reasonTooLong') : undefined
}

async function send(context: OwnerContext, form: SentForm): Promise<PageResponse> {
  const { service, owner, texts } = context
  const { t } = texts
  const sent = await sentFile(form)
  if (!sent) return transferPage(context, { errors: { file: t('transfer.import.fileMissing') }, status: 422 })
  if (!sent.parsed)
    return transferPage(context, {
      errors: { text: t('transfer.import.notJson') },
      text: sent.text,
      status: 422,
    })
  const { file } = sent.parsed
  const plan = await service.planImport(file)
  if (plan.kind === 'refused')
    return transferPage(context, { notice: <ImportFaults {...plan} />, text: sent.text, status: 422 })
  const { changes } = plan
  if (changes.length === 0) return imported(0)
  const agreed = form.exact('agreed')
  if (agreed === '') return planPage(context, { sent, changes })
  const reason = form.text('reason')
  if (agreed !== planMark(changes)) {
    const notice = <Notice look="wrong" title={t('transfer.plan.late')} />
    return planPage(context, { sent, changes, reason, notice, status: 409 })
  }
  const error = reasonError(t, reason)
  if (error) return planPage(context, { sent, changes, reason, error, status: 422 })
  const result = await service.imported(file, reason, owner)
  if (result.kind === 'refused')
    return transferPage(context, { notice: <ImportFaults {...result} />, text: sent.text, status: 422 })
  return imported(result.changed.length)
}

function done({ url, texts: { t } }: OwnerContext): ReactNode {
  const count = url.searchParams.get('done')
  if (count === null) return undefined
  if (count === '0') return <Notice look="info" title={t('transfer.done.same')} />
  const title = /^\d{1,6}$/.test(count)
    ? t('transfer.done.count', { count: Number(count) })
    : t('transfer.done.imported')
  return <Notice look="done" title={title} />
}

/** Export for everybody, import for admins. */
export const importPage: OwnerPage = {
  needs: 'viewer',
  get: (context) => transferPage(context, { notice: done(context) }),
  async post(context, form) {
    if (hasRole(context.owner, 'admin')) return send(context, form)
    const { t } = context.texts
    const role = t(`roles.${context.owner.role}.word`)
    const notice = <Notice look="wrong" title={t('transfer.import.refused', { role })} />
    return transferPage(context, { notice, status: 403 })
  },
}

export const exportPage: OwnerPage = {
  needs: 'viewer',
  async get({ service, audit, owner, now }) {
    await audit?.record({ event: 'flag.exported', outcome: 'done', actor: 'owner', person: owner.name })
    const day = new Date(now).toISOString().slice(0, 10)
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="flags-${day}.json"`,
    }
    return {
      kind: 'response',
      response: new Response(`${JSON.stringify(await service.exported(), null, 2)}\n`, { headers }),
    }
  },
}
