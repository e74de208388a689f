import { Button } from '@marquee/design/controls/button.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showAlert } from '../alerts/alerts.ts'
import { signOutClient } from './auth-actor.ts'

const alert = {
  autoCloseId: 'signedOut',
  subtitle: null,
  className: null,
  icon: null,
  cta: null,
  closable: true,
} as const

interface SignOutProps {
  readonly block?: boolean
  readonly onDone?: () => void
}

export function SignOut({ block, onDone }: SignOutProps) {
  const { t } = useTranslation('account')
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    const left = await signOutClient()
    setLeaving(false)
    onDone?.()
    showAlert({
      ...alert,
      level: left ? 'info' : 'warning',
      title: t(left ? 'profile.signedOut' : 'profile.stillIn'),
    })
  }
  return (
    <Button block={block} disabled={leaving} onPress={() => void leave()}>
      {t(leaving ? 'profile.signingOut' : 'profile.signOut')}
    </Button>
  )
}
