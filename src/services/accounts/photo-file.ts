/** Checked before decoding: the decoder would accept an SVG. */
const SIGNATURES = [/^ffd8ff/, /^89504e470d0a1a0a/, /^52494646.{8}57454250/]

/** True for JPEG, PNG and WebP. */
export const isPhotoFile = (file: Uint8Array): boolean => {
  const start = Buffer.from(file.subarray(0, 12)).toString('hex')
  return SIGNATURES.some((signature) => signature.test(start))
}
