import { serviceLimits } from '../../../../config/service-limits.ts'
import type { ContentStore } from '../../content/store/content-store.ts'

export interface ApplicationReport {
  readonly application: string
  /** Empty if the SDK sends no instance id. */
  readonly instance: string
  readonly sdk: string
}

const DAY = 86_400_000
/** Names come from outside: beyond this many, the least recently seen are deleted. */
const MOST = 1_000

/** Also deletes those not seen for as long as usage is retained. */
export async function recordApplication(
  { db }: Pick<ContentStore, 'db'>,
  report: ApplicationReport,
  now: Date,
): Promise<void> {
  const row = { sdk: report.sdk, seen_at: now.toISOString() }
  await db
    .insertInto('flag_applications')
    .values({ application: report.application, instance: report.instance, ...row })
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
