/** Creatures as heraldry: the subtype chooses the kind of figure, the name's seed its features. */
import type { Palette } from './palette.ts';
import type { Draw } from './seed.ts';
import { both, box, disc, line, num, oval, path, ring, star, times, turned } from './shapes.ts';

type Figure = (p: Palette, draw: Draw) => string;

interface Face {
  /** the head: half width, half height */
  wide: number;
  tall: number;
  ears?: 'long' | 'round' | 'cat' | 'fin';
  horns?: boolean;
  hood?: boolean;
  eyes: 'dot' | 'slit' | 'angry' | 'hollow';
  mouth: 'teeth' | 'muzzle' | 'fangs' | 'line' | 'beak' | 'none';
}

const eyesOf = (eyes: Face['eyes'], p: Palette, y: number): string => {
  switch (eyes) {
    case 'dot':
      return both(disc(40, y, 3.6, p.deep) + disc(39, y - 1, 1, p.glow));
    case 'slit':
      return both(path(`M33 ${y}Q40 ${y - 5} 46 ${y + 1}Q39 ${y + 4} 33 ${y}Z`, p.deep));
    case 'angry':
      return both(path(`M32 ${y - 5}L46 ${y + 1}Q42 ${y + 6} 36 ${y + 4}Z`, p.deep) + disc(40.5, y + 1, 1.3, p.glow));
    case 'hollow':
      return both(oval(39, y, 5.4, 6.4, p.deep));
  }
};
const mouthOf = (mouth: Face['mouth'], p: Palette, y: number): string => {
  switch (mouth) {
    case 'teeth':
      return (
        path(`M38 ${y}Q50 ${y + 5} 62 ${y}Q60 ${y + 15} 50 ${y + 15}Q40 ${y + 15} 38 ${y}Z`, p.deep) +
        times(4, (i) => path(`M${41 + i * 5} ${y + 1.6}l2.2 4.6l2.2 -4.6z`, p.glow))
      );
    case 'muzzle':
      return (
        oval(50, y + 2, 12, 9.5, p.glow, 'opacity=".85"') +
        path(`M44.5 ${y - 4}h11l-5.5 6z`, p.deep) +
        line(`M50 ${y + 2}v4M50 ${y + 6}q-4 3 -7 0M50 ${y + 6}q4 3 7 0`, p.deep, 1.6)
      );
    case 'fangs':
      return line(`M40 ${y + 3}Q50 ${y + 7} 60 ${y + 3}`, p.deep, 2.2) + both(path(`M42 ${y + 4}l2 8l3 -7z`, p.glow));
    case 'line':
      return line(`M44 ${y + 4}q6 ${y % 2 === 0 ? 3 : -2} 12 0`, p.deep, 2);
    case 'beak':
      return path(`M42 ${y - 4}L58 ${y - 4}L50 ${y + 14}Z`, '#f1b13b') + line(`M44 ${y + 1}h12`, p.deep, 1.2);
    case 'none':
      return '';
  }
};

/** A head seen from the front. */
const head =
  (face: Face): Figure =>
  (p, draw) => {
    const wide = face.wide + draw.whole(-2, 2);
    const tall = face.tall + draw.whole(-2, 2);
    const skin = draw.of([p.glow, p.light, p.glow]);
    const y = 50 - draw.whole(2, 5);
    const left = 50 - wide;
    const ears =
      face.ears === 'long'
        ? both(
            path(
              `M${left + 4} 52Q${left - 10} 44 ${left - draw.whole(16, 22)} ${draw.whole(24, 34)}Q${left - 2} 34 ${left + 8} 40Z`,
              skin,
            ) +
              path(
                `M${left + 2} 49Q${left - 8} 42 ${left - 13} 32Q${left - 1} 38 ${left + 4} 42Z`,
                p.mid,
                'opacity=".5"',
              ),
          )
        : face.ears === 'round'
          ? both(disc(left + 6, 28, 10, skin) + disc(left + 6, 28, 5, p.mid, 'opacity=".6"'))
          : face.ears === 'cat'
            ? both(
                path(`M${left} 42L${left + 2} 14L${left + 19} 30Z`, skin) +
                  path(`M${left + 4} 34L${left + 5} 22L${left + 12} 30Z`, p.mid, 'opacity=".6"'),
              )
            : face.ears === 'fin'
              ? both(
                  path(
                    `M${left + 4} 60L${left - 16} 66L${left - 8} 52L${left - 18} 44L${left - 6} 40L${left - 8} 26L${left + 8} 38Z`,
                    p.light,
                  ),
                )
              : '';
    const horns =
      face.horns === true
        ? both(
            path(
              `M${left + 6} 36Q${left - 8} 28 ${left - 4} ${draw.whole(6, 16)}Q${left + 6} 24 ${left + 17} 28Z`,
              p.glow,
            ),
          )
        : '';
    const hood =
      face.hood === true
        ? path(`M50 8C24 10 18 40 22 92H78C82 40 76 10 50 8Z`, p.mid) +
          path('M50 18C34 20 30 40 32 74H68C70 40 66 20 50 18Z', p.deep)
        : '';
    const skull = path(
      `M${50 - wide} 46C${50 - wide} ${50 - tall} ${50 + wide} ${50 - tall} ${50 + wide} 46C${50 + wide} 66 ${50 + wide * 0.55} ${50 + tall} 50 ${50 + tall}C${num(50 - wide * 0.55)} ${50 + tall} ${50 - wide} 66 ${50 - wide} 46Z`,
      skin,
    );
    const crowns: readonly [string, ...string[]] = [
      '',
      '',
      path(`M34 26L38 10L45 22L50 6L55 22L62 10L66 26Q50 20 34 26Z`, p.light),
      path(`M30 30Q50 8 70 30L66 34Q50 22 34 34Z`, p.mid) + both(path('M31 31Q20 24 22 10Q28 22 38 24Z', p.light)),
      both(path('M48 22L38 2L47 12L50 -2L50 22Z', p.light)),
      line('M30 33Q50 25 70 33', p.mid, 5) + disc(50, 29, 3.6, p.light),
    ];
    const crown = face.horns === true || face.ears === 'round' || face.ears === 'cat' ? '' : draw.of(crowns);
    const marks = draw.of([
      '',
      '',
      both(line('M33 58l8 2M33 63l7 0', p.mid, 1.6)),
      line('M50 34v8', p.mid, 2.4),
      both(disc(36, 60, 2.6, p.light, 'opacity=".7"')),
    ]);
    return hood + ears + horns + skull + crown + marks + eyesOf(face.eyes, p, y) + mouthOf(face.mouth, p, 60);
  };

const goblin: Figure = (p, draw) =>
  head({
    wide: draw.whole(19, 25),
    tall: draw.whole(28, 34),
    ears: 'long',
    eyes: draw.of(['angry', 'dot', 'slit', 'angry']),
    mouth: draw.of(['teeth', 'fangs', 'line', 'teeth']),
  })(p, draw);
const elf = head({ wide: 18, tall: 33, ears: 'long', eyes: 'slit', mouth: 'line' });
const bear = head({ wide: 29, tall: 31, ears: 'round', eyes: 'dot', mouth: 'muzzle' });
const cat = head({ wide: 25, tall: 29, ears: 'cat', eyes: 'slit', mouth: 'muzzle' });
const wolf = head({ wide: 22, tall: 33, ears: 'cat', eyes: 'angry', mouth: 'muzzle' });
const ogre = head({ wide: 27, tall: 32, horns: true, eyes: 'angry', mouth: 'fangs' });
const demon = head({ wide: 22, tall: 34, horns: true, eyes: 'slit', mouth: 'fangs' });
const zombie = head({ wide: 23, tall: 33, eyes: 'hollow', mouth: 'teeth' });
const person = head({ wide: 17, tall: 24, hood: true, eyes: 'slit', mouth: 'line' });
const merfolk = head({ wide: 19, tall: 31, ears: 'fin', eyes: 'dot', mouth: 'line' });
const dwarf: Figure = (p, draw) =>
  head({ wide: 24, tall: 27, eyes: 'angry', mouth: 'none' })(p, draw) +
  path('M27 56Q50 66 73 56Q72 92 50 98Q28 92 27 56Z', p.light) +
  times(4, (i) => line(`M${38 + i * 8} 66v20`, p.mid, 1.6));

const soldier: Figure = (p, draw) => {
  const plume = draw.of([
    path('M48 22Q34 2 60 0Q50 10 54 22Z', p.light),
    both(path('M32 34Q18 26 16 12Q28 22 40 24Z', p.light)),
    box(47, 2, 6, 24, p.light, 'rx="3"'),
  ]);
  return (
    plume +
    path('M50 14C28 14 26 36 27 60L38 92H62L73 60C74 36 72 14 50 14Z', p.glow) +
    path('M33 46H67L66 56H54V80H46V56H34Z', p.deep) +
    line('M50 18V44', p.mid, 3) +
    both(disc(32, 64, 1.8, p.mid))
  );
};
const knight: Figure = (p, draw) => soldier(p, draw) + both(line('M14 94L30 62', p.light, 3));
const wizard: Figure = (p, draw) =>
  path(`M50 ${draw.whole(2, 8)}L74 46Q50 56 26 46Z`, p.mid) +
  path('M14 50Q50 34 86 50Q50 66 14 50Z', p.light) +
  path('M34 52Q50 60 66 52Q66 72 50 76Q34 72 34 52Z', p.glow) +
  both(disc(42, 60, 2.4, p.deep)) +
  path('M36 68Q50 76 64 68Q62 96 50 99Q38 96 36 68Z', p.glow, 'opacity=".9"') +
  star(draw.whole(4, 6), 6, 2.4, p.glow, 50, 30);
const angel: Figure = (p, draw) => {
  const count = draw.whole(4, 6);
  return (
    both(
      times(count, (i) =>
        turned(
          i * 16 - 8,
          path(`M50 54Q${20 - i} 30 ${10 + i * 2} 34Q20 52 50 60Z`, i % 2 === 0 ? p.glow : p.light),
          50,
          56,
        ),
      ),
    ) +
    path('M50 34Q40 44 42 66L34 98H66L58 66Q60 44 50 34Z', p.deep) +
    disc(50, 30, 8.5, p.deep) +
    ring(50, 22, 13, p.light, 2.2)
  );
};
const bird: Figure = (p, draw) => {
  const rise = draw.whole(-6, 8);
  return (
    both(
      path(`M50 56Q30 ${28 + rise} 2 ${24 + rise}Q12 38 22 44Q14 46 10 44Q22 62 50 66Z`, p.glow) +
        path(`M50 60Q32 46 18 45Q30 58 50 64Z`, p.light),
    ) +
    path('M50 34Q60 40 58 58L64 90L50 80L36 90L42 58Q40 40 50 34Z', p.light) +
    disc(50, 38, 9, p.glow) +
    both(disc(46.5, 36, 1.8, p.deep)) +
    path('M47 41h6l-3 8z', '#f1b13b')
  );
};
const bat: Figure = (p, draw) =>
  both(path(`M50 52Q36 ${draw.whole(28, 36)} 4 30Q12 44 8 60Q20 52 26 62Q34 54 40 66Q44 58 50 64Z`, p.light)) +
  oval(50, 54, 9, 14, p.glow) +
  both(path('M44 44L40 30L50 40Z', p.glow) + disc(46.5, 50, 1.8, p.deep)) +
  path('M47 58l1.5 5l1.5 -5l1.5 5l1.5 -5z', p.deep);
const dragon: Figure = (p, draw) =>
  both(path(`M50 62Q30 ${draw.whole(14, 24)} 0 12Q10 28 6 46Q16 40 20 54Q30 46 34 62Q42 58 50 72Z`, p.light)) +
  path('M38 26L50 20L62 26Q66 48 56 64L50 92L44 64Q34 48 38 26Z', p.glow) +
  both(
    path('M40 28Q30 20 32 6Q40 16 46 22Z', p.glow) + path('M40 40l8 4q-4 4 -8 -4z', p.deep) + disc(46, 60, 1.4, p.deep),
  ) +
  times(3, (i) => line(`M45 ${70 + i * 6}q5 3 10 0`, p.mid, 1.8));
const wurm: Figure = (p, draw) => {
  const turn = draw.of([1, -1]);
  const body =
    line('M22 104C20 60 74 84 62 48C56 32 66 24 78 28', p.glow, 24) +
    times(7, (i) => line(`M${num(20 + i * 6)} ${num(82 - i * 4 + (i > 4 ? -8 : 0))}l6 14`, p.light, 2));
  const face =
    path('M60 16Q84 8 98 22L80 32L98 38Q82 50 62 40Z', p.glow) +
    disc(74, 23, 2.8, p.deep) +
    times(3, (i) => path(`M${80 + i * 5} ${31 - i * 2}l2.4 4.4l2 -5z`, p.deep));
  return turn === 1 ? body + face : `<g transform="matrix(-1 0 0 1 100 0)">${body + face}</g>`;
};
const snake: Figure = (p, draw) =>
  line(`M30 92C0 70 30 60 56 66C90 74 84 44 58 46C40 48 36 34 46 24`, draw.of([p.glow, p.light]), 11) +
  oval(50, 20, 12, 9, p.glow) +
  disc(53, 17, 2.2, p.deep) +
  line('M60 22l10 3l4 -3M70 25l4 3', '#e0533a', 1.6) +
  times(6, (i) => disc(32 + i * 9, 66 + (i % 2) * 3, 2, p.mid));
const insect: Figure = (p, draw) =>
  both(
    path(`M48 40Q20 ${draw.whole(6, 16)} 6 26Q8 48 46 50Z`, p.light, 'opacity=".8"') +
      line('M44 56L22 52L16 40M44 64L20 68L12 82M45 74L28 86L26 98', p.glow, 2.6),
  ) +
  oval(50, 68, 10, 26, p.glow) +
  oval(50, 40, 9, 10, p.glow) +
  both(disc(45, 36, 3.6, p.deep) + line('M46 30Q42 18 34 14', p.glow, 2)) +
  times(4, (i) => line(`M42 ${58 + i * 8}h16`, p.mid, 2));
const spider: Figure = (p, draw) =>
  both(
    times(4, (i) => line(`M46 ${50 + i * 5}Q${20 - i * 2} ${24 + i * 14} ${10 + i * 3} ${44 + i * 17}`, p.light, 3)),
  ) +
  disc(50, 64, draw.whole(17, 21), p.glow) +
  disc(50, 42, 11, p.glow) +
  both(disc(46, 40, 2.2, p.deep) + disc(43, 45, 1.4, p.deep)) +
  path('M50 56l6 8l-6 12l-6 -12z', p.mid);
const fish: Figure = (p, draw) =>
  path('M10 52Q40 14 74 48L94 30Q88 52 94 74L74 56Q40 90 10 52Z', p.glow) +
  path(`M40 30Q52 ${draw.whole(6, 14)} 64 38Z`, p.light) +
  disc(28, 48, 3.4, p.deep) +
  times(4, (i) => line(`M${42 + i * 8} 40q6 12 0 24`, p.mid, 2)) +
  line('M14 58q8 4 12 0', p.deep, 1.8);
const plant: Figure = (p, draw) => {
  const height = draw.whole(10, 18);
  return (
    line(`M50 98C48 76 52 60 50 ${height + 26}`, p.light, 9) +
    both(path(`M50 70Q24 66 16 42Q42 44 50 62Z`, p.light) + path('M50 88Q32 88 24 74Q42 72 50 82Z', p.mid)) +
    disc(50, height + 22, 20, p.glow) +
    both(path(`M36 ${height + 18}l11 3l-3 5z`, p.deep)) +
    path(`M40 ${height + 32}q10 6 20 0l-4 6l-3 -3l-3 3l-3 -3l-3 3z`, p.deep) +
    both(path(`M38 ${height + 6}Q30 ${height - 6} 36 ${height - 10}Q44 ${height - 4} 46 ${height + 3}Z`, p.light))
  );
};
const wall: Figure = (p, draw) => {
  const shift = draw.whole(0, 12);
  return (
    times(6, (row) =>
      times(7, (at) =>
        box(
          -14 + at * 21 + (row % 2 === 0 ? shift : shift - 10),
          22 + row * 12,
          19,
          10,
          (row + at) % 3 === 0 ? p.light : p.glow,
          'rx="2" opacity=".92"',
        ),
      ),
    ) +
    times(draw.whole(2, 5), () => {
      const [x, y] = [draw.whole(14, 84), draw.whole(30, 84)];
      return (
        times(5, (i) => turned(i * 72, oval(x, y - 4, 2.2, 3.6, p.glow, `stroke="${p.mid}"`), x, y)) +
        disc(x, y, 1.8, p.mid)
      );
    })
  );
};
const elemental: Figure = (p, draw) =>
  path(
    `M50 ${draw.whole(0, 6)}Q62 22 74 30Q86 56 72 78Q64 96 50 96Q36 96 28 78Q14 56 30 38Q36 46 40 40Q36 18 50 2Z`,
    p.light,
  ) +
  path('M50 36Q58 48 64 56Q70 76 60 86Q50 92 40 86Q30 76 38 58Q44 62 46 56Q44 44 50 36Z', p.glow) +
  both(path('M38 66l9 4q-4 6 -9 -4z', p.deep)) +
  line('M44 80q6 -4 12 0', p.deep, 2.2);
const golem: Figure = (p, draw) =>
  box(28, 18, 44, 40, p.glow, 'rx="6"') +
  box(20, 60, 60, 34, p.light, 'rx="8"') +
  both(
    box(35, 32, 10, draw.whole(5, 9), p.deep, 'rx="2"') +
      box(8, 60, 11, 30, p.light, 'rx="4"') +
      disc(30, 68, 2, p.deep),
  ) +
  box(38, 48, 24, 4, p.deep) +
  star(8, 11, 8, p.mid, 50, 76) +
  disc(50, 76, 4, p.glow) +
  draw.of([line('M50 18V6', p.glow, 3) + disc(50, 6, 4, p.light), both(path('M30 20L24 6L38 16Z', p.light))]);
const spirit: Figure = (p, draw) =>
  path(
    `M50 8C24 10 22 44 24 64Q22 84 12 94Q28 94 34 86Q40 98 50 90Q60 98 66 86Q72 94 88 94Q78 84 76 64C78 44 76 10 50 8Z`,
    p.glow,
    'opacity=".88"',
  ) +
  both(oval(40, 42, 4.6, draw.whole(6, 9), p.deep)) +
  oval(50, 62, 4, draw.whole(3, 8), p.deep);
const shade: Figure = (p, draw) =>
  ring(50, 50, 40, p.light, 1.6, 'opacity=".6"') +
  path('M8 50Q50 8 92 50Q50 92 8 50Z', p.glow) +
  disc(50, 50, 17, p.mid) +
  disc(50, 50, draw.whole(7, 10), p.deep) +
  disc(45, 44, 3.4, p.glow) +
  times(5, (i) => line(`M${18 + i * 16} ${i % 2 === 0 ? 26 : 20}l${i * 2 - 4} -12`, p.light, 2.6));
const mask: Figure = (p, draw) =>
  path('M50 10C26 10 22 34 26 56C30 78 40 92 50 92Z', p.glow) +
  path('M50 10C74 10 78 34 74 56C70 78 60 92 50 92Z', p.light) +
  both(path('M30 42q8 -6 14 2q-8 4 -14 -2z', p.deep)) +
  line('M38 70q12 10 24 0', p.deep, 2.4) +
  both(
    times(3, (i) =>
      line(
        `M${12 - i * 6} ${30 + i * 2}Q${6 - i * 6} 50 ${12 - i * 6} ${70 - i * 2}`,
        p.light,
        1.6,
        `opacity="${0.8 - i * 0.2}"`,
      ),
    ),
  ) +
  (draw.next() < 0.5 ? star(5, 6, 2.6, p.mid, 50, 28) : '');
const maw: Figure = (p, draw) =>
  disc(50, 50, 38, p.glow) +
  both(disc(36, 34, 5.6, p.deep) + disc(35, 32, 1.8, p.glow)) +
  path('M16 52Q50 44 84 52Q82 84 50 86Q18 84 16 52Z', p.deep) +
  times(7, (i) =>
    path(`M${20 + i * 9} ${51 - (3 - Math.abs(3 - i)) * 0.8}l4 ${draw.whole(8, 13)}l4 -${draw.whole(8, 11)}z`, p.light),
  ) +
  times(5, (i) => path(`M${28 + i * 9} ${82}l4 -9l4 9z`, p.light));
const sliver: Figure = (p, draw) =>
  path('M70 4Q50 14 46 36Q40 60 58 74Q66 84 54 98Q84 88 76 66Q66 50 72 34Q76 16 70 4Z', p.glow) +
  path('M46 40Q22 34 8 54Q26 48 44 56Z', p.light) +
  path('M56 72Q30 70 22 92Q38 80 58 82Z', p.light) +
  disc(62, 26, 2.6, p.deep) +
  times(draw.whole(3, 5), (i) => line(`M${52 + i} ${42 + i * 8}q8 2 14 -2`, p.mid, 2));
const horse: Figure = (p, draw) =>
  path('M32 98C30 70 34 48 44 34L40 16L54 28Q76 38 84 62Q86 72 76 74Q66 72 58 62Q60 80 66 98Z', p.glow) +
  path('M44 30Q26 40 24 70Q34 60 38 66Q36 76 32 92Q44 60 46 40Z', p.light) +
  disc(60, 44, 2.8, p.deep) +
  (draw.next() < 0.5 ? path('M52 28L58 0L60 32Z', p.light) : '');
const rat: Figure = (p, draw) =>
  both(disc(34, 32, draw.whole(11, 14), p.light) + disc(34, 32, 7, p.mid)) +
  path('M28 46Q50 20 72 46Q70 72 50 88Q30 72 28 46Z', p.glow) +
  both(disc(41, 50, 3.2, p.deep) + line('M44 76L22 72M44 79L24 84', p.light, 1.4)) +
  disc(50, 84, 4, p.deep) +
  path('M47 88h6v6h-6z', p.glow);

const FIGURES: readonly (readonly [RegExp, Figure])[] = [
  [/^wall$/, wall],
  [/^(goblin|kobold|gremlin|imp)$/, goblin],
  [/^(elf|kithkin|nymph|dryad)$/, elf],
  [/^(bear|beast|ape|boar|elephant|rhino|ox|beeble|badger|yeti|mammoth|hippo)$/, bear],
  [/^(cat|lion|leonin|nekomata)$/, cat],
  [/^(wolf|hound|dog|werewolf|fox|jackal|hyena)$/, wolf],
  [/^(ogre|giant|orc|troll|cyclops|minotaur|satyr)$/, ogre],
  [/^(demon|devil|vampire|tiefling|phyrexian|minion|mercenary)$/, demon],
  [/^(zombie|skeleton|mummy|thrull|lich)$/, zombie],
  [/^(merfolk|homarid|siren|frog|beaver)$/, merfolk],
  [/^dwarf$/, dwarf],
  [/^(knight|samurai)$/, knight],
  [/^(angel|archon)$/, angel],
  [/^(bird|griffin|faerie|phoenix|drake|pegasus|hippogriff)$/, bird],
  [/^bat$/, bat],
  [/^(dragon|hydra|dinosaur|lizard|viashino)$/, dragon],
  [/^(wurm|worm|leviathan|serpent|slug|leech)$/, wurm],
  [/^(snake|naga|crocodile)$/, snake],
  [/^(insect|scorpion|crab|nantuko)$/, insect],
  [/^spider$/, spider],
  [/^(fish|whale|octopus|squid|kraken|jellyfish|turtle)$/, fish],
  [/^(plant|treefolk|fungus|saproling|thallid|spike)$/, plant],
  [/^(elemental|efreet|djinn|fire)$/, elemental],
  [/^(golem|construct|juggernaut|myr|gnome|thopter|assembly-worker|scarecrow|dreadnought)$/, golem],
  [/^(spirit|ghost|shade|specter|wraith|illusion|nightmare|reflection)$/, spirit],
  [/^(horror|eye|beholder|abomination|eldrazi|horde)$/, shade],
  [/^(shapeshifter|avatar|weird|metathran)$/, mask],
  [/^(atog|ooze|brushwagg|orgg|kavu|mutant)$/, maw],
  [/^sliver$/, sliver],
  [/^(horse|unicorn|centaur|antelope|goat|deer|elk|sheep|camel)$/, horse],
  [/^(rat|squirrel|mouse|rabbit|nezumi)$/, rat],
  [/^(wizard|shaman|druid|sorcerer|warlock)$/, wizard],
  [/^(soldier|warrior|barbarian|archer|scout|berserker|guardian)$/, soldier],
  [/^(cleric|monk|rebel|advisor|human|rogue|assassin|pirate|spellshaper|lord|townsfolk|citizen|ninja|bard)$/, person],
];

/** Kinds before callings: a Goblin Warrior is a goblin first. */
export function figureOf(subtypes: readonly string[], p: Palette, draw: Draw): string {
  const kinds = subtypes.map((subtype) => subtype.toLowerCase());
  const found = FIGURES.find(([name]) => kinds.some((kind) => name.test(kind)));
  return (found?.[1] ?? draw.of([mask, person, bear, demon, shade, sliver]))(p, draw);
}
