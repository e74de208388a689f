import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../components/controls/button.tsx'

interface ShareLinksProps {
  readonly url: string
  readonly title: string
}

/** Hands an article on by mail without script; with it, also as a copied link. No network of others is asked for anything. */
export function ShareLinks({ url, title }: ShareLinksProps) {
  const { t } = useTranslation('experiences')
  const [copied, setCopied] = useState(false)
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }

  return (
    <div className="row" role="group" aria-label={t('article.share')}>
      <ButtonLink small icon="share" href={mail} external>
        {t('article.mail')}
      </ButtonLink>
      <Button small icon={copied ? 'check' : undefined} onPress={() => void copy()}>
        {copied ? t('article.copied') : t('article.copy')}
      </Button>
      <span className="vh" role="status">
        {copied ? t('article.copied') : ''}
      </span>
    </div>
  )
}
