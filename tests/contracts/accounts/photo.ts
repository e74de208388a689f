import sharp from 'sharp'

/** A JPEG with artist and coordinates in its metadata. */
export async function aPhoto({ width = 1_200, height = 900 } = {}): Promise<Uint8Array<ArrayBuffer>> {
  const file = await sharp({ create: { width, height, channels: 3, background: '#feb91e' } })
    .withExif({ IFD0: { Artist: 'Ada Lovelace' }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } })
    .jpeg()
    .toBuffer()
  return new Uint8Array(file)
}
