import type { ReactNode } from 'react'
import { bulbSign } from './bulb-digits.ts'

export interface LostPageProps {
  /** "404", "410", "503", "OFF"; absent: no panel. */
  code?: string | undefined
  title: string
  text: string
  /** Buttons. */
  children: ReactNode
}

function CodePanel({ code }: { code: string }) {
  const { width, height, lit, unlit } = bulbSign(code)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={code}>
      <g fill="none" strokeLinecap="round">
        <path className="dots__off" strokeWidth="8" d={unlit} />
        <path className="dots__on" strokeWidth="12" d={lit} />
      </g>
    </svg>
  )
}

export function LostPage({ code, title, text, children }: LostPageProps) {
  return (
    <div className="dark">
      <div className="wrap lost">
        {code !== undefined && <CodePanel code={code} />}
        <div className="stack stack--l">
          <h1 className="display">{title}</h1>
          <p>{text}</p>
          <div className="row">{children}</div>
        </div>
      </div>
    </div>
  )
}
