import { hash } from 'node:crypto'
import type { ImageFormat, ImageWidth } from './image-request.ts'

export interface Derivative {
  readonly path: string
  readonly width: ImageWidth
  readonly format: ImageFormat
  /** Changes with the master's bytes. */
  readonly version: string
}

/** Part of the file name; increase it when encoder settings change. */
const RECIPE = 4

/** The file name of a made picture. */
export const derivativeName = ({ path, width, format, version }: Derivative): string =>
  `${hash('sha256', `${RECIPE} ${path} ${version} ${width}`, 'base64url').slice(0, 32)}.${format}`
