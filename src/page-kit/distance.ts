interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** Kilometres per nautical mile (60 per degree) as the product defines it; not the international 1.852. */
const SCALE = 1.853159616
const MINUTES_PER_DEGREE = 60

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in kilometres. */
export function distanceBetween(a: Position, b: Position): number {
  const cosine =
    Math.sin(radians(a.latitude)) * Math.sin(radians(b.latitude)) +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.cos(radians(a.longitude - b.longitude))
  const degrees = (Math.acos(Math.min(1, cosine)) * 180) / Math.PI
  return degrees * MINUTES_PER_DEGREE * SCALE
}
