import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../brand/icon.tsx'
import { isIconName } from '../brand/icon-paths.ts'
import { classNames } from '../class-names.ts'
import type { ActionTarget } from '../controls/action.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { TextLink } from '../controls/text-link.tsx'

export interface AlertProps {
  level: 'info' | 'warning'
  title?: string | null | undefined
  children?: ReactNode
  action?: (ActionTarget & { label: string }) | null | undefined
  onClose?: (() => void) | undefined
  /** The message's own class. */
  className?: string | null | undefined
  /** Unknown or absent: the icon of the level. */
  icon?: string | null | undefined
  /** Full width, below the header. */
  bar?: boolean | undefined
  /** True inside a live region: the alert has no role of its own. */
  quiet?: boolean | undefined
}

export function Alert({ level, className, icon, title, children, action, onClose, bar, quiet }: AlertProps) {
  const { t } = useTranslation('components')
  const classes = classNames(
    'alert',
    level === 'warning' && 'alert--warning',
    bar && 'alert--bar dark',
    className,
  )
  return (
    <div className={classes} role={quiet ? undefined : level === 'warning' ? 'alert' : 'status'}>
      <Icon name={isIconName(icon) ? icon : level === 'warning' ? 'warning' : 'info'} />
      <div className="alert__text">
        {title && <b>{title}</b>}
        {children}
      </div>
      {action && (
        <TextLink
          href={action.href}
          onPress={action.onPress}
          external={action.external}
          newTab={action.newTab}
        >
          {action.label}
        </TextLink>
      )}
      {onClose && <IconButton icon="close" label={t('close')} onPress={onClose} />}
    </div>
  )
}

/** The first queued alert, in a live region that stays when empty. */
export function AlertBanner({ alert }: { alert: Omit<AlertProps, 'bar'> | null }) {
  return <div className="alerts">{alert && <Alert bar {...alert} />}</div>
}
