import type { SeenFilm } from './seen-films.ts'

const ofDevice = () => import('../../features/wishlist/follow-wishes.ts')
const ofAccount = () => import('../../features/auth/client-loader.ts')

type Film = Pick<SeenFilm, 'slug' | 'title' | 'isAccount'>

/** The film goes from the list of the account or of the device, whichever has it. */
export const removeFilm = async (clientHref: string | null, { slug, isAccount }: Film): Promise<void> =>
  isAccount
    ? (await ofAccount()).changeWish(slug, true)
    : (await ofDevice()).removeDeviceWish(clientHref, slug)

/** The account has new films in front. */
export const restoreFilm = async (
  clientHref: string | null,
  { slug, isAccount }: Film,
  title: string,
  index: number,
): Promise<void> =>
  isAccount
    ? (await ofAccount()).changeWish(slug, false)
    : (await ofDevice()).restoreDeviceWish(clientHref, { slug, title }, index)
