import type { Chart } from '../chart/chart.ts'
import { transitionText } from '../chart/mermaid.ts'
import type { Lit } from './lit.ts'

export function Outline({ chart, lit }: { readonly chart: Chart; readonly lit: Lit }) {
  return (
    <details className="outline drop">
      <summary className="link">In words</summary>
      <ul>
        {chart.states.map(({ id, type, entry, exit, invokes }) => (
          <li key={id} aria-current={lit.active.has(id) ? 'step' : undefined}>
            <strong>{id}</strong> {type === 'atomic' ? '' : `(${type})`} {lit.active.has(id) ? '· now' : ''}
            <ul>
              {entry.map((name) => (
                <li key={`entry${name}`}>entry / {name}</li>
              ))}
              {invokes.map((name) => (
                <li key={`runs${name}`}>runs {name}</li>
              ))}
              {exit.map((name) => (
                <li key={`exit${name}`}>exit / {name}</li>
              ))}
              {chart.transitions
                .filter(({ from }) => from === id)
                .map((transition) => (
                  <li key={transition.id}>
                    {transitionText(transition)} {transition.stays ? '' : `→ ${transition.to}`}{' '}
                    {lit.taken.has(transition.id) ? '· last' : ''}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  )
}
