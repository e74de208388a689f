import type { Kysely } from 'kysely'
import type { Words } from '#config/languages.ts'
import type { SiteId } from '#config/sites.ts'
import { asTyped, hashCode } from './card-secrets.ts'
import type { ContentTables } from './content-tables.ts'

interface CardContent {
  readonly amount: number | null
  readonly expiresOn: string | null
}

export type NewCard =
  | (CardContent & { readonly kind: 'giftCard'; readonly number: string; readonly pinHash: string })
  | (CardContent & {
      readonly kind: 'voucher'
      readonly code: string
      readonly quantity: number | null
      readonly label: Words<string>
    })

function rowOf(card: NewCard) {
  const { kind, amount, expiresOn } = card
  const content = { kind, amount, expires_on: expiresOn }
  return kind === 'giftCard'
    ? { ...content, number: asTyped(card.number), pin: card.pinHash, label: null, quantity: null }
    : {
        ...content,
        number: hashCode(card.code),
        pin: null,
        label: JSON.stringify(card.label),
        quantity: card.quantity,
      }
}

export async function replaceCards(
  db: Kysely<ContentTables>,
  { site, source }: { readonly site: SiteId; readonly source: string },
  cards: readonly NewCard[],
  now: string,
): Promise<void> {
  const rows = cards.map(rowOf)
  await db.deleteFrom('cards').where('site', '=', site).where('source', '=', source).execute()
  if (rows.length === 0) return
  await db
    .insertInto('cards')
    .values(rows.map((row) => ({ ...row, site, source, updated_at: now })))
    .execute()
}
