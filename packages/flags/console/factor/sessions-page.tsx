import { Form, Notice, Submit } from '@marquee/forms/form.tsx'
import type { OwnerSessionUse } from '../../service/owner-factors.ts'
import type { OwnerContext, OwnerPage } from '../page.ts'
import { useTexts } from '../texts/use-texts.ts'
import { InstantText } from '../texts/when.tsx'

interface RowProps {
  readonly context: OwnerContext
  readonly session: OwnerSessionUse
}

function Row({
  context,
  session: { id, current, device, network, atProvider, startedAt, seenAt },
}: RowProps) {
  const { t, instantText } = useTexts()
  const name = device ?? t('sessions.unknown')
  return (
    <li className="change session-row">
      <p>
        <strong>{name}</strong> {current && <span className="console-tag">{t('sessions.current')}</span>}
        {atProvider && context.provider && <span className="console-tag">{context.provider.name}</span>}
        {network !== null && (
          <>
            <br />
            <span className="small muted">
              {t('sessions.network')}: {network}
            </span>
          </>
        )}
      </p>
      <p className="small muted">
        {t('sessions.started')}: <InstantText at={startedAt} />
        {seenAt !== null && (
          <>
            <br />
            {t('sessions.seen')}: <InstantText at={seenAt} />
          </>
        )}
      </p>
      {!current && (
        <Form context={context} className="session-end" what="one">
          <input type="hidden" name="id" value={id} />
          <button
            type="submit"
            className="btn btn--s"
            aria-label={t('sessions.endOf', { device: name, at: instantText(startedAt) })}
          >
            <span>{t('sessions.end')}</span>
          </button>
        </Form>
      )}
    </li>
  )
}

export const ownSessions: OwnerPage = {
  needs: 'viewer',
  async get(context) {
    const { factors, owner, sessionToken, url, texts } = context
    const { t } = texts
    const sessions = await factors.sessions(owner, sessionToken)
    return {
      kind: 'page',
      title: t('sessions.title'),
      lead: <p>{t('sessions.lead')}</p>,
      body: (
        <div className="access access--list">
          {url.searchParams.get('done') && <Notice look="done" title={t('sessions.ended')} />}
          <ul className="changes" role="list">
            {sessions.map((session) => (
              <Row key={session.id} context={context} session={session} />
            ))}
          </ul>
          {sessions.length > 1 && (
            <Form context={context} what="others">
              <div className="form-end">
                <Submit look="plain">{t('sessions.others')}</Submit>
              </div>
            </Form>
          )}
        </div>
      ),
    }
  },
  async post({ factors, owner, sessionToken }, form) {
    if (form.exact('what') === 'others') await factors.endOtherSessions(owner, sessionToken)
    else await factors.endSession(owner, form.exact('id'))
    return { kind: 'redirect', location: '/sessions?done=ended' }
  },
}
