import { classNames } from '@marquee/design/class-names.ts'
import { Breadcrumb } from '@marquee/design/controls/breadcrumb.tsx'
import { isLongTitle } from '@marquee/design/heroes/long-title.ts'
import { softHyphens } from '@marquee/design/labels/soft-hyphens.ts'
import { Backdrop } from '@marquee/design/pictures/wide-picture.tsx'
import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { Blocks } from '../../editorial/blocks/registry.tsx'
import { CtaLink } from '../../editorial/cta-link.tsx'
import type { InformationPage } from '../../page-models/information.ts'
import { DocumentBody } from './document-body.tsx'
import './information.css'

type HeadModel = Pick<
  InformationPage,
  'title' | 'subtitle' | 'text' | 'backdrop' | 'logo' | 'cta' | 'breadcrumb'
>

/** The primary action is yellow only if it books. */
function InformationHead({ page }: { readonly page: HeadModel }) {
  const { title, subtitle, text, backdrop, logo, cta } = page
  return (
    <div className="info dark">
      {backdrop && <Backdrop className="info__art" picture={backdrop} />}
      <div className="wrap info__in">
        {page.breadcrumb.length > 1 && <Breadcrumb crumbs={page.breadcrumb} />}
        <div className="info__text">
          {logo && <img className="info__logo" src={logo.url} width="160" height="48" alt="" />}
          <h1 className={classNames('display', isLongTitle(title) && 'info__long')}>{softHyphens(title)}</h1>
          {subtitle !== null && <p className="info__sub">{subtitle}</p>}
          {text !== null && <RichText html={text} />}
          {cta && <CtaLink cta={cta} leads />}
        </div>
      </div>
    </div>
  )
}

export function InformationView({ page }: { readonly page: InformationPage }) {
  return (
    <>
      <InformationHead page={page} />
      {page.isDocument ? <DocumentBody page={page} /> : <Blocks blocks={page.blocks} />}
    </>
  )
}
