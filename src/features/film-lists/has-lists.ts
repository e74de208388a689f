import { browserStore } from '../../storage/persisted-store.ts'

/** Name in the browser's storage. */
export const FILM_LISTS = 'film-lists'

export const hasLists = (): boolean => browserStore.read(FILM_LISTS) !== null
