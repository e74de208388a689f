import '@xyflow/react/dist/base.css'
import './page/inspector.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Inspector } from './page/inspector.tsx'
import type { LoadStages } from './page/scenario-panel.tsx'

export function showInspector(loadStages: LoadStages): void {
  const place = document.getElementById('inspector')
  if (!place) throw new Error('The page has no root element')
  createRoot(place).render(
    <StrictMode>
      <Inspector loadStages={loadStages} />
    </StrictMode>,
  )
}
