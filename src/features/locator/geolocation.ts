interface Position {
  readonly latitude: number
  readonly longitude: number
}

const WAIT = 10_000
const OLDEST = 300_000

/** Requests the device's position; call only on a press. Rejects if denied or unknown. */
export const requestPosition = (): Promise<Position> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      reject,
      {
        timeout: WAIT,
        maximumAge: OLDEST,
      },
    )
  })
