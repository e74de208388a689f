import { Header, type HeaderAccount } from '@marquee/design/shell/header.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type KnownClient, startSignIn, useClient, useGuard } from '../features/auth/client.ts'
import { useHeader } from '../features/header/header.ts'
import { openModal } from '../features/modals/modals.ts'
import { useWishes } from '../features/saved-items/wishlist/wishes.ts'
import type { LocatorFacts } from '../page-kit/site-context.ts'
import { type MenuEntry, passEntry } from './menu-entries.ts'

const modes = { resting: 'static', hidden: 'hidden', shown: 'shown' } as const

interface ShellHeaderProps {
  readonly variant: 'full' | 'light'
  readonly homeHref: string
  readonly lit: boolean
  readonly entries: readonly MenuEntry[]
  readonly locator: LocatorFacts | null
  /** Null without a place. */
  readonly placeName: string | null
  /** Target of the place button without script. */
  readonly cinemasHref: string | undefined
  /** Null where sign-in is off. */
  readonly clientHref: string | null
  readonly sellsPass: boolean
  /** True: visitors who are not signed in are sent away. */
  readonly guarded: boolean
  /** Search page, for use without script. */
  readonly searchHref: string
  readonly foot: ReactNode
}

const openSearch = (trigger: HTMLElement) => openModal('search', null, trigger)

function account({ client, failed }: KnownClient, clientHref: string, label: string): HeaderAccount {
  const opens = client || failed ? 'profile' : 'signIn'
  return {
    label: client ? `${label}, ${client.avatarFallback}` : label,
    client: client && { initials: client.avatarFallback, avatar: client.avatar },
    href: `${clientHref}/${client ? 'profile' : 'sign-in'}`,
    external: true,
    opens,
    onPress: (trigger) => openModal(opens, null, trigger),
  }
}

/** Follows the scroll position in a component of its own, which limits re-renders. */
export function ShellHeader(props: ShellHeaderProps) {
  const {
    variant,
    homeHref,
    lit,
    entries,
    locator,
    placeName,
    cinemasHref,
    clientHref,
    sellsPass,
    guarded,
    searchHref,
    foot,
  } = props
  const { t } = useTranslation('shell')
  const place = useHeader()
  const search = variant === 'full' ? { href: searchHref, opens: 'search', onPress: openSearch } : null
  const known = useClient(clientHref)
  const { client, failed } = known
  const list = entries.find(({ name }) => name === 'wishlist')
  const count = useWishes()?.films.length
  useGuard(guarded, known, clientHref, homeHref)
  const pass = passEntry(client?.subscription?.currentPlan, sellsPass, clientHref)
  return (
    <Header
      variant={variant}
      mode={modes[place]}
      homeHref={homeHref}
      litMark={lit}
      search={search}
      entries={[
        ...(search ? [{ ...search, id: 'search', label: t('menu.search'), device: 'mobile' as const }] : []),
        ...[...entries, ...(pass ? [pass] : [])].map(({ name, href, external, current, device, logo }) => ({
          id: name,
          label: t(`menu.${name}`),
          href,
          external,
          current,
          device,
          logo,
        })),
      ]}
      place={locator && { place: placeName, href: cinemasHref, ...locator.target }}
      wishlist={
        list && {
          href: list.href,
          label: t(count ? 'wishes' : 'menu.wishlist', { count }),
          'data-count': count || undefined,
        }
      }
      account={
        clientHref === null
          ? null
          : account(known, clientHref, t(client || failed ? 'menu.account' : 'signIn'))
      }
      createAccount={
        clientHref === null || client || failed
          ? null
          : {
              label: t('register'),
              href: `${clientHref}/register`,
              external: true,
              onPress: (trigger) => startSignIn(clientHref, true, trigger),
            }
      }
      menuFoot={foot}
    />
  )
}
