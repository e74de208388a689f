import { clientArea } from '#config/client-area.ts'
import type { Loyalty } from '../../services/accounts/membership-types.ts'
import type { ClientContext } from '../page.ts'
import { Panel } from './parts.tsx'

/** Untranslated for a level of another service. */
export const levelName = ({ t }: Pick<ClientContext, 't'>, level: string): string =>
  t(`account:levels.${level}`, { defaultValue: level })

export function LoyaltyPanel({
  context,
  loyalty,
}: {
  readonly context: Pick<ClientContext, 't'>
  readonly loyalty: Loyalty
}) {
  const { t } = context
  const { level, points, next } = loyalty
  const { months, visit, plan } = clientArea.loyalty
  return (
    <Panel id="loyalty" dark title={t('client-account:benefits.loyalty')}>
      <p className="account-big">{levelName(context, level)}</p>
      {next && (
        <progress
          className="account-progress"
          max={points + next.missing}
          value={points}
          aria-hidden="true"
        />
      )}
      <p>
        {t('client-account:benefits.points', { count: points })}
        {next &&
          ` · ${t('client-account:benefits.nextLevel', { count: next.missing, level: levelName(context, next.level) })}`}
      </p>
      <p className="muted">
        {t('client-account:benefits.rule', {
          months,
          visit: t('client-account:benefits.points', { count: visit }),
          plan: t('client-account:benefits.points', { count: plan }),
        })}
      </p>
    </Panel>
  )
}
