import type { Basis } from './form-values.ts'

/** The field in which a form sends back what its text is based on. */
export const BASIS = 'basis'

/** A field that somebody else has saved, and that the form does not show yet. */
export interface MergedField {
  readonly path: string
  readonly label: string
  readonly hash: string
  /** Undefined: the user of the form, or nobody knows. */
  readonly name?: string | undefined
}

export interface GivenBasis extends Basis {
  readonly merged?: readonly MergedField[]
}

export function readBasis(value: unknown): GivenBasis | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  const basis: GivenBasis = JSON.parse(value)
  return basis
}

/** The basis of a form once it shows the merged fields of these paths. */
export const takenOver = ({ merged = [], ...basis }: GivenBasis, paths: readonly string[]): string =>
  JSON.stringify({
    ...basis,
    of: {
      ...basis.of,
      ...Object.fromEntries(
        merged.filter(({ path }) => paths.includes(path)).map(({ path, hash }) => [path, hash]),
      ),
    },
  })
