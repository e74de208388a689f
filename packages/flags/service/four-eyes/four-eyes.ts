import type { FlagConfig } from '#config/types.ts'
import type { FlagValue } from '../flag-service.ts'

/** Switching off never waits: in an emergency nobody else may be there. */
export const needsSecond = ({ fourEyes }: FlagConfig, { on }: FlagValue): boolean => fourEyes === true && on
