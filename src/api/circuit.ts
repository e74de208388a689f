import { BrokenCircuitError, type IPolicy } from 'cockatiel'
import { UnavailableError } from './errors.ts'

export type Guard = <Result>(run: () => Promise<Result>) => Promise<Result>

/** Runs work through a circuit breaker. Throws UnavailableError while the circuit is open. */
export const throughCircuit =
  (policy: IPolicy, name: string): Guard =>
  (run) =>
    policy.execute(run).catch((error: unknown) => {
      throw error instanceof BrokenCircuitError
        ? new UnavailableError(`${name}: circuit open after repeated failures`, { cause: error })
        : error
    })
