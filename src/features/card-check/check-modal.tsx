import { EmptyState } from '@marquee/design/feedback/states.tsx'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Page } from '../../page-kit/define-page.ts'
import { pageQuery, useFetched } from '../../page-kit/page-query.ts'
import type { CheckPageModel } from '../../page-models/cards.ts'
import { Modal } from '../modals/modal.tsx'
import type { CheckTexts } from './check-outcome.tsx'
import './check-modal.css'

interface CheckModalProps {
  readonly texts: CheckTexts
  readonly of: Page<{ readonly language: string }, CheckPageModel>
  readonly title: string
  readonly href: string
  readonly form: (page: CheckPageModel) => ReactNode
}

function Body({ texts, of, href, form }: Omit<CheckModalProps, 'title'>) {
  const { t } = useTranslation(texts)
  const { language } = useRouter().options.context.edition
  const { data: page, isPending } = useFetched(pageQuery(of, { language }))
  if (page) return form(page)
  if (isPending) return <div className="check-modal__wait" aria-busy="true" />
  return (
    <EmptyState
      live
      title={t('check.unavailable.title')}
      text={t('check.unavailable.text')}
      actions={[{ label: t('check.retry'), href }]}
    />
  )
}

export function CheckModal({ title, ...body }: CheckModalProps) {
  return (
    <Modal look="wide" title={title}>
      <Body {...body} />
    </Modal>
  )
}
