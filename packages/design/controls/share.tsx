import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from './button.tsx'

export interface ShareProps {
  /** Absolute. */
  url: string
  title: string
  small?: boolean | undefined
  /** Replaces "share", for use below a heading with that word. */
  label?: string | undefined
}

type Outcome = 'copied' | 'failed' | null

/** The system's share sheet, else the clipboard. Cancelling is not an error. */
async function share({ url, title }: ShareProps): Promise<Outcome> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ url, title })
      return null
    }
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? null : 'failed'
  }
}

/** Falls back to a mailto link without script; no social network is contacted. */
export function Share(props: ShareProps) {
  const { url, title, small, label } = props
  const { t } = useTranslation('components')
  const [outcome, setOutcome] = useState<Outcome>(null)
  return (
    <>
      <ButtonLink
        small={small}
        icon={outcome === 'copied' ? 'check' : 'share'}
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
        external
        onPress={() => void share(props).then(setOutcome)}
      >
        {outcome === 'copied' ? t('share.copied') : (label ?? t('share.share'))}
      </ButtonLink>
      <span className={outcome === 'failed' ? 'small' : 'visually-hidden'} role="status">
        {outcome && t(`share.${outcome}`, { url })}
      </span>
    </>
  )
}
