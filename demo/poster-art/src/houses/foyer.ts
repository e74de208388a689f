/** Three foyers: doors, bar, stairs. */
import { mix, shade } from '../color.ts';
import { person } from '../figures.ts';
import { at, circle, ell, line, path, poly, rect, type Stage } from '../stage.ts';
import { glow, crowd } from './common.ts';

function room(s: Stage): void {
  const { p, W, H } = s;
  const hot = p.hot;
  const hy = 560;
  s.bg(
    s.lin(0, 0, 0, hy, [
      [0, mix(p.deep, p.mid, 0.35)],
      [1, mix(p.mid, hot, 0.28)],
    ]),
  );
  s.add(
    poly(
      [
        [0, 0],
        [W, 0],
        [1180, 190],
        [420, 190],
      ],
      s.lin(0, 0, 0, 190, [
        [0, shade(p.deep, -0.01)],
        [1, mix(p.deep, p.mid, 0.7)],
      ]),
    ),
  );
  s.add(
    poly(
      [
        [0, H],
        [W, H],
        [1180, hy],
        [420, hy],
      ],
      s.lin(0, hy, 0, H, [
        [0, mix(p.mid, hot, 0.45)],
        [1, p.deep],
      ]),
    ),
    poly(
      [
        [0, 0],
        [420, 190],
        [420, hy],
        [0, H],
      ],
      s.lin(0, 0, 420, 0, [
        [0, p.deep],
        [1, mix(p.deep, p.mid, 0.75)],
      ]),
    ),
    poly(
      [
        [W, 0],
        [1180, 190],
        [1180, hy],
        [W, H],
      ],
      s.lin(W, 0, 1180, 0, [
        [0, p.deep],
        [1, mix(p.deep, p.mid, 0.75)],
      ]),
    ),
  );
}
function doors(s: Stage): void {
  const { p, H } = s;
  const hot = p.hot;
  const warm = mix(hot, p.light, 0.5);
  const hy = 560;
  const vx = 800;
  for (let i = -9; i <= 9; i++) s.add(line(vx + i * 42, hy, vx + i * 190, H, p.deep, 2.5, 'opacity=".45"'));
  for (let j = 0; j < 7; j++) {
    const y = hy + 340 * (j / 7) ** 1.7;
    s.add(line(420 - (y - hy) * 1.235, y, 1180 + (y - hy) * 1.235, y, p.deep, 2.5, 'opacity=".45"'));
  }
  for (let i = 0; i < 3; i++) {
    const y = 100 + i * 44,
      q = 210 - i * 52;
    s.add(ell(vx, y, q, q * 0.2, mix(warm, hot, 0.2)), ell(vx, y - 9, q * 0.9, q * 0.15, p.light));
  }
  s.add(glow(s, vx, 170, 520, hot, 0.5));
  s.add(
    path('M560 560V330Q560 250 640 250H960Q1040 250 1040 330V560Z', shade(p.deep, 0.02)),
    path('M590 560V340Q590 280 650 280H790V560Z M810 560V280H950Q1010 280 1010 340V560Z', mix(p.mid, hot, 0.15)),
  );
  for (let i = 0; i < 12; i++) s.add(rect(596 + i * 35 - (i > 5 ? 0 : 4), 285, 3, 275, mix(p.deep, p.mid, 0.4), 'opacity=".7"'));
  s.add(rect(770, 420, 10, 46, warm), rect(820, 420, 10, 46, warm));
}
function bar(s: Stage): void {
  const { p, r } = s;
  const hot = p.hot;
  const warm = mix(hot, p.light, 0.5);
  s.add(rect(470, 380, 660, 180, shade(p.deep, 0.03)), rect(470, 372, 660, 14, warm));
  for (let i = 0; i < 22; i++) s.add(rect(480 + i * 30, 396, 16, 160, mix(p.deep, p.mid, i % 2 ? 0.5 : 0.3)));
  for (let i = 0; i < 4; i++) {
    const x = 500 + i * 160;
    s.add(rect(x, 236, 140, 84, mix(p.light, hot, 0.2), 'rx="4"'));
    for (let k = 0; k < 4; k++) s.add(rect(x + 14, 252 + k * 16, r.f(50, 105), 6, p.deep, 'opacity=".7"'));
    s.add(glow(s, x + 70, 278, 190, hot, 0.2));
  }
  s.add(rect(880, 322, 120, 56, mix(p.light, p.mid, 0.2), 'opacity=".55"'), rect(872, 310, 136, 14, hot));
  for (let i = 0; i < 70; i++) s.add(circle(884 + r.next() * 112, 374 - r.next() * 38, 6, mix(p.light, hot, r.f(0.2, 0.5))));
  for (let i = 0; i < 9; i++) {
    const x = 180 + i * 155;
    s.add(line(x, 0, x, 90 + (i % 3) * 26, p.deep, 3), circle(x, 100 + (i % 3) * 26, 22, p.light), glow(s, x, 100 + (i % 3) * 26, 130, hot, 0.45));
  }
}
function stairs(s: Stage): void {
  const { p } = s;
  const hot = p.hot;
  const warm = mix(hot, p.light, 0.5);
  const hy = 560;
  for (let i = 0; i < 12; i++) {
    const y = hy + 10 - i * 24,
      x0 = 560 + i * 13,
      w = 480 - i * 26;
    s.add(rect(x0, y - 24, w, 24, mix(mix(p.mid, hot, 0.35), p.deep, i % 2 ? 0.1 : 0.35)), rect(x0, y - 24, w, 4, warm));
    s.add(rect(x0 + w * 0.3, y - 24, w * 0.4, 24, mix(hot, p.mid, i % 2 ? 0.25 : 0.45)));
  }
  for (const sd of [-1, 1]) {
    s.add(path(`M${800 + sd * 270} ${hy + 20}L${800 + sd * 95} 250`, 'none', `stroke="${warm}" stroke-width="9"`));
    for (let i = 0; i < 9; i++) {
      const t = i / 8;
      s.add(line(800 + sd * (262 - t * 165), hy + 20 - t * 306 + 0, 800 + sd * (262 - t * 165), hy - 40 - t * 270, warm, 3));
    }
    s.add(
      rect(800 + sd * 440 - 40, 200, 80, 380, mix(p.deep, p.mid, 0.5)),
      rect(800 + sd * 440 - 54, 190, 108, 20, warm),
      circle(800 + sd * 440, 330, 20, p.light),
      glow(s, 800 + sd * 440, 330, 170, hot, 0.6),
    );
  }
  s.add(rect(680, 90, 240, 180, warm), glow(s, 800, 190, 420, hot, 0.5));
}
function frames(s: Stage): void {
  const { p, r, W } = s;
  const hot = p.hot;
  const warm = mix(hot, p.light, 0.5);
  for (const sd of [0, 1])
    for (let i = 0; i < 3; i++) {
      const a = i / 3,
        b = a + 0.22,
        X = (t: number) => (sd ? W - (60 + t * 400) : 60 + t * 400),
        T = (t: number) => 160 + t * 96,
        B = (t: number) => 640 - t * 150;
      s.add(
        poly(
          [
            [X(a), T(a)],
            [X(b), T(b)],
            [X(b), B(b)],
            [X(a), B(a)],
          ],
          warm,
        ),
        poly(
          [
            [X(a + 0.015), T(a) + 12],
            [X(b - 0.012), T(b) + 9],
            [X(b - 0.012), B(b) - 8],
            [X(a + 0.015), B(a) - 12],
          ],
          r.pick([hot, p.mid, p.light, mix(p.deep, p.mid, 0.3)]),
        ),
        circle(X((a + b) / 2), (T(a) + B(a)) / 2 - 30, 34 - i * 7, r.pick([p.deep, p.light])),
      );
    }
}
function visitors(s: Stage): void {
  const { p } = s;
  s.front(
    crowd(s, 650, 1.75, 5, shade(p.deep, -0.02), 520, 1080),
    at(330, 800, 3.3, 0, person(shade(p.deep, -0.03), 1)),
    at(1290, 790, 3.1, 0, person(shade(p.deep, -0.03), 2)),
    at(1375, 792, 3.1, 0, person(shade(p.deep, -0.03), 4)),
  );
}
export function foyer(s: Stage): void {
  room(s);
  [doors, bar, stairs][s.v](s);
  frames(s);
  visitors(s);
}
