interface Position {
  readonly latitude: number
  readonly longitude: number
}

const WAIT = 10_000
const OLDEST = 300_000

/** Asks the device where it is. Only ever called by a press of the visitor. Rejects where they say no, or the device does not know. */
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
