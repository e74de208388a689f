import type { ReactNode } from 'react'
import type { DesignName } from '../../page-models/cards.ts'
import './gift-card-face.css'

const bulbs = (count: number, at: (index: number) => readonly [number, number]) =>
  Array.from({ length: count }, (_, index) => {
    const [x, y] = at(index)
    return <circle key={`${x} ${y}`} className="face__bulb" cx={x} cy={y} r="2.6" />
  })

function Premiere() {
  return (
    <>
      <path className="face__beam" d="M40 200 108 0h34L92 200Z" />
      <path className="face__beam" d="M277 200 209 0h-34l50 200Z" />
      <path className="face__carpet" d="M120 200 146 118h26l25 82Z" />
      {bulbs(17, (index) => [22 + index * 17, 14])}
      {bulbs(17, (index) => [22 + index * 17, 186])}
      {bulbs(9, (index) => [10, 31 + index * 17])}
      {bulbs(9, (index) => [307, 31 + index * 17])}
    </>
  )
}

const roofs = 'M0 200v-46h26v-22h30v30h22v-58h34v44h20v-26h44v40h18v-64h30v52h26v-30h36v44h31v36Z'
const windows = [
  [88, 112],
  [98, 112],
  [88, 126],
  [200, 122],
  [212, 122],
  [212, 138],
  [140, 148],
  [262, 156],
  [36, 146],
  [160, 160],
] as const

function Night() {
  return (
    <>
      <circle className="face__moon" cx="238" cy="62" r="40" />
      <circle className="face__sky" cx="222" cy="52" r="34" />
      <path className="face__roofs" d={roofs} />
      {windows.map(([x, y]) => (
        <rect key={`${x} ${y}`} className="face__window" x={x} y={y} width="5" height="7" />
      ))}
    </>
  )
}

const scraps = [
  [196, 30, 20],
  [74, 158, -30],
  [232, 58, 50],
  [160, 172, 15],
  [274, 28, -20],
  [250, 158, 40],
  [290, 74, -45],
  [22, 148, 70],
  [296, 128, 10],
  [112, 84, -60],
  [206, 130, 25],
  [178, 70, 80],
  [40, 84, 35],
  [118, 144, -15],
] as const

function Feast() {
  return (
    <>
      {scraps.map(([x, y, angle], index) => (
        <rect
          key={`${x} ${y}`}
          className={`face__scrap face__scrap--${index % 4}`}
          x={x - 9}
          y={y - 5}
          width="18"
          height="10"
          rx="1.5"
          transform={`rotate(${angle} ${x} ${y})`}
        />
      ))}
      <path className="face__ribbon" d="M-10 120C60 60 110 190 170 110S280 60 330 118" />
    </>
  )
}

const kernels = [
  [196, 66, 17],
  [222, 54, 19],
  [250, 62, 17],
  [274, 74, 14],
  [208, 80, 13],
  [236, 78, 16],
  [260, 84, 13],
] as const

function Popcorn() {
  return (
    <>
      {kernels.map(([x, y, radius]) => (
        <circle key={`${x} ${y}`} className="face__kernel" cx={x} cy={y} r={radius} />
      ))}
      <path className="face__tub" d="M176 84h118l-14 116h-90Z" />
      <path className="face__stripe" d="M199 84h24l-2 116h-17ZM247 84h24l-8 116h-17Z" />
    </>
  )
}

const motifs: Readonly<Record<DesignName, () => ReactNode>> = {
  premiere: Premiere,
  night: Night,
  feast: Feast,
  popcorn: Popcorn,
}

/** Decorative. */
export function GiftCardFace({ design, amount }: { readonly design: DesignName; readonly amount?: string }) {
  const Motif = motifs[design]
  return (
    <svg className={`face face--${design}`} viewBox="0 0 317 200" width="317" height="200" aria-hidden="true">
      <rect className="face__sky" width="317" height="200" />
      <Motif />
      <text className="face__mark" x="26" y="52">
        MARQUEE
      </text>
      {amount !== undefined && (
        <text className="face__amount" x="26" y="172">
          {amount}
        </text>
      )}
    </svg>
  )
}
