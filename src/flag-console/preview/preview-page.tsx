import type { FlagName, FlagValues } from '../../../config/flags.ts'
import { serviceLimits } from '../../../config/service-limits.ts'
import { Notice } from '../../form-pages/form.tsx'
import type { PageResponse, ShownPage } from '../../form-pages/page.ts'
import type { SentForm } from '../../form-pages/sent-form.ts'
import type { PreviewLink, PreviewLinks } from '../../server/previews/preview-link.server.ts'
import type { OwnerContext, OwnerPage } from '../page.ts'
import { flagTitle, siteName } from '../texts/names.ts'
import { onOff } from '../texts/values.ts'
import { Instant } from '../texts/when.tsx'
import {
  chosenFlags,
  firstForm,
  liveValues,
  type PreviewForm as PreviewDraft,
  pathOf,
  sentPreview,
} from './preview-draft.ts'
import { PreviewForm, SiteChoice } from './preview-form.tsx'

const faults = {
  page: 'Enter a path that begins with /, or an address of this site.',
  flags: 'Choose at least one feature whose value is not the live one.',
} as const

function formPage(
  context: OwnerContext,
  draft: PreviewDraft,
  errors: Readonly<Record<string, string>> = {},
): ShownPage {
  return {
    kind: 'page',
    status: Object.keys(errors).length === 0 ? 200 : 422,
    title: 'Preview',
    lead: (
      <p>
        See a site with other features before its visitors do: the link shows them to whoever opens it, for{' '}
        {serviceLimits.flags.preview.hours} hours. Nothing is switched.
      </p>
    ),
    body: (
      <div className="preview">
        <SiteChoice chosen={draft.site} turned={context.url.searchParams.getAll('flag')} />
        <PreviewForm context={context} draft={draft} live={liveValues(context, draft.site)} errors={errors} />
      </div>
    ),
  }
}

interface MadeProps {
  readonly draft: PreviewDraft
  readonly flags: Partial<FlagValues>
  readonly link: PreviewLink
}

function Made({ draft: { site }, flags, link }: MadeProps) {
  return (
    <div className="preview">
      <Notice look="done" title="The link is made">
        <p>
          It is good until <Instant at={new Date(link.until).toISOString()} />. It is not saved: copy it now,
          or make another one later.
        </p>
      </Notice>
      <dl className="preview-made">
        {Object.entries(flags).map(([name, on]) => (
          <div key={name}>
            <dt>{flagTitle(name as FlagName)}</dt>
            <dd>{onOff(on)}</dd>
          </div>
        ))}
      </dl>
      <div className="form-line">
        <label htmlFor="link">Link</label>
        <textarea id="link" className="access-token" readOnly rows={4} spellCheck={false} value={link.href} />
      </div>
      <div className="row">
        <a className="btn btn--solid" href={link.href} target="_blank" rel="noopener noreferrer">
          Open the preview<span className="visually-hidden"> in a new tab</span>
        </a>
        <button type="button" className="btn needs-script" data-copy="link">
          Copy the link
        </button>
        <a
          className="link"
          href={`/preview?${new URLSearchParams([['site', site], ...Object.keys(flags).map((name) => ['flag', name])])}`}
        >
          Change it
        </a>
      </div>
      <p className="muted measure">
        A banner on every page says that it is a preview, and ends it. The client area and mails are not
        previewed. Search engines never see a preview.
      </p>
    </div>
  )
}

function make(context: OwnerContext, links: PreviewLinks, form: SentForm): PageResponse {
  const draft = sentPreview(form)
  const origin = links.originOf(draft.site, context.origin)
  const path = pathOf(draft, origin)
  const flags = chosenFlags(draft, liveValues(context, draft.site))
  const isChosen = Object.keys(flags).length > 0
  if (path === null || !isChosen)
    return formPage(context, draft, {
      ...(path === null && { page: faults.page }),
      ...(!isChosen && { flags: faults.flags }),
    })
  const link = links.make({ site: draft.site, flags, path, flagOrigin: context.origin, now: context.now })
  return {
    kind: 'page',
    title: `Preview of ${siteName(draft.site)}`,
    body: <Made draft={draft} flags={flags} link={link} />,
  }
}

/** Viewers may create one too, since it switches nothing. */
export const preview: OwnerPage = {
  needs: 'viewer',
  get: (context) => (context.previews ? formPage(context, firstForm(context)) : { kind: 'missing' }),
  post: (context, form) => (context.previews ? make(context, context.previews, form) : { kind: 'missing' }),
}
