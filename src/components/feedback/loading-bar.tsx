/** Runs along the top while the next page is on its way. */
export function LoadingBar({ active }: { active: boolean }) {
  return <div className="loading" data-active={active ? '' : undefined} aria-hidden="true" />
}
