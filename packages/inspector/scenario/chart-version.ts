import type { AnyStateMachine } from 'xstate'

/** The config of a chart, equal in every build: names stay, functions are reduced to their presence. */
function plain(value: unknown): unknown {
  if (typeof value === 'function') return 'ƒ'
  if (Array.isArray(value)) return value.map(plain)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  return Object.fromEntries(
    entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, each]) => [key, plain(each)]),
  )
}

function hash(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}

/** Changes with the states, transitions, guards, actions, delays and actors of a chart. */
export const chartVersion = (machine: AnyStateMachine): string => hash(JSON.stringify(plain(machine.config)))
