import { silenced } from '@marquee/inspector/scenario/replay.ts'
import type { AnyStateMachine } from 'xstate'
import type { MachineSamples } from './samples.ts'

type Exports = Readonly<Record<string, unknown>>

const charts = import.meta.glob<Exports>('../../machines/*-machine.ts', { eager: true })
const sampled = import.meta.glob<{ readonly samples: MachineSamples }>('./samples/*.ts', { eager: true })

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'config' in value

export interface Chart {
  readonly name: string
  readonly machine: AnyStateMachine
  readonly samples: MachineSamples
  readonly inputs: readonly unknown[]
}

function chartOf(path: string, exported: Exports): Chart {
  const name = /([^/]+)-machine\.ts$/.exec(path)?.[1] ?? path
  const machine = Object.values(exported).find(isMachine)
  if (!machine) throw new Error(`machines/${name}-machine.ts exports no machine`)
  const samples = sampled[`./samples/${name}.ts`]?.samples
  if (!samples)
    throw new Error(
      `tests/machines/samples/${name}.ts is missing: say there which events and inputs lead through the whole chart`,
    )
  return { name, machine: silenced(machine), samples, inputs: samples.inputs ?? [undefined] }
}

/** Every machine with its samples, without effects. */
export const allCharts: readonly Chart[] = Object.entries(charts).map(([path, exported]) =>
  chartOf(path, exported),
)
