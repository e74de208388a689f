const BULBS = 22
const STEP = 8

export function Logo() {
  return (
    <svg className="brand-logo" viewBox="0 0 180 44" role="img" aria-label="Marquee">
      <text x="0" y="26" textLength="176" lengthAdjust="spacingAndGlyphs">
        MARQUEE
      </text>
      {Array.from({ length: BULBS }, (_, bulb) => (
        <circle key={bulb} cx={4 + bulb * STEP} cy="38" r="2.2" />
      ))}
    </svg>
  )
}
