import { type MouseEvent, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../brand/icon.tsx'
import { Mark } from '../brand/mark.tsx'
import { Action } from '../controls/action.tsx'
import { PlaceButton, type PlaceButtonProps } from '../controls/place-button.tsx'
import type { HeaderEntry } from './header-entry.ts'

export const menuId = 'menu'

export interface MobileMenuProps {
  homeHref: string
  entries: readonly HeaderEntry[]
  place?: PlaceButtonProps | null | undefined
  foot?: ReactNode
}

/** A popover, so it works without script, and closes on navigation. */
export function MobileMenu({ homeHref, entries, place, foot }: MobileMenuProps) {
  const { t } = useTranslation('components')
  const menu = useRef<HTMLDivElement>(null)

  function onClick(event: MouseEvent) {
    if ((event.target as Element).closest('a, .place')) menu.current?.hidePopover()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the clicks are those of the links inside
    <div className="menu dark" id={menuId} popover="auto" ref={menu} onClick={onClick}>
      <div className="header__in">
        <Mark href={homeHref} />
        <div className="header__end">
          <button
            className="iconbtn"
            type="button"
            popoverTarget={menuId}
            popoverTargetAction="hide"
            aria-label={t('close')}
          >
            <Icon name="close" />
          </button>
        </div>
      </div>
      {place && <PlaceButton {...place} withArrow />}
      <nav aria-label={t('menu.title')}>
        <ul>
          {entries
            .filter(({ device }) => device !== 'desktop')
            .map(({ id, label, href, current, external, opens, onPress }) => (
              <li key={id}>
                <Action
                  className="menu__entry"
                  href={href}
                  external={external}
                  opens={opens}
                  onPress={onPress}
                  aria-current={current ? 'page' : undefined}
                >
                  {label}
                  {external && <Icon name="external" />}
                </Action>
              </li>
            ))}
        </ul>
      </nav>
      {foot && <div className="menu__foot">{foot}</div>}
    </div>
  )
}
