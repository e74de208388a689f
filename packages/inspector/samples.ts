import { machineFiles } from './machines.ts'

/** Inputs, events and results of actors that the tests know for a machine. */
export interface KnownSamples {
  readonly inputs?: readonly unknown[]
  readonly events: readonly { readonly type: string }[]
  readonly actors?: Readonly<
    Record<string, { readonly outputs?: readonly unknown[]; readonly errors?: readonly unknown[] }>
  >
}

const files = import.meta.glob<{ readonly samples: KnownSamples }>('../../tests/machines/samples/*.ts', {
  eager: true,
})

export function samplesOf(machine: string): KnownSamples | undefined {
  const name = machineFiles.get(machine)?.replace('-machine.ts', '')
  return files[`../../tests/machines/samples/${name}.ts`]?.samples
}

/** Payloads of an event that its machine accepts, without the type. */
export const payloadsOf = (
  samples: KnownSamples | undefined,
  type: string,
): readonly Readonly<Record<string, unknown>>[] =>
  (samples?.events ?? []).filter((event) => event.type === type).map(({ type: _, ...payload }) => payload)
