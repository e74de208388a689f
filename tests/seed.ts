import * as fc from 'fast-check'
import { isExhaustive } from './scope.ts'

const SEED = 20_261_128

/** An exhaustive run draws another seed each time; fast-check prints it with a failure. */
if (!isExhaustive) fc.configureGlobal({ seed: SEED })
