import { useEffect, useMemo, useState } from 'react'
import type { AnyMachineSnapshot } from 'xstate'
import { type Chart, chartOf } from '../chart/chart.ts'
import type { NumberedEvent } from '../live/channel.ts'
import { choicesAt, type Simulation, type SimulationChoice, simulate } from '../live/simulation.ts'
import type { InspectedTab } from '../live/sources.ts'
import { machines } from '../machines.ts'
import { samplesOf } from '../samples.ts'

/** A simulation has this in the place of a page's id. */
export const SIMULATED = 'simulation'

export interface RunningSimulation {
  readonly tab: InspectedTab
  readonly choices: readonly SimulationChoice[]
  readonly inputs: readonly unknown[]
  /** Index in `inputs`. */
  readonly input: number
  readonly send: Simulation['send']
  /** Begins again with another of the inputs. */
  readonly restart: (input: number) => void
}

interface Run {
  readonly simulation: Simulation
  readonly events: readonly NumberedEvent[]
  readonly snapshot: AnyMachineSnapshot
}

/** Null: nothing is simulated. */
export function useSimulation(machine: string | null): RunningSimulation | undefined {
  const [start, setStart] = useState({ input: 0, round: 0 })
  const [run, setRun] = useState<Run>()
  const chart = useMemo((): Chart | undefined => {
    const own = machine === null ? undefined : machines.get(machine)
    return own && chartOf(own)
  }, [machine])
  const samples = useMemo(() => (machine === null ? undefined : samplesOf(machine)), [machine])
  const inputs = samples?.inputs ?? [undefined]

  useEffect(() => {
    const own = machine === null ? undefined : machines.get(machine)
    if (!own) return
    let events: readonly NumberedEvent[] = []
    let simulation: Simulation | undefined
    const show = () => simulation && setRun({ simulation, events, snapshot: simulation.snapshot() })
    simulation = simulate(own, samples?.inputs?.[start.input], (event) => {
      events = [...events, event]
      show()
    })
    show()
    return () => {
      simulation?.stop()
      setRun(undefined)
    }
  }, [machine, samples, start])

  useEffect(() => setStart({ input: 0, round: 0 }), [machine])

  if (!run || !chart) return undefined
  return {
    tab: {
      id: SIMULATED,
      title: `Simulation of ${chart.id}`,
      address: '',
      isThere: true,
      receives: true,
      records: null,
      outdated: [],
      events: run.events,
    },
    choices: choicesAt(run.snapshot, chart, samples),
    inputs,
    input: start.input,
    send: run.simulation.send,
    restart: (input) => setStart(({ round }) => ({ input, round: round + 1 })),
  }
}
