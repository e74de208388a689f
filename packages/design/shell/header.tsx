import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../brand/icon.tsx'
import { Mark } from '../brand/mark.tsx'
import { classNames } from '../class-names.ts'
import { Action, type ActionTarget } from '../controls/action.tsx'
import { ButtonLink } from '../controls/button.tsx'
import { IconButton, type IconButtonProps } from '../controls/icon-button.tsx'
import { PlaceButton, type PlaceButtonProps } from '../controls/place-button.tsx'
import type { HeaderEntry } from './header-entry.ts'
import { MobileMenu, menuId } from './mobile-menu.tsx'

export interface HeaderAccount extends ActionTarget {
  label: string
  /** Null if signed out. */
  client: { initials: string; avatar: string | null } | null
}

export interface HeaderProps {
  /** `light`: neither menu entries nor place in the bar. */
  variant: 'full' | 'light'
  /**
   * State of the header's machine: `static` scrolls with the page, `shown` sticks to the
   * top, `hidden` is above it.
   */
  mode?: 'static' | 'shown' | 'hidden' | undefined
  homeHref: string
  litMark?: boolean | undefined
  entries: readonly HeaderEntry[]
  place?: PlaceButtonProps | null | undefined
  search?: ActionTarget | null | undefined
  wishlist?: Pick<IconButtonProps, 'href' | 'label' | 'data-count'> | null | undefined
  account?: HeaderAccount | null | undefined
  createAccount?: (ActionTarget & { label: string }) | null | undefined
  /** Language and theme below the mobile menu. */
  menuFoot?: ReactNode
}

function HeaderNav({ entries }: Pick<HeaderProps, 'entries'>) {
  const { t } = useTranslation('components')
  return (
    <nav className="header__nav" aria-label={t('menu.title')}>
      <ul>
        {entries
          .filter(({ device }) => device !== 'mobile')
          .map(({ id, label, href, current, device, external, onPress, logo }) => (
            <li key={id} data-device={device === 'wide' ? device : undefined}>
              <Action
                href={href}
                external={external}
                onPress={onPress}
                aria-current={current ? 'page' : undefined}
              >
                {logo ? <img src={logo.src} width={logo.width} height={logo.height} alt={label} /> : label}
              </Action>
            </li>
          ))}
      </ul>
    </nav>
  )
}

function AccountButton({ label, client, ...target }: HeaderAccount) {
  if (!client)
    return <IconButton icon="user" label={label} opensModal={target.onPress !== undefined} {...target} />
  return (
    <Action
      className={classNames('iconbtn', target.href === undefined && 'js')}
      aria-label={label}
      aria-haspopup={target.onPress ? 'dialog' : undefined}
      {...target}
    >
      <span className="avatar">
        {client.initials}
        {client.avatar && <img src={client.avatar} width="32" height="32" alt="" />}
      </span>
    </Action>
  )
}

export function Header(props: HeaderProps) {
  const {
    variant,
    mode = 'static',
    homeHref,
    litMark,
    entries,
    place,
    search,
    wishlist,
    account,
    createAccount,
    menuFoot,
  } = props
  const { t } = useTranslation('components')
  const full = variant === 'full'
  return (
    <>
      <header className={`header header--${variant} dark`} data-mode={mode}>
        <div className="wrap header__in">
          <Mark href={homeHref} lit={litMark} />
          {full && <HeaderNav entries={entries} />}
          <div className="header__end">
            {full && place && <PlaceButton {...place} />}
            {createAccount && (
              <span className="header__join">
                <ButtonLink
                  small
                  href={createAccount.href}
                  onPress={createAccount.onPress}
                  external={createAccount.external}
                >
                  {createAccount.label}
                </ButtonLink>
              </span>
            )}
            {search && (
              <IconButton
                icon="search"
                label={t('search')}
                opensModal={search.onPress !== undefined}
                {...search}
              />
            )}
            {full && wishlist && <IconButton icon="heart" {...wishlist} />}
            {account && <AccountButton {...account} />}
            <button
              className="iconbtn header__menu"
              type="button"
              aria-label={t('menu.open')}
              popoverTarget={menuId}
            >
              <Icon name="menu" />
            </button>
          </div>
        </div>
      </header>
      <MobileMenu homeHref={homeHref} entries={entries} place={place} foot={menuFoot} />
    </>
  )
}
