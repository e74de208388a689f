import { PriceTable } from '@marquee/design/sections/price-table.tsx'
import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { useTranslation } from 'react-i18next'
import type { CinemaPricesModel, PriceModel } from '../../page-models/cinema.ts'
import { Modal } from '../modals/modal.tsx'
import type { ModalProps } from '../modals/modal-record.ts'
import { FoldedItems } from './folded-items.tsx'
import { nestedPrices } from './nested-prices.ts'
import './cinema-modal.css'

interface PricesProps {
  readonly caption: string
  readonly lines: readonly PriceModel[]
  readonly terms: readonly string[]
}

function Prices({ caption, lines, terms }: PricesProps) {
  const named = new Set(lines.map(({ term }) => term))
  const notes = terms
    .map((text, index) => ({ text, number: index + 1 }))
    .filter(({ number }) => named.has(number))
  return (
    <>
      <PriceTable caption={caption} rows={nestedPrices(lines)} />
      {notes.length > 0 && (
        <ol className="terms">
          {notes.map(({ text, number }) => (
            <li key={number} value={number}>
              <RichText html={text} />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

export function PricingModal({
  data: { prices, complements, terms, globalTerms },
}: ModalProps<CinemaPricesModel>) {
  const { t } = useTranslation('cinema')
  const part = (id: 'seats' | 'complements', lines: readonly PriceModel[]) => {
    const title = t(`prices.${id}`)
    return lines.length === 0
      ? []
      : [{ id, title, content: <Prices caption={title} lines={lines} terms={terms} /> }]
  }
  const items = [
    ...part('seats', prices),
    ...part('complements', complements),
    ...(globalTerms === null
      ? []
      : [{ id: 'terms', title: t('prices.notes'), content: <RichText html={globalTerms} /> }]),
  ]
  return (
    <Modal title={t('prices.title')}>
      <FoldedItems items={items} open={items[0]?.id ?? null} />
    </Modal>
  )
}
