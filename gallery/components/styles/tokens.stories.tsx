import { state } from '../../state.tsx'

export default {}

type Uses = Readonly<Record<string, string>>

interface TokensProps {
  readonly uses: Uses
  readonly look: 'colour' | 'size' | 'face' | 'space' | 'corner'
}

const isText: Partial<Record<TokensProps['look'], true>> = { size: true, face: true }

function Tokens({ uses, look }: TokensProps) {
  return (
    <dl className="gallery-tokens">
      {Object.entries(uses).map(([name, use]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            <span
              className={`gallery-${look}`}
              ref={(drawn) => drawn?.style.setProperty('--token', `var(${name})`)}
            >
              {isText[look] && '20:45 Marquee'}
            </span>
            {use}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const tokens = (look: TokensProps['look'], uses: Uses) => state(() => <Tokens look={look} uses={uses} />)

export const Surfaces = tokens('colour', {
  '--canvas': 'The page',
  '--surface': 'What lies on the page: a panel, a box, a label',
  '--card': 'A card and the place of a picture that loads',
  '--sunk': 'What lies below the page: a well, code',
  '--hover': 'Over any surface below the pointer',
  '--veil': 'Over the page behind a modal',
  '--skeleton': 'A line of text that loads',
})

export const Inks = tokens('colour', {
  '--ink': 'Text, and the edge of what the pointer is over',
  '--ink-2': 'Second text: labels, facts, what is off',
  '--ink-3': 'Third text: hints, numbers beside a word',
  '--line': 'Between things of a list, around a card',
  '--line-strong': 'Around what can be pressed or filled in',
  '--focus': 'Around what has the focus of the keyboard',
  '--new': 'Faults, and what is new',
  '--info': 'Notices',
  '--ok': 'Done',
})

export const Brand = tokens('colour', {
  '--yellow': 'The one action that books; lit, chosen, on',
  '--yellow-hover': 'The same below the pointer',
  '--yellow-press': 'The same while it is pressed',
  '--on-yellow': 'Text on yellow',
  '--ember': 'New in the programme; records',
  '--flag-1': 'A flag of the programme, below dark text',
  '--flag-2': 'A flag of the programme, below dark text',
  '--flag-3': 'A flag of the programme, below dark text',
  '--flag-4': 'A flag of the programme, below dark text',
  '--flag-5': 'A flag of the programme, below dark text',
})

export const Room = tokens('colour', {
  '--room': 'Header, hero, times: dark in both themes',
  '--room-2': 'A surface in there',
  '--room-3': 'A raised surface in there',
  '--room-line': 'Lines in there',
  '--room-text': 'Second text in there',
})

export const Sizes = tokens('size', {
  '--t-xs': 'Marks and notes',
  '--t-sm': 'Facts, labels, tools',
  '--t-md': 'Text',
  '--t-lg': 'Lead of a page',
  '--t-h4': 'Title of a card',
  '--t-h3': 'Title inside a section',
  '--t-h2': 'Title of a section',
  '--t-h1': 'Title of a page',
  '--t-hero': 'Title of a hero',
})

export const Faces = tokens('face', {
  '--font-text': 'Text',
  '--font-head': 'Titles of sections and cards, times, prices',
  '--font-wide': 'Titles in wide letters',
  '--font-display': 'Titles of pages and heroes, the word mark',
})

export const Spaces = tokens('space', {
  '--s-05': 'Between a sign and its word',
  '--s-1': 'Between things of one line',
  '--s-15': 'Inside a field or a small card',
  '--s-2': 'Inside a card; between cards',
  '--s-3': 'Between groups',
  '--s-4': 'Between a title and its section',
  '--s-5': 'Between parts of a page',
  '--s-6': 'Between parts of a page',
  '--s-8': 'Between sections of a wide page',
  '--s-10': 'Around a hero',
  '--s-12': 'Around a hero',
  '--target': 'Least height of what is pressed',
})

export const Corners = tokens('corner', {
  '--r-s': 'A mark',
  '--r': 'Buttons, fields, cards',
  '--r-pill': 'A switch, a place',
})
