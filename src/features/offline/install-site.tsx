import { Button } from '@marquee/design/controls/button.tsx'
import { Section } from '@marquee/design/sections/section-head.tsx'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import './install-site.css'

const PROMPT_USED = 'promptused'

function followPrompt(call: () => void): () => void {
  const stop = new AbortController()
  for (const type of ['beforeinstallprompt', 'appinstalled', PROMPT_USED])
    addEventListener(type, call, { signal: stop.signal })
  return () => stop.abort()
}

function install(): void {
  const { installPrompt } = window
  window.installPrompt = undefined
  dispatchEvent(new Event(PROMPT_USED))
  // A refusal is the visitor's answer.
  installPrompt?.prompt().catch(() => {})
}

/** Steps that add the site to the home screen; with a button where the browser lets a page offer it. */
export function InstallSite() {
  const { t } = useTranslation('mobile-app')
  const canPrompt = useSyncExternalStore(
    followPrompt,
    () => window.installPrompt !== undefined,
    () => false,
  )
  return (
    <div className="install-site">
      <Section id="install-site" title={t('site.title')}>
        <div className="stack stack--l">
          <p>{t('site.text')}</p>
          {canPrompt && (
            <p>
              <Button icon="mobile" onPress={install}>
                {t('site.press')}
              </Button>
            </p>
          )}
          <ul className="muted">
            <li>{t('site.apple')}</li>
            <li>{t('site.other')}</li>
          </ul>
        </div>
      </Section>
    </div>
  )
}
