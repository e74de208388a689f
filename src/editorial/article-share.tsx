import type { IconName } from '@marquee/design/brand/icon-paths.ts'
import { IconButton } from '@marquee/design/controls/icon-button.tsx'
import { Share } from '@marquee/design/controls/share.tsx'
import { useTranslation } from 'react-i18next'
import type { ArticleModel } from '../page-models/articles.ts'

type Links = ArticleModel['share']

const icons = { facebook: 'facebook', twitter: 'twitter', whatsapp: 'whatsapp' } as const satisfies Record<
  Links[number]['network'],
  IconName
>

/** Links to the networks' own forms; no script of theirs is loaded. */
export function ArticleShare({
  article: { share: links, shareUrl, title },
}: {
  readonly article: ArticleModel
}) {
  const { t } = useTranslation('news')
  if (links.length === 0) return null
  return (
    <nav className="share" aria-labelledby="share">
      <h2 id="share">{t('share')}</h2>
      <ul>
        {links.map(({ network, href }) => (
          <li key={network}>
            <IconButton edged external icon={icons[network]} label={t(`networks.${network}`)} href={href} />
          </li>
        ))}
      </ul>
      <Share small url={shareUrl} title={title} label={t('send')} />
    </nav>
  )
}
