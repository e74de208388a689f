/** Pictures of the chain's houses, 16:9, no lettering: facades, foyers, auditoria, the screen from the seats. */
import { paper } from './finish.ts';
import { facade } from './houses/facade.ts';
import { foyer } from './houses/foyer.ts';
import { hall } from './houses/hall.ts';
import { screen } from './houses/screen.ts';
import { resolve } from './palettes.ts';
import { Rng } from './rng.ts';
import { Stage, over, type Pixels } from './stage.ts';

const DRAW = { facade, foyer, auditorium: hall, screen };
export type HouseKind = keyof typeof DRAW;
export interface House {
  name: string;
  kind: HouseKind;
  palette: string;
  variant: number;
}
const H = (kind: HouseKind, name: string, palette: string, variant: number): House => ({ name: `${kind}-${name}`, kind, palette, variant });

export const houses: House[] = [
  H('facade', 'tower', 'midnight', 0),
  H('facade', 'star', 'cherry', 1),
  H('facade', 'slab', 'petrol', 2),
  H('facade', 'tower-plum', 'plum', 0),
  H('facade', 'star-gold', 'saffron', 1),
  H('facade', 'slab-night', 'cobalt', 2),
  H('foyer', 'doors', 'plum', 0),
  H('foyer', 'bar', 'bottle', 1),
  H('foyer', 'stairs', 'ember', 2),
  H('foyer', 'doors-teal', 'lagoon', 0),
  H('foyer', 'bar-dusk', 'dusk', 1),
  H('foyer', 'stairs-ink', 'ink', 2),
  H('auditorium', 'velvet', 'oxblood', 0),
  H('auditorium', 'light', 'ultraviolet', 1),
  H('auditorium', 'sconces', 'copper', 2),
  H('auditorium', 'velvet-green', 'forest', 0),
  H('auditorium', 'light-amber', 'ember', 1),
  H('auditorium', 'sconces-blue', 'midnight', 2),
  H('screen', 'ranges', 'dusk', 0),
  H('screen', 'sea', 'lagoon', 1),
  H('screen', 'couple', 'saffron', 2),
  H('screen', 'ranges-cold', 'glacier', 0),
  H('screen', 'sea-violet', 'ultraviolet', 1),
  H('screen', 'couple-rose', 'cherry', 2),
];
export function cinema(house: House, width = 1920): Pixels {
  const r = new Rng(`cinema|${house.name}|1`);
  const s = new Stage(1600, 900, resolve(house.palette, 'deep'), r, house.variant, { x: 800, y: 450, r: 360 });
  DRAW[house.kind](s);
  const p = s.render(width / 1600),
    f = s.renderFront(width / 1600);
  if (f) over(p, f);
  paper('bloom', p, r.stream('paper'));
  return p;
}
