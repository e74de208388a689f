import type { Message, Sequence } from '../live/sequence.ts'

const COLUMN = 150
/** Characters that fit a column. */
const LONGEST_NAME = 18
const ROW = 30
const TOP = 34

const middle = (index: number) => COLUMN / 2 + index * COLUMN

function Arrow({ message, row }: { readonly message: Message; readonly row: number }) {
  const [from, to] = [middle(message.from), middle(message.to)]
  const y = TOP + (row + 0.75) * ROW
  const path = from === to ? `M${from} ${y - 8}h22v14h-18` : `M${from} ${y}L${to + (from < to ? -4 : 4)} ${y}`
  const place = from === to ? from + 28 : (from + to) / 2
  return (
    <g className="arrow">
      <path d={path} markerEnd="url(#message-tip)" />
      <text x={place} y={from === to ? y + 3 : y - 5} textAnchor={from === to ? 'start' : 'middle'}>
        {message.text}
      </text>
    </g>
  )
}

export function SequenceView({ sequence: { participants, messages } }: { readonly sequence: Sequence }) {
  const height = TOP + (messages.length + 1) * ROW
  const names = participants.map(({ name }) => name).join(', ')
  return (
    <figure className="sequence" tabIndex={0} aria-label="Messages between the actors">
      <svg
        width={Math.max(1, participants.length) * COLUMN + 40}
        height={height}
        role="img"
        aria-label={`${messages.length} messages between ${names}`}
      >
        <defs>
          <marker
            id="message-tip"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto"
          >
            <path d="M0 0L8 4L0 8z" />
          </marker>
        </defs>
        {participants.map(({ session, name }, index) => (
          <g key={session ?? 'page'} className="lifeline">
            <text x={middle(index)} y={20} textAnchor="middle">
              <title>{name}</title>
              {name.length > LONGEST_NAME ? `…${name.slice(1 - LONGEST_NAME)}` : name}
            </text>
            <line x1={middle(index)} x2={middle(index)} y1={TOP - 4} y2={height} />
          </g>
        ))}
        {messages.map((message, row) => (
          <Arrow key={message.number} message={message} row={row} />
        ))}
      </svg>
    </figure>
  )
}
