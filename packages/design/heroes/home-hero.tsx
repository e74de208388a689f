import type { ReactNode } from 'react'
import { Icon } from '../brand/icon.tsx'
import { classNames } from '../class-names.ts'
import type { ActionTarget } from '../controls/action.tsx'
import { ButtonLink } from '../controls/button.tsx'
import { Facts } from '../labels/facts.tsx'
import { Flag, type FlagData } from '../labels/flag.tsx'
import { softHyphens } from '../labels/soft-hyphens.ts'
import type { PictureData } from '../pictures/picture.tsx'
import { Backdrop } from '../pictures/wide-picture.tsx'
import { type TimeData, Times } from '../showtimes/times.tsx'
import { SiteLink } from '../site-link.tsx'
import { isLongTitle } from './long-title.ts'
import './home-hero.css'

export interface HomeHeroProps {
  label: string
  title: string
  titleLanguage?: string | undefined
  href: string
  picture: PictureData | null
  flag?: FlagData | null | undefined
  facts: ReadonlyArray<ReactNode>
  /** Logo of a festival or partner. */
  editorial: {
    readonly subtitle: string | null
    readonly text: string | null
    readonly logo: { readonly url: string } | null
  }
  book: ActionTarget & { label: string }
  trailer?: (ActionTarget & { label: string }) | null | undefined
  /** "Ce soir à Lyon Bellecour", with up to four times. */
  next?: { title: string; times: readonly TimeData[] } | null | undefined
}

/** Contains the page's h1. */
export function HomeHero({
  label,
  title,
  titleLanguage,
  href,
  picture,
  flag,
  facts,
  editorial,
  book,
  trailer,
  next,
}: HomeHeroProps) {
  const { label: bookLabel, ...bookTarget } = book
  const { subtitle, text, logo } = editorial
  return (
    <section className={classNames('hero dark', isLongTitle(title) && 'hero--long')} aria-label={label}>
      <Backdrop className="hero__art" picture={picture} />
      <div className="wrap hero__in">
        <div>
          {logo && <img className="hero__logo" src={logo.url} alt="" />}
          {flag && <Flag {...flag} />}
          <h1 className="display" lang={titleLanguage}>
            <SiteLink to={href}>{softHyphens(title)}</SiteLink>
          </h1>
          <Facts facts={facts} />
          {(subtitle || text) && (
            <p className="hero__text">
              {subtitle && <b>{subtitle}</b>} {text}
            </p>
          )}
        </div>
        <div className="hero__act">
          <ButtonLink look="book" icon="ticket" {...bookTarget}>
            {bookLabel}
          </ButtonLink>
          {trailer && (
            <ButtonLink icon="play" href={trailer.href} onPress={trailer.onPress} opens={trailer.opens}>
              {trailer.label}
            </ButtonLink>
          )}
        </div>
        {next && next.times.length > 0 && (
          <div className="hero__next" key={next.title}>
            <h2 className="hero__next-title">
              <Icon name="pin" small />
              {next.title}
            </h2>
            <Times times={next.times.slice(0, 4)} />
          </div>
        )}
      </div>
    </section>
  )
}
