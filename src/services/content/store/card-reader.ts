import type { HashCost } from '@marquee/kit/secrets/slow-hash.ts'
import type { Kysely } from 'kysely'
import type { SiteId } from '#config/sites.ts'
import { asTyped, hashCode, isPin } from './card-secrets.ts'
import type { CardRecord, ContentTables } from './content-tables.ts'

export interface CardReader {
  /** `cost` of the hash, for tests. */
  giftCard(number: string, pin: string, cost?: HashCost): Promise<CardRecord | undefined>
  voucher(code: string): Promise<CardRecord | undefined>
}

export function createCardReader(db: Kysely<ContentTables>, site: SiteId): CardReader {
  const find = (kind: CardRecord['kind'], number: string): Promise<CardRecord | undefined> =>
    db
      .selectFrom('cards')
      .innerJoin('sources', (join) =>
        join.onRef('sources.site', '=', 'cards.site').onRef('sources.source', '=', 'cards.source'),
      )
      .where('cards.site', '=', site)
      .where('cards.kind', '=', kind)
      .where('cards.number', '=', number)
      .where('sources.shown', '=', 1)
      .orderBy('sources.position')
      .selectAll('cards')
      .limit(1)
      .executeTakeFirst()

  return {
    async giftCard(number, pin, cost) {
      const card = await find('giftCard', asTyped(number))
      return (await isPin(pin, card?.pin ?? null, cost)) ? card : undefined
    },
    voucher: (code) => find('voucher', hashCode(code)),
  }
}
