import { Button } from '@marquee/design/controls/button.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentDecision } from '../../features/consent/consent.ts'
import { useDecision } from '../../features/consent/use-consent.ts'
import type { OutsideElementModel } from '../../page-models/outside.ts'

interface AssistantLauncherProps {
  readonly agent: OutsideElementModel
}

/** Loads the agent's script on a press, after consent if required. */
export function AssistantLauncher({ agent }: AssistantLauncherProps) {
  const { t } = useTranslation('help')
  const decision = useDecision()
  const [state, setState] = useState<'resting' | 'consent' | 'failed'>('resting')
  const launcher = useRef<HTMLDivElement>(null)
  const { consent } = agent
  const isAllowed = consent === 'none' || (decision?.includes(consent) ?? false)

  useEffect(() => {
    const fail = () => setState('failed')
    addEventListener('virtual-agent.failed', fail)
    return () => removeEventListener('virtual-agent.failed', fail)
  }, [])

  async function open(allowFirst = false) {
    setState('resting')
    // Browsers return the focus here when the agent's dialog closes.
    launcher.current?.querySelector('button')?.focus()
    try {
      if (allowFirst && consent !== 'none') (await import('../../features/consent/decide.ts')).allow(consent)
      const { openAgent } = await import('../../features/consent/outside-elements.ts')
      await openAgent(agent, currentDecision())
    } catch {
      setState('failed')
    }
  }

  return (
    <div className="help-assistant" ref={launcher}>
      <p className="small muted">{t('contact.assistant')}</p>
      <Button icon="chat" opensModal onPress={() => (isAllowed ? void open() : setState('consent'))}>
        {t('assistant.open')}
      </Button>
      {state === 'consent' && (
        <div className="help-assistant__ask" role="group" aria-label={t('assistant.open')}>
          <p className="small">{t('assistant.consent')}</p>
          <div className="row">
            <Button look="solid" small onPress={() => void open(true)}>
              {t('assistant.allow')}
            </Button>
            <Button small onPress={() => setState('resting')}>
              {t('assistant.refuse')}
            </Button>
          </div>
        </div>
      )}
      {state === 'failed' && (
        <p className="small" role="alert">
          {t('assistant.failed')}
        </p>
      )}
    </div>
  )
}
