import type { MouseEvent, ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'
import { IconButton } from '../controls/icon-button.tsx'

export interface DialogFrameProps {
  id: string
  /** Heading of the window; with `bar` it is its accessible name only. */
  title: string
  /** Takes the heading's place in the bar: a search field, for instance. */
  bar?: ReactNode
  foot?: ReactNode
  look?: 'middle' | 'top' | 'wide' | undefined
  children: ReactNode
  onClose: () => void
  /** For `showModal()`. */
  ref?: Ref<HTMLDialogElement> | undefined
}

/** The frame of every window. On a phone it is a sheet from below, the `top` one fills the screen. */
export function DialogFrame({ id, title, bar, foot, look = 'middle', children, onClose, ref }: DialogFrameProps) {
  const { t } = useTranslation('components')
  const titleId = `${id}-title`

  function onOverlay(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget) onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it natively
    <dialog
      className={classNames('dialog', look !== 'middle' && `dialog--${look}`)}
      id={id}
      ref={ref}
      aria-label={bar ? title : undefined}
      aria-labelledby={bar ? undefined : titleId}
      onClick={onOverlay}
      onClose={onClose}
    >
      <div className="dialog__bar">
        {bar ?? <h2 id={titleId}>{title}</h2>}
        <IconButton icon="close" label={t('close')} onPress={onClose} />
      </div>
      <div className="dialog__body">{children}</div>
      {foot && <div className="dialog__foot">{foot}</div>}
    </dialog>
  )
}
