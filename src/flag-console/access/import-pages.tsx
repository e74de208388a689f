import type { ReactNode } from 'react'
import { serviceLimits } from '../../../config/service-limits.ts'
import { Form, Notice, Submit } from '../../form-pages/form.tsx'
import type { PageResponse, ShownPage } from '../../form-pages/page.ts'
import type { SentForm } from '../../form-pages/sent-form.ts'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { ReasonField, reasonFaults } from '../forms/reason-field.tsx'
import { hasRole, type OwnerContext, type OwnerPage } from '../page.ts'
import { planMark, type SentFile, sentFile } from './import-file.ts'
import { ImportFaults, PlannedChanges } from './import-plan.tsx'

const KILOBYTE = 1_024
const title = 'Import & export'

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
  return (
    <section className="access">
      <h2>Import</h2>
      <p className="measure">
        Features of the file get the values of the file in every country; all others stay. You see what would
        change before it does.
      </p>
      <ErrorSummary errors={errors ?? {}} />
      <Form context={context} file>
        <div className="form-line" data-wrong={errors?.file ? '' : undefined}>
          <label htmlFor="file">File</label>
          <small id="file-hint" className="muted">
            JSON, at most {serviceLimits.flags.bodyBytes / KILOBYTE} KB.
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
          <label htmlFor="text">Or its text</label>
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
          <Submit>Show what would change</Submit>
        </div>
      </Form>
    </section>
  )
}

function transferPage(
  context: OwnerContext,
  { notice, errors, text = '', status = 200 }: Shown = {},
): ShownPage {
  return {
    kind: 'page',
    status,
    title,
    lead: <p>Every feature in every country as one file, in the format of Unleash.</p>,
    body: (
      <div className="access access--list">
        {notice}
        <section className="access">
          <h2>Export</h2>
          <p>
            <a className="btn" href="/export" download>
              <span>Download the file</span>
            </a>
          </p>
        </section>
        {hasRole(context.owner, 'admin') ? (
          <ImportForm context={context} errors={errors} text={text} />
        ) : (
          <p className="muted">Importing takes the role of an admin.</p>
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
  const count =
    changes.length === 1 ? 'One feature in one country' : `${changes.length} features in countries`
  return {
    kind: 'page',
    status,
    title: 'Import this file?',
    lead: <p>{count} would change. Nothing has been changed yet.</p>,
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
            <Submit>Import the file</Submit>
            <a className="link" href="/import">
              Leave everything as it is
            </a>
          </div>
        </Form>
      </div>
    ),
  }
}

const imported = (count: number): PageResponse => ({ kind: 'redirect', location: `/import?done=${count}` })

function reasonError(reason: string): string | undefined {
  if (reason === '') return reasonFaults.reasonMissing
  return reason.length > serviceLimits.flags.reason ? reasonFaults.reasonTooLong : undefined
}

async function send(context: OwnerContext, form: SentForm): Promise<PageResponse> {
  const { service, owner } = context
  const sent = await sentFile(form)
  if (!sent)
    return transferPage(context, { errors: { file: 'Choose a file or paste its text.' }, status: 422 })
  if (!sent.parsed)
    return transferPage(context, { errors: { text: 'This is not JSON.' }, text: sent.text, status: 422 })
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
    const notice = <Notice look="wrong" title="Somebody was first: this is what would change now" />
    return planPage(context, { sent, changes, reason, notice, status: 409 })
  }
  const error = reasonError(reason)
  if (error) return planPage(context, { sent, changes, reason, error, status: 422 })
  const result = await service.imported(file, reason, owner)
  if (result.kind === 'refused')
    return transferPage(context, { notice: <ImportFaults {...result} />, text: sent.text, status: 422 })
  return imported(result.changed.length)
}

function done({ url }: OwnerContext): ReactNode {
  const count = url.searchParams.get('done')
  if (count === null) return undefined
  if (count === '0')
    return <Notice look="info" title="Everything is as the file says already: nothing was changed" />
  return (
    <Notice
      look="done"
      title={/^\d{1,6}$/.test(count) ? `The file is imported: ${count} changed` : 'The file is imported'}
    />
  )
}

/** Export for everybody, import for admins. */
export const importPage: OwnerPage = {
  needs: 'viewer',
  get: (context) => transferPage(context, { notice: done(context) }),
  async post(context, form) {
    if (hasRole(context.owner, 'admin')) return send(context, form)
    const notice = (
      <Notice look="wrong" title={`Importing takes the role of an admin; yours is ${context.owner.role}`} />
    )
    return transferPage(context, { notice, status: 403 })
  },
}

export const exportPage: OwnerPage = {
  needs: 'viewer',
  async get({ service, now }) {
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
