import { useEffect, useState } from 'react'
import type { ProductScenario } from '../scenario/product-scenarios.ts'

interface ScenarioListProps {
  readonly machine: string
  readonly onPlay: (scenario: ProductScenario) => void
}

/** The product's scenarios, those of the chosen machine first; loaded when it is opened. */
export function ScenarioList({ machine, onPlay }: ScenarioListProps) {
  const [isOpen, setOpen] = useState(false)
  const [all, setAll] = useState<readonly ProductScenario[]>()
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    if (isOpen)
      void import('../scenario/product-scenarios.ts').then(({ productScenarios }) => setAll(productScenarios))
  }, [isOpen])
  const own = all?.filter((each) => isWhole || each.machine === machine) ?? []
  return (
    <details className="outline" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="link">Scenarios of the product</summary>
      {all ? (
        <>
          <label className="small">
            <input type="checkbox" checked={isWhole} onChange={({ target }) => setWhole(target.checked)} /> of
            all machines ({all.length})
          </label>
          {own.length === 0 ? <p className="small muted">{machine} has none.</p> : null}
          <div className="choices" role="list" aria-label="Scenarios of the product">
            {own.map((scenario) => (
              <div key={scenario.name} role="listitem">
                <button type="button" className="row" title={scenario.title} onClick={() => onPlay(scenario)}>
                  <span className="row__name">{scenario.name}</span>
                </button>
              </div>
            ))}
          </div>
        </>
      ) : null}
    </details>
  )
}
