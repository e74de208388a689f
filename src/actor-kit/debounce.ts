/** Calls once, `pause` ms after the last of a burst. */
export function debounce(
  call: () => void,
  pause: number,
): { readonly run: () => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  const run = () => {
    stop()
    timer = setTimeout(call, pause)
  }
  return { run, stop }
}
