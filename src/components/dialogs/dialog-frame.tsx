import type { MouseEvent, ReactNode, Ref, SyntheticEvent } from 'react'
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
  /** Dark in both themes, as what shows films and times is. */
  dark?: boolean | undefined
  children: ReactNode
  onClose: () => void
  /** Before Escape closes it. */
  onCancel?: ((event: SyntheticEvent) => void) | undefined
  /** False: neither its button nor the overlay closes it. */
  closable?: boolean | undefined
  /** For `showModal()`. */
  ref?: Ref<HTMLDialogElement> | undefined
}

/** The frame of every window. On a phone it is a sheet from below, the `top` one fills the screen. */
export function DialogFrame({
  id,
  title,
  bar,
  foot,
  look = 'middle',
  dark,
  children,
  onClose,
  onCancel,
  closable = true,
  ref,
}: DialogFrameProps) {
  const { t } = useTranslation('components')
  const titleId = `${id}-title`

  function onOverlay(event: MouseEvent<HTMLDialogElement>) {
    if (closable && event.target === event.currentTarget) onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it natively
    <dialog
      className={classNames('dialog', look !== 'middle' && `dialog--${look}`, dark && 'room')}
      id={id}
      ref={ref}
      aria-label={bar ? title : undefined}
      aria-labelledby={bar ? undefined : titleId}
      onClick={onOverlay}
      onClose={onClose}
      onCancel={onCancel}
    >
      <div className="dialog__bar">
        {bar ?? <h2 id={titleId}>{title}</h2>}
        {closable && <IconButton icon="close" label={t('close')} onPress={onClose} />}
      </div>
      <div className="dialog__body">{children}</div>
      {foot && <div className="dialog__foot">{foot}</div>}
    </dialog>
  )
}
