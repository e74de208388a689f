import type { ToggleState } from '@marquee/design/controls/mark-buttons.tsx'
import { useRouter } from '@tanstack/react-router'
import { useSite } from '../../../page-kit/site-context.ts'
import { useSignInRequired } from '../../auth/use-sign-in-required.ts'
import { useSavedItems } from '../saved-items.ts'

export type FavouriteOf = (cinema: string) => ToggleState

/** The action after signing in only adds if no favourite is known. */
const change = async (cinema: string, toggles: boolean) =>
  (await import('../../auth/client-loader.ts')).changeFavourite(cinema, toggles)

/** Favourites of the client and their toggles; undefined where the site has no favourites. */
export function useFavourites(): FavouriteOf | undefined {
  const { flags } = useRouter().options.context.edition
  const { clientHref } = useSite()
  const saved = useSavedItems(flags.favouriteCinemas ? clientHref : null)
  const withClient = useSignInRequired()
  if (!flags.favouriteCinemas || clientHref === null) return undefined
  return (cinema) => ({
    pressed: saved?.favourites?.includes(cinema) ?? false,
    opens: saved ? undefined : 'centredSignIn',
    onToggle: (trigger) =>
      withClient(() => void change(cinema, Boolean(saved?.favourites)), trigger, {
        kind: 'favourite',
        slug: cinema,
      }),
  })
}
