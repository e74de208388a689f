import { Button } from '@marquee/design/controls/button.tsx'
import { Finder } from '@marquee/design/controls/search-field.tsx'
import { bulbSign } from '@marquee/design/heroes/bulb-digits.ts'
import { ListHead } from '@marquee/design/heroes/list-head.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LinkModel } from '../../page-models/parts.ts'

interface HelpHeadProps {
  readonly title: string
  /** Links from the home page to this one. */
  readonly trail: readonly LinkModel[]
  readonly searchHref: string
  readonly text?: ReactNode
  /** Query. */
  readonly q?: string
  readonly large?: boolean
}

function Bulbs() {
  const { width, height, lit, unlit } = bulbSign('?')
  return (
    <svg
      className="help-bulbs"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <g fill="none" strokeLinecap="round">
        <path className="dots__off" strokeWidth="8" d={unlit} />
        <path className="dots__on" strokeWidth="12" d={lit} />
      </g>
    </svg>
  )
}

/** The search form works without script. */
export function HelpHead({ title, trail, searchHref, text, q = '', large = false }: HelpHeadProps) {
  const { t } = useTranslation('help')
  return (
    <div className="help-head dark" data-large={large || undefined}>
      <ListHead title={title} crumbs={trail.length > 1 ? trail : undefined} text={text}>
        <Finder
          key={q}
          action={searchHref}
          name="q"
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          value={q}
        >
          <Button type="submit" look="solid" icon="search">
            {t('search.submit')}
          </Button>
        </Finder>
      </ListHead>
      {large && <Bulbs />}
    </div>
  )
}
