import type { ComponentType } from 'react'
import { createSharedValue } from '../../../actor-kit/shared-value.ts'

export interface WishedFilm {
  readonly slug: string
  /** The title saved on the device; null if only the account has the film. */
  readonly title: string | null
  /** False for a film of the device that is not merged yet. */
  readonly isAccount: boolean
}

export interface Wishes {
  /** Films of the account, or else of the device; newest first. */
  readonly films: readonly WishedFilm[]
  /** A client is signed in. */
  readonly isAccount: boolean
  /** The account could not be loaded, so its films are missing. */
  readonly accountFailed: boolean
  /** The account did not confirm the films of the device. */
  readonly mergeFailed: boolean
  /** Line with the films that start soon; null without films. */
  readonly Soon: ComponentType | null
}

const { set, follow, useValue } = createSharedValue<Wishes | null>(null)

export const setWishes = set
export const onWishes = follow

/** The visitor's wishlist; null until it is followed, once the page is calm. */
export const useWishes = useValue
