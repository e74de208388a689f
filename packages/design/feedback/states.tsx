import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActionTarget } from '../controls/action.tsx'
import { Button, ButtonLink } from '../controls/button.tsx'

type StateAction = ActionTarget & { label: string }

const noActions: readonly StateAction[] = []

export interface EmptyStateProps {
  title: string
  /** Advice on what to change, and its result. */
  text?: ReactNode
  /** One or two actions; the first is the primary one. */
  actions?: readonly StateAction[] | undefined
  level?: 2 | 3 | undefined
  /** Announced when it appears. */
  live?: boolean | undefined
}

export function EmptyState({ title, text, actions = noActions, level = 3, live }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="state" role={live ? 'status' : undefined}>
      <Heading className="state__title">{title}</Heading>
      {text && <p>{text}</p>}
      {actions.length > 0 && (
        <div className="row">
          {actions.map(({ label, ...target }, index) => (
            <ButtonLink key={label} small look={index === 0 ? 'solid' : 'plain'} {...target}>
              {label}
            </ButtonLink>
          ))}
        </div>
      )}
    </div>
  )
}

export interface ErrorStateProps {
  title?: string | undefined
  text?: ReactNode
  onRetry?: (() => void) | undefined
  level?: 2 | 3 | undefined
}

/** The message for a part of the page that could not be loaded. */
export function ErrorState({ title, text, onRetry, level = 3 }: ErrorStateProps) {
  const { t } = useTranslation('components')
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="state" role="alert">
      <Heading className="state__title">{title ?? t('error.title')}</Heading>
      <p>{text ?? t('error.text')}</p>
      {onRetry && (
        <div className="row js">
          <Button look="solid" small onPress={onRetry}>
            {t('error.retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
