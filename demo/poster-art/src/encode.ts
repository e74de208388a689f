/** Pixels to one AVIF master, quality stepping down only where the byte budget asks for it. */
import sharp from 'sharp';
import type { Pixels } from './stage.ts';

/** the first two steps are for pictures that have room to spare */
const STEPS = [70, 62, 54, 47, 40, 34, 28, 23];

export async function master(p: Pixels, budget: number, fine = false): Promise<Buffer> {
  const raw = Buffer.from(p.data.buffer, p.data.byteOffset, p.data.length);
  const { data } = await sharp(raw, { raw: { width: p.w, height: p.h, channels: 4 } })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let out = Buffer.alloc(0);
  for (let i = fine ? 0 : 2; i < STEPS.length;) {
    out = await sharp(data, { raw: { width: p.w, height: p.h, channels: 3 } })
      .avif({ quality: STEPS[i], effort: 2, chromaSubsampling: '4:2:0' })
      .toBuffer();
    if (out.length <= budget || i === STEPS.length - 1) break;
    // how far over tells how many steps to jump
    i = Math.min(STEPS.length - 1, i + Math.max(1, Math.min(3, Math.round(Math.log(out.length / budget) / 0.26))));
  }
  return out;
}
