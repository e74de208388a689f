import { classNames } from '@marquee/design/class-names.ts'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'

const KEY = 'marquee.inspector.split'
/** Percent of the height for the upper part. */
const [LEAST, USUAL, MOST] = [15, 68, 85]
const STEP = 5

const bounded = (share: number) => Math.round(Math.min(MOST, Math.max(LEAST, share)))

function storedShare(): number {
  const share = Number(localStorage.getItem(KEY) ?? Number.NaN)
  return Number.isFinite(share) ? bounded(share) : USUAL
}

interface SplitStageProps {
  readonly upper: ReactNode
  /** Its height is that of its own content while it is closed. */
  readonly lower: ReactNode
  readonly isOpen: boolean
}

/** Two parts above each other and, while the lower one is open, a bar between them to resize them. */
export function SplitStage({ upper, lower, isOpen }: SplitStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const [share, setShare] = useState(storedShare)
  useEffect(() => {
    stage.current?.style.setProperty('--upper', `${share}%`)
    localStorage.setItem(KEY, String(share))
  }, [share])

  function onKeyDown(event: KeyboardEvent): void {
    const wanted = { ArrowUp: share - STEP, ArrowDown: share + STEP, Home: LEAST, End: MOST }[event.key]
    if (wanted === undefined) return
    event.preventDefault()
    setShare(bounded(wanted))
  }

  function onPointerMove({ currentTarget, pointerId, clientY }: PointerEvent<HTMLElement>): void {
    const box = stage.current?.getBoundingClientRect()
    if (box && currentTarget.hasPointerCapture(pointerId))
      setShare(bounded(((clientY - box.top) / box.height) * 100))
  }

  return (
    <div className={classNames('stage', isOpen && 'is-split')} ref={stage}>
      {upper}
      {isOpen ? (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a bar to move, not a line
        <div
          role="separator"
          className="splitter"
          tabIndex={0}
          aria-label="Height of the chart"
          aria-orientation="horizontal"
          aria-valuemin={LEAST}
          aria-valuemax={MOST}
          aria-valuenow={share}
          onKeyDown={onKeyDown}
          onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
          onPointerMove={onPointerMove}
          onDoubleClick={() => setShare(USUAL)}
        />
      ) : null}
      {lower}
    </div>
  )
}
