/** An element of the settings that the configuration does not allow. */
export interface RefusedElement {
  readonly site: string
  readonly element: string
  readonly address: string | null
}

let report: (refused: RefusedElement) => void = () => {}
const reported = new Set<string>()

/** Sets the reporter. Each element is reported once per process. */
export function reportRefusedElements(to: (refused: RefusedElement) => void): void {
  report = to
  reported.clear()
}

export function refuse(refused: RefusedElement): null {
  const key = JSON.stringify(refused)
  if (!reported.has(key)) report(refused)
  reported.add(key)
  return null
}
