/** Shown during navigations. */
export function LoadingBar({ active }: { active: boolean }) {
  return <div className="loading" data-active={active ? '' : undefined} aria-hidden="true" />
}
