import { MalformedError, UnavailableError } from '@marquee/kit/http/errors.ts'
import type { Refusal } from '@marquee/kit/http/refusal-reasons.ts'
import { BrokenCircuitError, type IPolicy } from 'cockatiel'

class CircuitOpenError extends UnavailableError {}

/** The refusal of a request that this error of a call ends. */
export function refusalOfError(error: unknown): Refusal {
  if (error instanceof MalformedError) return 'source-malformed'
  return error instanceof CircuitOpenError ? 'circuit-open' : 'source-unavailable'
}

export type Guard = <Result>(run: () => Promise<Result>) => Promise<Result>

/** Runs work through a circuit breaker. Throws UnavailableError while the circuit is open. */
export const throughCircuit =
  (policy: IPolicy, name: string): Guard =>
  (run) =>
    policy.execute(run).catch((error: unknown) => {
      throw error instanceof BrokenCircuitError
        ? new CircuitOpenError(`${name}: circuit open after repeated failures`, { cause: error })
        : error
    })
