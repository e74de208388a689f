import { Notice } from '@marquee/forms/form.tsx'
import type { PageResponse, ShownPage } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import type { FlagValues } from '#config/flags.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { OwnerContext, OwnerPage } from '../page.ts'
import { useTexts } from '../texts/console-texts.ts'
import { InstantText } from '../texts/when.tsx'
import { SLOT, WithElement } from '../texts/with-element.tsx'
import {
  chosenFlags,
  firstForm,
  type PreviewForm as PreviewDraft,
  previewPath,
  sentPreview,
} from './preview-draft.ts'
import { PreviewForm, SiteChoice } from './preview-form.tsx'
import type { PreviewLink, PreviewLinks } from './preview-link.server.ts'
import { liveValues } from './shown-page.tsx'

function formPage(
  context: OwnerContext,
  draft: PreviewDraft,
  errors: Readonly<Record<string, string>> = {},
): ShownPage {
  const { t } = context.texts
  return {
    kind: 'page',
    status: Object.keys(errors).length === 0 ? 200 : 422,
    title: t('preview.title'),
    lead: <p>{t('preview.lead', { hours: serviceLimits.flags.preview.hours })}</p>,
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
  const { t, switchText, flagTitle } = useTexts()
  return (
    <div className="preview">
      <Notice look="done" title={t('preview.made.title')}>
        <p>
          <WithElement text={t('preview.made.until', { until: SLOT })}>
            <InstantText at={new Date(link.until).toISOString()} />
          </WithElement>
        </p>
      </Notice>
      <dl className="preview-made">
        {Object.entries(flags).map(([name, on]) => (
          <div key={name}>
            <dt>{flagTitle(name)}</dt>
            <dd>{switchText(on)}</dd>
          </div>
        ))}
      </dl>
      <div className="form-line">
        <label htmlFor="link">{t('preview.made.link')}</label>
        <textarea id="link" className="access-token" readOnly rows={4} spellCheck={false} value={link.href} />
      </div>
      <div className="row">
        <a className="btn btn--solid" href={link.href} target="_blank" rel="noopener noreferrer">
          {t('preview.made.open')}
          <span className="visually-hidden"> {t('preview.made.newTab')}</span>
        </a>
        <button
          type="button"
          className="btn needs-script"
          data-copy="link"
          data-copied={t('preview.made.copied')}
          data-selected={t('preview.made.selected')}
        >
          {t('preview.made.copy')}
        </button>
        <a
          className="link"
          href={`/preview?${new URLSearchParams([['site', site], ...Object.keys(flags).map((name) => ['flag', name])])}`}
        >
          {t('preview.made.change')}
        </a>
      </div>
      <p className="muted measure">{t('preview.made.text')}</p>
    </div>
  )
}

async function make(context: OwnerContext, links: PreviewLinks, form: SentForm): Promise<PageResponse> {
  const { t, siteName } = context.texts
  const draft = sentPreview(form)
  const origin = links.originOf(draft.site, context.origin)
  const path = previewPath(draft, origin)
  const flags = chosenFlags(draft, liveValues(context, draft.site))
  const isChosen = Object.keys(flags).length > 0
  if (path === null || !isChosen)
    return formPage(context, draft, {
      ...(path === null && { page: t('preview.page.fault') }),
      ...(!isChosen && { flags: t('preview.featuresFault') }),
    })
  const link = links.make({ site: draft.site, flags, path, flagOrigin: context.origin, now: context.now })
  await context.audit?.record({
    event: 'preview.made',
    outcome: 'done',
    actor: 'owner',
    person: context.owner.name,
    site: draft.site,
    details: { features: Object.keys(flags).join(' ') },
  })
  return {
    kind: 'page',
    title: t('preview.made.of', { site: siteName(draft.site) }),
    body: <Made draft={draft} flags={flags} link={link} />,
  }
}

/** Viewers may create one too, since it switches nothing. */
export const preview: OwnerPage = {
  needs: 'viewer',
  get: (context) => (context.previews ? formPage(context, firstForm(context)) : { kind: 'missing' }),
  post: (context, form) => (context.previews ? make(context, context.previews, form) : { kind: 'missing' }),
}
