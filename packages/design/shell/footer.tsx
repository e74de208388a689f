import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SocialNetwork } from '#config/types.ts'
import { Icon } from '../brand/icon.tsx'
import { Mark } from '../brand/mark.tsx'
import { classNames } from '../class-names.ts'
import { Action, type ActionTarget } from '../controls/action.tsx'
import { TextLink } from '../controls/text-link.tsx'
import { Accordion, type AccordionItem } from '../sections/accordion.tsx'
import { uniqueKeys } from '../unique-keys.ts'

export interface FooterLink extends ActionTarget {
  label: string
}

export interface FooterColumn {
  id: string
  title: string
  links: readonly FooterLink[]
  /** "Tous les films" */
  all?: FooterLink | null | undefined
}

export interface FooterProps {
  homeHref: string
  /** Language and theme. */
  switches?: ReactNode
  /** Absent without questions. */
  help?:
    | { title: string; items: readonly AccordionItem[]; more?: FooterLink | null | undefined }
    | null
    | undefined
  columns: readonly FooterColumn[]
  social: ReadonlyArray<{ network: SocialNetwork; href: string }>
  year: number
}

const networkNames = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  twitter: 'X',
  youtube: 'YouTube',
} as const

function ColumnLink({ label, all, ...target }: FooterLink & { all?: boolean }) {
  return (
    <li>
      <Action
        className={classNames('footer__link', all && 'footer__link--all', target.href === undefined && 'js')}
        {...target}
      >
        {label}
      </Action>
    </li>
  )
}

function Column({ id, title, links, all }: FooterColumn) {
  const keys = uniqueKeys(links.map(({ label }) => label))
  return (
    <details className="acc footer__col" name="footer" id={`footer-${id}`}>
      <summary>{title}</summary>
      <ul>
        {links.map((link, index) => (
          <ColumnLink key={keys[index]} {...link} />
        ))}
        {all && <ColumnLink {...all} all />}
      </ul>
    </details>
  )
}

function setColumns(box: HTMLElement, open: boolean) {
  for (const column of box.querySelectorAll<HTMLDetailsElement>('details.footer__col')) {
    if (open) column.removeAttribute('name')
    else column.setAttribute('name', 'footer')
    column.open = open
    column.querySelector('summary')?.setAttribute('tabindex', open ? '-1' : '0')
  }
}

/**
 * Opens the columns on a desktop. CSS alone does so in browsers that support `::details-content`; this also
 * informs screen readers, removes the titles from the tab order, and covers other browsers.
 */
function useOpenColumns(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const desktop = matchMedia('(min-width: 1080px)')
    const apply = () => box.current && setColumns(box.current, desktop.matches)
    if (desktop.matches) apply()
    desktop.addEventListener('change', apply)
    return () => desktop.removeEventListener('change', apply)
  }, [])
  return box
}

export function Footer({ homeHref, switches, help, columns, social, year }: FooterProps) {
  const { t } = useTranslation('components')
  const columnsRef = useOpenColumns()
  return (
    <footer className="footer dark">
      <div className="wrap">
        <div className="footer__top">
          <Mark href={homeHref} />
          <div className="row row--l">{switches}</div>
        </div>
        {help && help.items.length > 0 && (
          <div className="footer-help">
            <div className="footer-help__head">
              <h2>{help.title}</h2>
              {help.more && (
                <TextLink small href={help.more.href}>
                  {help.more.label}
                </TextLink>
              )}
            </div>
            <div className="footer-help__items">
              <Accordion name="help" items={help.items} />
            </div>
          </div>
        )}
        <div className="footer__cols" ref={columnsRef}>
          {columns
            .filter(({ links }) => links.length > 0)
            .map((column) => (
              <Column key={column.id} {...column} />
            ))}
        </div>
        <div className="footer__end">
          <span className="num">{t('copyright', { year })}</span>
          <div className="social">
            {social.map(({ network, href }) => (
              <a key={network} href={href} rel="noopener" aria-label={networkNames[network]}>
                <Icon name={network} />
              </a>
            ))}
          </div>
        </div>
      </div>
    </footer>
  )
}
