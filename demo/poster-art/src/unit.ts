/** Shorthand for motifs that draw in a box of about -100..100 around the focal point. */
import { mix } from './color.ts';
import { at, path, type Stage } from './stage.ts';

export const unit = (s: Stage, ...parts: string[]): string => at(s.fx, s.fy, s.R / 100, 0, ...parts);
/** the sheet's edges in unit coordinates */
export const edges = (s: Stage): { l: number; r: number; t: number; b: number } => {
  const k = 100 / s.R;
  return { l: -s.fx * k - 2, r: (s.W - s.fx) * k + 2, t: -s.fy * k - 2, b: (s.H - s.fy) * k + 2 };
};
/** a stroke with round ends */
export const stroke = (d: string, colour: string, width: number): string =>
  path(d, 'none', `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`);
/** the loud colour, whatever the ground is */
export const loud = (s: Stage): string => (s.p.hot === s.p.g ? s.p.sub : s.p.hot);
/** a tone for faces and hands that stands off the ground */
export const skin = (s: Stage): string => (s.p.g === s.p.light ? mix(s.p.mid, s.p.light, 0.45) : s.p.light);
/** the darkest tone that is still not the ground */
export const dark = (s: Stage): string => (s.p.g === s.p.deep ? mix(s.p.deep, s.p.mid, 0.55) : s.p.deep);
