import { Button } from '@marquee/design/controls/button.tsx'
import { FactSheet } from '@marquee/design/sections/fact-sheet.tsx'
import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { useTranslation } from 'react-i18next'
import type { BlockItemModel, BlockModel, BlockOf, InformationPage } from '../../page-models/information.ts'
import './information.css'

type Listing = BlockOf<'listing'>

const isArticles = (block: BlockModel): block is BlockOf<'explanation'> => block.kind === 'explanation'
const isListing = (block: BlockModel): block is Listing => block.kind === 'listing'

const SUMMARY = 'summary'

interface Heading {
  readonly anchor: string
  readonly title: string
}

function Contents({ title, headings }: { readonly title: string; readonly headings: readonly Heading[] }) {
  return (
    <nav className="doc__toc" aria-label={title}>
      <p className="kicker">{title}</p>
      <ol>
        {headings.map(({ anchor, title: name }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const Article = ({ item }: { readonly item: BlockItemModel }) => (
  <section id={item.anchor} className="doc__part">
    <h2>{item.title}</h2>
    {item.text !== null && <RichText html={item.text} />}
  </section>
)

/** Numbered parts with fragments, and a table of contents. */
export function DocumentBody({ page }: { readonly page: InformationPage }) {
  const { t } = useTranslation('information')
  const parts = page.blocks.filter(isArticles).flatMap(({ items }) => items)
  const listings = page.blocks.filter(isListing)
  const sheets: readonly (Listing & Heading)[] = listings.map((block, index) => ({
    ...block,
    anchor: index === 0 ? SUMMARY : `${SUMMARY}-${index + 1}`,
    title: block.title ?? page.contentsTitle,
  }))
  return (
    <div className="wrap section doc">
      <div className="doc__side">
        {parts.length + sheets.length > 1 && (
          <Contents title={page.contentsTitle} headings={[...parts, ...sheets]} />
        )}
        <Button small icon="print" onPress={() => print()}>
          {t('print')}
        </Button>
      </div>
      <div className="doc__text">
        {parts.map((item) => (
          <Article key={item.anchor} item={item} />
        ))}
        {sheets.map(({ anchor, title, text, items }) => (
          <section key={anchor} id={anchor} className="doc__part">
            <h2>{title}</h2>
            {text !== null && <RichText html={text} />}
            <FactSheet
              rows={items.map((item) => ({
                term: item.title,
                value: item.text === null ? '' : <RichText html={item.text} />,
              }))}
            />
          </section>
        ))}
      </div>
    </div>
  )
}
