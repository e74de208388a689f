import type { AriaAttributes, MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SiteLink } from '../site-link.tsx'

export interface ActionTarget {
  /** Target without script, or without `onPress`. */
  href?: string | undefined
  /** A button calls it; a link (`href`) calls it instead of navigating on a plain click. */
  onPress?: ((trigger: HTMLElement) => void) | undefined
  /** Modal that a press opens; prefetched on intent. */
  opens?: string | undefined
  external?: boolean | undefined
  /** Announced to screen readers. */
  newTab?: boolean | undefined
}

export interface ActionProps
  extends ActionTarget,
    Pick<
      AriaAttributes,
      'aria-label' | 'aria-current' | 'aria-pressed' | 'aria-haspopup' | 'aria-describedby'
    > {
  className?: string | undefined
  children: ReactNode
  disabled?: boolean | undefined
  title?: string | undefined
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

function NewTabNote() {
  const { t } = useTranslation('components')
  return <span className="visually-hidden"> ({t('newTab')})</span>
}

/** A link if it has a target, else a button, so that links work without script. */
export function Action({
  href,
  onPress,
  opens,
  external,
  newTab,
  disabled,
  children,
  ...attributes
}: ActionProps) {
  const rest =
    opens === undefined
      ? attributes
      : { 'data-opens': opens, 'aria-haspopup': 'dialog' as const, ...attributes }
  if (disabled) {
    return (
      <button type="button" aria-disabled="true" {...rest}>
        {children}
      </button>
    )
  }
  if (href === undefined) {
    return (
      <button type="button" onClick={onPress && (({ currentTarget }) => onPress(currentTarget))} {...rest}>
        {children}
      </button>
    )
  }
  const onClick =
    onPress &&
    ((event: MouseEvent<HTMLElement>) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      onPress(event.currentTarget)
    })
  if (newTab) {
    return (
      <a href={href} target="_blank" rel="noopener" {...rest}>
        {children}
        <NewTabNote />
      </a>
    )
  }
  if (external) {
    return (
      <a href={href} rel="noopener" onClick={onClick} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <SiteLink to={href} onClick={onClick} {...rest}>
      {children}
    </SiteLink>
  )
}
