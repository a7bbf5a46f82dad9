/** What lies behind a figure, and the landscapes of lands. */
import type { Palette } from './palette.ts';
import type { Draw } from './seed.ts';
import { box, disc, line, num, oval, path, times, turned } from './shapes.ts';

const ground = (from: string, to: string): string =>
  `<defs><radialGradient id="g" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></radialGradient></defs>${box(-60, -60, 220, 220, 'url(#g)')}`;

const rays = (p: Palette, draw: Draw): string => {
  const count = draw.whole(5, 11) * 2;
  const turn = draw.next() * 30;
  return times(count, (index) =>
    index % 2 === 0
      ? turned(
          turn + (index * 360) / count,
          path(`M50 50L${num(50 - 900 / count)} -60L${num(50 + 900 / count)} -60Z`, p.light, 'opacity=".16"'),
        )
      : '',
  );
};
const arches = (p: Palette, draw: Draw): string => {
  const step = draw.whole(8, 13);
  return times(
    7,
    (index) =>
      `<circle cx="50" cy="58" r="${12 + index * step}" fill="none" stroke="${p.light}" stroke-width="${num(step / 2.6)}" opacity="${num(0.3 - index * 0.035)}"/>`,
  );
};
const stripes = (p: Palette, draw: Draw): string =>
  turned(
    draw.of([18, -18, 32, -32, 60]),
    times(12, (index) => box(-60, -60 + index * 18, 240, draw.whole(4, 9), p.light, 'opacity=".13"')),
  );
const hills = (p: Palette, draw: Draw): string =>
  times(3, (index) => {
    const y = 52 + index * 15;
    const bend = draw.whole(8, 18);
    return path(
      `M-60 ${y + 8}Q${draw.whole(-20, 30)} ${y - bend} 50 ${y}T160 ${y - 4}V170H-60Z`,
      index === 1 ? p.deep : p.mid,
      'opacity=".55"',
    );
  });
const chevrons = (p: Palette, draw: Draw): string => {
  const step = draw.whole(14, 20);
  return times(9, (index) =>
    line(`M-40 ${index * step - 10}L50 ${index * step + 24}L140 ${index * step - 10}`, p.light, 4, 'opacity=".13"'),
  );
};
const motes = (p: Palette, draw: Draw): string =>
  times(draw.whole(14, 26), () =>
    disc(draw.whole(-10, 110), draw.whole(-10, 110), draw.next() * 1.6 + 0.5, p.glow, 'opacity=".4"'),
  );

/** Behind a creature, an artifact or an enchantment. */
export function backdrop(p: Palette, draw: Draw): string {
  const pattern = draw.of([rays, arches, stripes, hills, chevrons]);
  return ground(p.mid, p.deep) + pattern(p, draw) + (draw.next() < 0.4 ? motes(p, draw) : '');
}

const sun = (p: Palette, x: number, y: number, r: number): string =>
  disc(x, y, r * 2.6, p.glow, 'opacity=".14"') + disc(x, y, r * 1.7, p.glow, 'opacity=".2"') + disc(x, y, r, p.glow);

function plains(p: Palette, draw: Draw): string {
  const x = draw.whole(36, 66);
  return (
    ground(p.light, p.mid) +
    times(9, (index) =>
      turned(-80 + index * 20, path(`M${x} 44L${x - 3} -40L${x + 3} -40Z`, p.glow, 'opacity=".3"'), x, 44),
    ) +
    sun(p, x, 40, 8) +
    path(`M-60 58Q10 ${draw.whole(46, 54)} 60 58T160 54V170H-60Z`, p.light) +
    path(`M-60 70Q30 ${draw.whole(56, 64)} 90 68T160 62V170H-60Z`, p.mid) +
    path(`M-60 84Q30 ${draw.whole(72, 80)} 80 82T160 76V170H-60Z`, p.deep, 'opacity=".75"')
  );
}
function island(p: Palette, draw: Draw): string {
  const x = draw.whole(50, 64);
  const isle = draw.whole(16, 30);
  return (
    ground(p.light, p.mid) +
    sun(p, x, 38, 9) +
    path(`M${isle - 26} 60Q${isle - 6} ${draw.whole(38, 46)} ${isle + 12} 56T${isle + 44} 60Z`, p.deep) +
    box(-60, 58, 220, 100, p.mid) +
    times(8, (index) => {
      const y = 62 + index * 6;
      return line(
        `M-60 ${y}${times(14, (at) => `q4 ${at % 2 === 0 ? -3 : 3} 16 0`)}`,
        index % 2 === 0 ? p.light : p.deep,
        1.6,
        'opacity=".75"',
      );
    })
  );
}
function swamp(p: Palette, draw: Draw): string {
  const x = draw.whole(44, 60);
  const tree = (at: number, tall: number): string =>
    line(
      `M${at} 92C${at - 4} 70 ${at + 4} 60 ${at} ${92 - tall}M${at} 66L${at - 11} 50L${at - 13} 38M${at - 11} 50L${at - 19} 47M${at} 60L${at + 10} 46L${at + 9} 34M${at + 10} 46L${at + 18} 42`,
      p.deep,
      3.4,
    );
  return (
    ground(p.light, p.mid) +
    sun(p, x, 38, 12) +
    tree(draw.whole(18, 30), 56) +
    tree(draw.whole(46, 54), 48) +
    tree(draw.whole(72, 82), 60) +
    path('M-60 82Q20 76 60 82T160 80V170H-60Z', p.deep) +
    times(4, (index) => oval(draw.whole(10, 90), 87 + index * 3, draw.whole(8, 18), 0.9, p.light, 'opacity=".5"'))
  );
}
function mountain(p: Palette, draw: Draw): string {
  const x = draw.whole(30, 44);
  const peak = (at: number, top: number, wide: number, fill: string): string =>
    path(
      `M${at - wide} 100L${at - wide * 0.3} ${top + 14}L${at} ${top}L${at + wide * 0.36} ${top + 18}L${at + wide * 0.5} ${top + 13}L${at + wide} 100Z`,
      fill,
    ) +
    path(
      `M${at} ${top}L${at - wide * 0.13} ${top + 6}L${at - 2} ${top + 4}L${at + wide * 0.1} ${top + 9}Z`,
      p.glow,
      'opacity=".75"',
    );
  return (
    ground(p.light, p.mid) +
    sun(p, x, 36, 8) +
    peak(draw.whole(62, 76), 30, 62, p.mid) +
    peak(draw.whole(16, 28), 46, 52, p.mid) +
    peak(draw.whole(84, 98), 52, 44, p.deep) +
    peak(draw.whole(44, 56), 60, 46, p.deep) +
    path('M-60 92Q20 84 70 90T160 88V170H-60Z', p.deep)
  );
}
function forest(p: Palette, draw: Draw): string {
  const fir = (x: number, top: number, wide: number, fill: string): string =>
    path(
      `M${x} ${top}L${x - wide * 0.6} ${top + 20}H${x - wide * 0.3}L${x - wide} ${top + 42}H${x - wide * 0.4}L${x - wide * 1.3} 130H${x + wide * 1.3}L${x + wide * 0.4} ${top + 42}H${x + wide}L${x + wide * 0.3} ${top + 20}H${x + wide * 0.6}Z`,
      fill,
    );
  return (
    ground(p.light, p.mid) +
    sun(p, draw.whole(52, 70), 36, 8) +
    times(7, (index) => fir(-6 + index * 18 + draw.whole(-3, 3), draw.whole(28, 44), 11, p.mid)) +
    times(6, (index) => fir(2 + index * 20 + draw.whole(-4, 4), draw.whole(48, 62), 12, p.deep))
  );
}
/** Lands of no one colour: pillars, a tower, dunes, a crater under a wide sky. */
function elsewhere(p: Palette, draw: Draw): string {
  const gate = (): string =>
    times(3, (index) => path(`M${14 + index * 26} 92V58a11 11 0 0 1 22 0V92h-5V60a6 6 0 0 0 -12 0V92Z`, p.deep)) +
    box(8, 38, 86, 6, p.deep) +
    path('M20 38L50 24L82 38Z', p.deep);
  const tower = (): string =>
    path(`M40 100V44h-4v-12h5v5h5v-5h8v5h5v-5h5v12h-4v56z`, p.deep) +
    path(`M68 100V62h20v38z`, p.mid) +
    box(47, 56, 6, 11, p.glow, 'rx="3"');
  const mesa = (): string =>
    path('M-60 100V72H16l8 -22H44l6 22H68l5 -14H96l5 14H160v40z', p.deep) +
    path('M-60 100V84Q30 76 60 84T160 80v40z', p.mid);
  const ruin = (): string =>
    times(5, (index) => box(10 + index * 18, draw.whole(40, 60), 8, 60, index % 2 === 0 ? p.deep : p.mid)) +
    path('M-60 86Q40 78 160 86V170H-60Z', p.deep);
  return (
    ground(p.light, p.mid) + sun(p, draw.whole(30, 70), 36, draw.whole(7, 11)) + draw.of([gate, tower, mesa, ruin])()
  );
}

const LANDSCAPES = { w: plains, u: island, b: swamp, r: mountain, g: forest } as const;

export const landscape = (tone: string, p: Palette, draw: Draw): string =>
  (tone in LANDSCAPES ? LANDSCAPES[tone as keyof typeof LANDSCAPES] : elsewhere)(p, draw);
