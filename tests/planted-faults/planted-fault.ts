/** A mistake that was really made, planted again in the code of today. None hides another. */
export interface PlantedFault {
  readonly name: string
  /** The commit that mended it, or that brought the behaviour. */
  readonly commit: string
  readonly file: string
  /** Occurs once in `file`. */
  readonly find: string
  readonly replace: string
  /** Part and words of tests that can see it, `e2e browser/search`: where no test of its module does, or to run them first. */
  readonly tests?: string
}
