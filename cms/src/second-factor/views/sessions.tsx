'use client'

import { Button, toast, useTranslation } from '@payloadcms/ui'
import { timeIn } from '../../texts/time-in.ts'
import type { SecurityState } from '../calls.ts'
import type { EditorSession } from '../sessions.ts'
import { factorTexts } from '../texts.ts'
import { sendStep } from './send-step.ts'

interface RowProps {
  readonly session: EditorSession
  readonly onEnd: () => Promise<unknown>
}

function Row({ session: { device, current, atProvider, startedAt, endsAt }, onEnd }: RowProps) {
  const { i18n } = useTranslation()
  const t = factorTexts.t(i18n.language)
  const name = device ?? t('sessions.unknown')
  const at = timeIn(i18n.language, startedAt)
  const notes = [current && t('sessions.current'), atProvider && t('sessions.atProvider')].filter(Boolean)
  return (
    <li>
      <div>
        <p>
          <strong>{name}</strong>
          {notes.length > 0 && ` (${notes.join(', ')})`}
        </p>
        <p className="security__small">
          {t('sessions.started', { at })}
          <br />
          {t('sessions.until', { at: timeIn(i18n.language, endsAt) })}
        </p>
      </div>
      {!current && (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          aria-label={t('sessions.endOf', { device: name, at })}
          onClick={() => void onEnd()}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}

interface SessionsProps {
  readonly account: string | number
  readonly state: SecurityState
  readonly onChange: () => Promise<void>
}

/** Sessions of the user, or for an admin of another one. */
export function Sessions({ account, state: { own, sessions }, onChange }: SessionsProps) {
  const { i18n } = useTranslation()
  const t = factorTexts.t(i18n.language)
  const end = async (session = '') => {
    const { kind } = await sendStep('end', { account, session })
    if (kind !== 'done') return toast.error(t('notDone'))
    toast.success(t('sessions.ended'))
    await onChange()
  }
  const others = sessions.filter(({ current }) => !current)
  return (
    <div className="security__part">
      <h2>{own ? t('sessions.title') : t('sessions.titleOther')}</h2>
      {own && <p>{t('sessions.lead')}</p>}
      {sessions.length === 0 && <p>{t('sessions.none')}</p>}
      <ul className="security__sessions">
        {sessions.map((session) => (
          <Row key={session.id} session={session} onEnd={() => end(session.id)} />
        ))}
      </ul>
      {others.length > (own ? 1 : 0) && (
        <Button buttonStyle="secondary" margin={false} onClick={() => void end()}>
          {own ? t('sessions.others') : t('sessions.all')}
        </Button>
      )}
    </div>
  )
}
