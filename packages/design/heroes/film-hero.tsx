import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { ActionTarget } from '../controls/action.tsx'
import { Breadcrumb, type Crumb } from '../controls/breadcrumb.tsx'
import { Button, ButtonLink } from '../controls/button.tsx'
import { Facts } from '../labels/facts.tsx'
import { Flag, type FlagData } from '../labels/flag.tsx'
import { softHyphens } from '../labels/soft-hyphens.ts'
import type { PictureData } from '../pictures/picture.tsx'
import { Poster } from '../pictures/poster.tsx'
import { Backdrop } from '../pictures/wide-picture.tsx'
import { hasWideWord, isLongTitle } from './long-title.ts'
import './detail.css'

export interface FilmHeroProps {
  title: string
  titleLanguage?: string | undefined
  poster: PictureData | null
  backdrop: PictureData | null
  crumbs?: readonly Crumb[] | undefined
  flag?: FlagData | null | undefined
  facts: ReadonlyArray<ReactNode>
  /** Times or a subtitle, before the actions. */
  next?: ReactNode
  /** Plain text, or sanitised HTML in a RichText. */
  synopsis?: ReactNode
  /** The phone's control that unfolds a long synopsis; absent: phones show all of it. */
  unfold?: string | undefined
  /** "De …", "Avec …", versions. */
  credits?: ReadonlyArray<ReactNode> | undefined
  book?: (ActionTarget & { label: string }) | null | undefined
  wish?: { label: string; pressed: boolean; onToggle: () => void } | undefined
  /** Further actions. */
  children?: ReactNode
}

function Synopsis({ synopsis, unfold }: Pick<FilmHeroProps, 'synopsis' | 'unfold'>) {
  return (
    <div className="film__text">
      <div>{synopsis}</div>
      {unfold && (
        <label className="film__unfold link">
          <input className="visually-hidden" type="checkbox" />
          {unfold}
        </label>
      )}
    </div>
  )
}

export function FilmHero(props: FilmHeroProps) {
  const {
    title,
    titleLanguage,
    poster,
    backdrop,
    crumbs,
    flag,
    facts,
    next,
    synopsis,
    unfold,
    credits = [],
    book,
    wish,
    children,
  } = props
  return (
    <div
      className={classNames(
        'film dark',
        isLongTitle(title) && 'film--long',
        hasWideWord(title) && 'film--word',
      )}
    >
      <Backdrop className="film__art" picture={backdrop} />
      <div className="wrap film__in">
        <Poster picture={poster} title={title} titleLanguage={titleLanguage} place="hero" priority="early" />
        <div>
          {crumbs && <Breadcrumb crumbs={crumbs} />}
          {flag && <Flag {...flag} />}
          <h1 className="display" lang={titleLanguage}>
            {softHyphens(title)}
          </h1>
          <Facts facts={facts} />
        </div>
        <div className="film__more">
          {next}
          {(book || wish || children) && (
            <div className="film__act">
              {book && (
                <ButtonLink
                  look="book"
                  icon="ticket"
                  href={book.href}
                  onPress={book.onPress}
                  external={book.external}
                  newTab={book.newTab}
                >
                  {book.label}
                </ButtonLink>
              )}
              {wish && (
                <Button icon="heart" pressed={wish.pressed} onPress={wish.onToggle}>
                  {wish.label}
                </Button>
              )}
              {children}
            </div>
          )}
          {synopsis && <Synopsis synopsis={synopsis} unfold={unfold} />}
          <Facts facts={credits} small />
        </div>
      </div>
    </div>
  )
}
