import { Button } from '@marquee/design/controls/button.tsx'
import { ErrorState } from '@marquee/design/feedback/states.tsx'
import { SiteLink } from '@marquee/design/site-link.tsx'
import { capital } from '@marquee/i18n/format.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { todayIn } from '#models/site-clock.ts'
import { filmIdentitiesData } from '../../features/film-lists/film-identities-data.ts'
import { type FilmLine, mergedLines } from '../../features/film-lists/film-line.ts'
import { keepLines, keptLines } from '../../features/film-lists/kept-lines.ts'
import { ownProgramme, playingThisWeek } from '../../features/film-lists/own-programme.ts'
import { readFilmFiles } from '../../features/film-lists/read-film-files.ts'
import { filmCardsData } from '../../features/saved-items/wishlist/film-cards-data.ts'
import { useWishes } from '../../features/saved-items/wishlist/wishes.ts'
import { useTonight } from '../../features/tonight/tonight.tsx'
import { pageQuery, useFetched } from '../../page-kit/page-query.ts'
import { useSite } from '../../page-kit/site-context.ts'
import type { FilmCardModel } from '../../page-models/wishlist.ts'
import { useMinute } from '../../programme/use-minute.ts'
import { OwnYear } from './own-year.tsx'

type Reading = 'reading' | 'read' | 'unreadable'

/** Kept lines and those of the files, which are kept too. */
function useLines(files: readonly File[]) {
  const [lines, setLines] = useState(keptLines)
  const [reading, setReading] = useState<Reading>('read')
  useEffect(() => {
    if (files.length === 0) return
    let isLast = true
    setReading('reading')
    void readFilmFiles(files)
      .catch(() => [])
      .then((read) => {
        if (!isLast) return
        setReading(read.length === 0 ? 'unreadable' : 'read')
        if (read.length === 0) return
        const all = mergedLines([...keptLines(), ...read])
        keepLines(all)
        setLines(all)
      })
    return () => {
      isLast = false
    }
  }, [files])
  const forget = () => {
    keepLines([])
    setLines([])
  }
  return { lines, reading, forget }
}

const addAll = async (clientHref: string | null, films: readonly FilmCardModel[], isAccount: boolean) =>
  (await import('../../features/saved-items/wishlist/follow-wishes.ts')).addWishes(
    clientHref,
    films.map(({ card: { slug, title } }) => ({ slug, title })),
    isAccount,
  )

/** Offers to add those films that are not on the wishlist yet. */
function Add({ films }: { readonly films: readonly FilmCardModel[] }) {
  const { t } = useTranslation('film-lists')
  const { clientHref } = useSite()
  const wishes = useWishes()
  const known = new Set(wishes?.films.map(({ slug }) => slug))
  const missing = films.filter(({ card }) => !known.has(card.slug))
  if (wishes === null || films.length === 0) return null
  if (missing.length === 0) return <p>{t('added')}</p>
  return (
    <Button
      small
      look="solid"
      icon="heart"
      onPress={() => void addAll(clientHref, missing, wishes.isAccount)}
    >
      {t('add', { count: missing.length })}
    </Button>
  )
}

interface FilmRowProps {
  readonly film: FilmCardModel
  readonly href: string
  readonly when: string | null
}

function FilmRow({ film: { card }, href, when }: FilmRowProps) {
  return (
    <li className="wishes__row">
      <SiteLink to={href} lang={card.titleLanguage ?? undefined}>
        {card.title}
      </SiteLink>
      {when !== null && <span className="muted">{when}</span>}
    </li>
  )
}

function useFilms() {
  const { language } = useRouter().options.context.edition
  const cards = useFetched(pageQuery(filmCardsData, { language }))
  const identities = useFetched(pageQuery(filmIdentitiesData, { language }))
  const reload = () => void Promise.all([cards.refetch(), identities.refetch()])
  return {
    films: cards.data && identities.data && { cards: cards.data, identities: identities.data },
    failed: cards.isError || identities.isError,
    reload,
  }
}

function Found({ lines }: { readonly lines: readonly FilmLine[] }) {
  const { t } = useTranslation('film-lists')
  const { site } = useRouter().options.context.edition
  const { films, failed, reload } = useFilms()
  const tonight = useTonight()
  const minute = useMinute()
  const identities = films?.identities.films
  const own = useMemo(() => identities && ownProgramme(lines, identities), [lines, identities])
  if (failed) return <ErrorState onRetry={reload} />
  if (!films || !own || minute === null) return <p role="status">{t('reading')}</p>
  const bySlug = new Map(films.cards.films.map((film) => [film.card.slug, film]))
  const found = own.found.flatMap((slug) => bySlug.get(slug) ?? [])
  const place = (tonight && !tonight.guessed && tonight.page?.place.name) || null
  const playing =
    place === null
      ? []
      : playingThisWeek(own.found, tonight?.shows ?? new Map(), todayIn(site.timeZone, minute))
  const week = new Map(playing.map((show) => [show.show.slug, show]))
  const later = found.filter(({ card }) => !week.has(card.slug))
  const total = own.wanted
  return (
    <>
      <div role="status">
        {total > 0 && (
          <p className="wishes__found">
            {place === null
              ? t('found', { count: found.length, total })
              : t('week', { count: playing.length, total, place })}
          </p>
        )}
        {own.watched > 0 && (
          <p className="muted">{t('watched', { count: own.foundWatched.length, total: own.watched })}</p>
        )}
      </div>
      <ul>
        {playing.map(({ show, soon, heading }) => {
          const film = bySlug.get(show.slug)
          return (
            film && <FilmRow key={show.slug} film={film} href={show.href} when={capital(soon ?? heading)} />
          )
        })}
        {later.map((film) => (
          <FilmRow
            key={film.card.slug}
            film={film}
            href={film.card.href}
            when={
              film.release !== undefined
                ? t('release', { date: film.release })
                : place === null
                  ? null
                  : t('elsewhere')
            }
          />
        ))}
      </ul>
      <Add films={found} />
    </>
  )
}

/** The films of the visitor's lists that the site shows, and when in the chosen place. */
export function OwnFilms({ files }: { readonly files: readonly File[] }) {
  const { t } = useTranslation('film-lists')
  const { lines, reading, forget } = useLines(files)
  return (
    <div className="wishes__own">
      {reading === 'reading' && <p role="status">{t('reading')}</p>}
      {reading === 'unreadable' && <p role="alert">{t('unreadable')}</p>}
      {lines.length > 0 && reading !== 'reading' && (
        <>
          <Found lines={lines} />
          {lines.some(({ watchedOn }) => watchedOn !== null) && <OwnYear lines={lines} />}
          <p className="wishes__kept muted">
            {t('kept')}{' '}
            <Button small onPress={forget}>
              {t('forget')}
            </Button>
          </p>
        </>
      )}
    </div>
  )
}
