import { useRouter } from '@tanstack/react-router'
import { useKept } from '../../actors/kept.ts'
import type { Mark } from '../../components/controls/mark-buttons.tsx'
import { useSite } from '../shell/site-context.ts'
import { useSignInRequired } from '../shell/use-sign-in-required.ts'

/** The mark of a cinema, by its slug. */
export type FavouriteOf = (cinema: string) => Mark

const toggle = async (cinema: string) => (await import('../../actors/client-loader.ts')).toggleFavourite(cinema)

/** Which cinemas are favourites of the client, and what changes that; undefined where the site has no favourites. */
export function useFavourites(): FavouriteOf | undefined {
  const { flags } = useRouter().options.context.edition
  const { clientHref } = useSite()
  const kept = useKept(flags.favouriteCinemas ? clientHref : null)
  const withClient = useSignInRequired()
  if (!flags.favouriteCinemas || clientHref === null) return undefined
  return (cinema) => ({
    pressed: kept?.favourites?.includes(cinema) ?? false,
    opens: kept ? undefined : 'centredSignIn',
    onToggle: (trigger) => withClient(() => void toggle(cinema), trigger),
  })
}
