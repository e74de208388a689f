import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { state } from '../../state.tsx'

export default { component: RichText }

export const Article = state(({ articles: [article] }) => <RichText html={article.content} />)
export const Muted = state(({ articles: [article] }) => <RichText muted html={`<p>${article.text}</p>`} />)
export const EveryElement = state(({ longText, terms, t }) => (
  <RichText
    html={[
      `<h2>${t('giftcard:terms.title')}</h2><p>${longText}</p>`,
      `<h3>${t('giftcard:how.title')}</h3>`,
      `<ul>${terms.map((term) => `<li>${term}</li>`).join('')}</ul>`,
      `<ol>${terms.map((term) => `<li><strong>${term}</strong></li>`).join('')}</ol>`,
      `<p><a href="/help"><em>${t('shell:footer.helpCentre')}</em></a></p>`,
    ].join('')}
  />
))
