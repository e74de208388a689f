import { serviceLimits } from '../../../../config/service-limits.ts'
import type { ContentStore } from '../../content/store/content-store.ts'

export interface SeenApplication {
  readonly application: string
  /** Empty where the SDK does not name its process. */
  readonly instance: string
  readonly sdk: string
}

const DAY = 86_400_000
/** Names come from outside: of more than these, those that were seen longest ago are forgotten. */
const MOST = 1_000

/** Keeps that an SDK has announced itself; forgets those of whom nothing was heard for as long as usage is kept. */
export async function keepApplication(
  { db }: Pick<ContentStore, 'db'>,
  seen: SeenApplication,
  now: Date,
): Promise<void> {
  const row = { sdk: seen.sdk, seen_at: now.toISOString() }
  await db
    .insertInto('flag_applications')
    .values({ application: seen.application, instance: seen.instance, ...row })
    .onConflict((conflict) => conflict.columns(['application', 'instance']).doUpdateSet(row))
    .execute()
  const oldest = new Date(now.getTime() - serviceLimits.flags.usageDays * DAY).toISOString()
  await db
    .deleteFrom('flag_applications')
    .where((eb) =>
      eb.or([
        eb('seen_at', '<', oldest),
        eb(
          'seen_at',
          '<=',
          eb
            .selectFrom('flag_applications as seen')
            .select('seen.seen_at')
            .orderBy('seen.seen_at', 'desc')
            .limit(1)
            .offset(MOST),
        ),
      ]),
    )
    .execute()
}
