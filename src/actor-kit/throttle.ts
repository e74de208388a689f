/** Calls at most once per `pause` ms, and once more after a burst. */
export function throttle(
  call: () => void,
  pause: number,
): { readonly run: () => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let again = false
  const rest = () => {
    timer = undefined
    if (again) run()
  }
  const run = () => {
    again = timer !== undefined
    if (again) return
    call()
    timer = setTimeout(rest, pause)
  }
  return { run, stop: () => clearTimeout(timer) }
}
