import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/feedback/states.tsx'
import type { CheckPageModel } from '../../page-models/cards.ts'
import { Modal } from '../modals/modal.tsx'
import type { CheckTexts } from './check-outcome.tsx'
import { type CheckPage, useCheckPage } from './check-page.ts'
import './check-modal.css'

interface CheckModalProps {
  readonly texts: CheckTexts
  readonly of: Parameters<typeof useCheckPage>[0]
  readonly title: string
  readonly href: string
  readonly where: ReactNode
  readonly form: (page: CheckPageModel) => ReactNode
}

function Body({
  texts,
  check,
  href,
  form,
}: Pick<CheckModalProps, 'texts' | 'href' | 'form'> & { readonly check: CheckPage }) {
  const { t } = useTranslation(texts)
  if (check.state === 'loaded') return form(check.page)
  if (check.state === 'loading') return <div className="check-modal__wait" aria-busy="true" />
  return (
    <EmptyState
      live
      title={t('check.unavailable.title')}
      text={t('check.unavailable.text')}
      actions={[{ label: t('check.retry'), href }]}
    />
  )
}

export function CheckModal({ of, title, where, ...body }: CheckModalProps) {
  const check = useCheckPage(of)
  return (
    <Modal look="wide" title={title}>
      <div className="check-modal">
        <div>
          <Body {...body} check={check} />
        </div>
        <div className="check-modal__where">{where}</div>
      </div>
    </Modal>
  )
}
