import type { Membership } from '../../services/accounts/membership-types.ts'
import type { AccountContext } from '../page.ts'
import { levelName } from './loyalty-panel.tsx'

interface GreetingProps {
  readonly context: AccountContext
  readonly name: string
  readonly loyalty: Membership['loyalty']
}

/** Name and level, in the head of the profile. */
export function Greeting({ context, name, loyalty }: GreetingProps) {
  const { t } = context
  return (
    <div className="account-line">
      <p>{name || t('client-account:profile.lead')}</p>
      {loyalty && (
        <p className="account-level">
          {t('account:profile.level', { level: levelName(context, loyalty.level) })}
        </p>
      )}
    </div>
  )
}
