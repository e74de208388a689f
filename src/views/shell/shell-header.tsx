import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useHeader } from '../../actors/header.ts'
import { Header } from '../../components/shell/header.tsx'
import type { MenuEntry } from './menu-entries.ts'

const modes = { resting: 'static', hidden: 'hidden', shown: 'shown' } as const

interface ShellHeaderProps {
  readonly variant: 'full' | 'light'
  readonly homeHref: string
  readonly lit: boolean
  readonly entries: readonly MenuEntry[]
  /** The client area; null where nobody can sign in. */
  readonly clientHref: string | null
  readonly foot: ReactNode
}

/** Alone in following the scroll, so that nothing else renders with it. */
export function ShellHeader({ variant, homeHref, lit, entries, clientHref, foot }: ShellHeaderProps) {
  const { t } = useTranslation('shell')
  const place = useHeader()
  return (
    <Header
      variant={variant}
      mode={modes[place]}
      homeHref={homeHref}
      litMark={lit}
      entries={entries.map(({ name, href, external, current, device }) => ({
        id: name,
        label: t(`menu.${name}`),
        href,
        external,
        current,
        device,
      }))}
      account={clientHref === null ? null : { label: t('signIn'), client: null, href: `${clientHref}/sign-in`, external: true }}
      createAccount={clientHref === null ? null : { label: t('register'), href: `${clientHref}/register`, external: true }}
      menuFoot={foot}
    />
  )
}
