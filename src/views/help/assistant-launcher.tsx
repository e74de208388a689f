import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/controls/button.tsx'
import { currentDecision } from '../../consent/consent.ts'
import { useDecision } from '../../consent/use-consent.ts'
import type { OutsideElementModel } from '../../page-data/models/outside.ts'

interface AssistantLauncherProps {
  readonly agent: OutsideElementModel
}

/** The way to the virtual agent, which is fetched with the press: after the visitor's consent, where its party needs one. */
export function AssistantLauncher({ agent }: AssistantLauncherProps) {
  const { t } = useTranslation('help')
  const decision = useDecision()
  const [state, setState] = useState<'resting' | 'asking' | 'failed'>('resting')
  const launcher = useRef<HTMLDivElement>(null)
  const { consent } = agent
  const isAllowed = consent === 'none' || (decision?.includes(consent) ?? false)

  useEffect(() => {
    const fail = () => setState('failed')
    addEventListener('virtual-agent.failed', fail)
    return () => removeEventListener('virtual-agent.failed', fail)
  }, [])

  async function open() {
    setState('resting')
    // The focus comes back to it when the agent is closed.
    launcher.current?.querySelector('button')?.focus()
    try {
      const { openAgent } = await import('../../consent/outside-elements.ts')
      await openAgent(agent, currentDecision())
    } catch {
      setState('failed')
    }
  }

  async function allowAndOpen() {
    const { allow } = await import('../../consent/decide.ts')
    if (consent !== 'none') allow(consent)
    await open()
  }

  return (
    <div className="help-assistant" ref={launcher}>
      <p className="small muted">{t('contact.assistant')}</p>
      <Button icon="info" opensDialog onPress={isAllowed ? open : () => setState('asking')}>
        {t('assistant.open')}
      </Button>
      {state === 'asking' && (
        <div className="help-assistant__ask" role="group" aria-label={t('assistant.open')}>
          <p className="small">{t('assistant.ask')}</p>
          <div className="row">
            <Button look="solid" small onPress={allowAndOpen}>
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
