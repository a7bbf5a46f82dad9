/** What is no creature: vessels for artifacts, a flame, wave or growth for spells, knots for enchantments. A word in the name may choose the thing. */
import type { Palette, Tone } from './palette.ts';
import type { Draw } from './seed.ts';
import { both, box, disc, line, num, oval, path, ring, star, times, turned } from './shapes.ts';

type Thing = (p: Palette, draw: Draw) => string;

const bolt: Thing = (p, draw) =>
  turned(draw.whole(-10, 10), path('M60 -6L30 50H48L36 106L76 40H56L70 -6Z', p.glow)) +
  both(line(`M14 -4L22 24L10 44L24 70L14 104`, p.light, 3.4));
const flames: Thing = (p, draw) =>
  times(7, (i) => {
    const x = 8 + i * 14;
    const top = draw.whole(6, 44);
    return path(
      `M${x - 11} 104Q${x - 8} ${top + 34} ${x} ${top}Q${x + 8} ${top + 34} ${x + 11} 104Z`,
      i % 2 === 0 ? p.light : p.glow,
    );
  }) + times(6, () => disc(draw.whole(6, 94), draw.whole(0, 40), 1.6, p.glow));
const blast: Thing = (p, draw) =>
  star(draw.whole(9, 15), 46, 22, p.light) + star(draw.whole(8, 12), 28, 13, p.glow) + disc(50, 50, 8, p.deep);
const waves: Thing = (p, draw) =>
  times(6, (i) =>
    line(
      `M-60 ${14 + i * 16 + draw.whole(-3, 3)}${times(9, (at) => `q12 ${at % 2 === 0 ? -draw.whole(7, 13) : draw.whole(7, 13)} 24 0`)}`,
      i % 2 === 0 ? p.light : p.glow,
      draw.whole(3, 7),
      'opacity=".75"',
    ),
  );
const seal: Thing = (p, draw) =>
  ring(50, 50, draw.whole(26, 33), p.glow, 5) +
  turned(draw.of([45, -45, 30, 60]), box(47, 14, 6, 72, p.glow, 'rx="2"')) +
  ring(50, 50, 42, p.light, 1.6, 'opacity=".6"');
const spiral: Thing = (p, draw) =>
  times(
    6,
    (i) =>
      `<path d="M${50 - (8 + i * 8)} 58a${8 + i * 8} ${8 + i * 8} 0 0 1 ${num((8 + i * 8) * 2)} 0" fill="none" stroke="${i % 2 === 0 ? p.light : p.glow}" stroke-width="${3.6 - i * 0.3}" opacity="${num(0.95 - i * 0.12)}" transform="rotate(${draw.whole(-24, 24) + i * draw.of([14, -14, 20])} 50 58)"/>`,
  ) + disc(50, 58, 6.5, p.glow);
const growth: Thing = (p, draw) =>
  times(4, (i) => {
    const x = 18 + i * 21 + draw.whole(-4, 4);
    const top = draw.whole(2, 30);
    return (
      line(`M${x} 106Q${x + 6} 60 ${x} ${top}`, p.deep, 5) +
      times(6, (at) =>
        turned(
          at % 2 === 0 ? -32 : 212,
          oval(x + 9, 94 - at * 13, 8, 4.2, at % 3 === 0 ? p.glow : p.light),
          x,
          94 - at * 13,
        ),
      )
    );
  });
const light: Thing = (p, draw) =>
  times(draw.whole(10, 16), (i) =>
    turned(i * 24 + draw.whole(-4, 4), path('M50 50L47.6 -30H52.4Z', p.glow, 'opacity=".7"')),
  ) +
  disc(50, 50, 17, p.glow) +
  disc(50, 50, 11, p.light) +
  disc(50, 50, 5, p.glow);
const skull: Thing = (p, draw) =>
  path('M50 10C26 10 18 32 22 52C24 62 34 64 34 72V84H66V72C66 64 76 62 78 52C82 32 74 10 50 10Z', p.glow) +
  both(oval(38, 46, 8, draw.whole(8, 11), p.deep)) +
  path('M50 56l5 10h-10z', p.deep) +
  times(4, (i) => line(`M${39 + i * 7} 74v10`, p.deep, 1.8));
const moon: Thing = (p, draw) =>
  disc(50, 46, 30, p.glow) +
  disc(50 + draw.of([-16, -11, 12, 17]), 40, 26, p.mid) +
  times(5, () => star(4, 3.4, 1.1, p.glow, draw.whole(4, 96), draw.whole(2, 30)));
const sword: Thing = (p, draw) =>
  turned(
    draw.whole(-30, 30),
    path('M50 2L56 14V64H44V14Z', p.glow) +
      line('M50 12V62', p.light, 1.6) +
      box(30, 64, 40, 6, p.light, 'rx="3"') +
      box(46.5, 70, 7, 18, p.deep, 'rx="2"') +
      disc(50, 92, 5, p.light),
  );
const book: Thing = (p, draw) =>
  path('M50 26Q32 16 10 22V80Q32 74 50 84Q68 74 90 80V22Q68 16 50 26Z', p.glow) +
  line('M50 26V84', p.mid, 2.4) +
  both(times(draw.whole(4, 6), (i) => line(`M18 ${32 + i * 8}q12 -2 25 3`, p.light, 2)));
const scroll: Thing = (p, draw) =>
  box(24, 16, 52, 66, p.glow, 'rx="3"') +
  box(18, 10, 64, 12, p.light, 'rx="6"') +
  box(18, 78, 64, 12, p.light, 'rx="6"') +
  times(5, (i) => line(`M32 ${32 + i * 9}h${draw.whole(14, 36)}`, p.mid, 2.4));
const disk: Thing = (p, draw) =>
  star(draw.whole(16, 26), 45, 40, p.light) +
  disc(50, 50, 38, p.deep) +
  ring(50, 50, 30, p.light, draw.whole(4, 8)) +
  disc(50, 50, 20, p.glow) +
  disc(50, 50, 10, p.deep) +
  disc(50, 50, 4, p.glow);
const orb: Thing = (p, draw) =>
  disc(50, 46, 32, p.light) +
  disc(50, 46, 32, p.glow, 'opacity=".35"') +
  oval(40, 34, 9, 6, p.glow, 'transform="rotate(-36 40 34)"') +
  path(`M24 58Q50 ${draw.whole(34, 60)} 76 58Q66 78 50 78Q34 78 24 58Z`, p.mid, 'opacity=".7"') +
  path('M34 78H66L74 94H26Z', p.deep);
const jewel: Thing = (p, draw) => {
  const cut = draw.whole(16, 26);
  return (
    path(`M26 ${cut}H74L92 44L50 94L8 44Z`, p.light) +
    path(`M26 ${cut}L36 44H8Z`, p.glow, 'opacity=".8"') +
    path(`M74 ${cut}L64 44H92Z`, p.mid) +
    path(`M36 44H64L50 94Z`, p.glow) +
    path(`M26 ${cut}H74L64 44H36Z`, p.glow, 'opacity=".55"')
  );
};
const urn: Thing = (p, draw) =>
  path(`M34 14H66V22L60 28Q${draw.whole(82, 94)} 44 70 86H30Q${draw.whole(6, 18)} 44 40 28L34 22Z`, p.glow) +
  box(26, 86, 48, 7, p.light, 'rx="3"') +
  line('M28 50Q50 60 72 50', p.mid, 4) +
  times(4, (i) => disc(35 + i * 10, 64, 2.4, p.mid)) +
  both(line('M32 32Q12 36 22 56', p.light, 4));
const tower: Thing = (p, draw) =>
  path('M30 96L36 36H30V20h8v6h8v-6h8v6h8v-6h8v16h-6L70 96Z', p.glow) +
  times(draw.whole(2, 4), (i) => box(46, 42 + i * 14, 8, 8, p.deep, 'rx="4"')) +
  box(20, 92, 60, 6, p.light);
const blade: Thing = (p, draw) =>
  turned(
    draw.whole(-20, 20),
    box(46, 20, 8, 78, p.deep, 'rx="3"') +
      path('M50 12Q86 14 84 44Q68 34 50 40Z', p.glow) +
      path('M50 12Q14 14 16 44Q32 34 50 40Z', p.light),
  );
const cog: Thing = (p, draw) =>
  star(draw.whole(8, 14), 44, 34, p.light) +
  disc(50, 50, 28, p.glow) +
  star(draw.whole(6, 9), 18, 12, p.mid) +
  disc(50, 50, 6, p.deep) +
  disc(16, 84, 12, p.light) +
  disc(16, 84, 5, p.deep);
const hand: Thing = (p, draw) =>
  path(
    'M30 98V58L20 40q-2 -8 6 -6l10 14V14q5 -8 10 0v26V8q5 -8 10 0v32V14q5 -8 10 0v34l4 -16q6 -6 9 2Q84 60 70 78V98Z',
    p.glow,
  ) + turned(draw.whole(-20, 20), line('M40 64q12 8 24 0', p.mid, 2.4));
const knot: Thing = (p, draw) => {
  const petals = draw.whole(4, 8);
  const reach = draw.whole(14, 22);
  return (
    times(petals, (i) => {
      const angle = (i * 2 * Math.PI) / petals;
      return ring(
        50 + Math.cos(angle) * reach,
        50 + Math.sin(angle) * reach,
        draw.of([20, 22, 24]),
        [p.glow, p.light, p.deep][i % 3] ?? p.glow,
        4.4,
      );
    }) + disc(50, 50, 7, p.glow)
  );
};
const rainbow: Thing = (p, draw) =>
  times(
    6,
    (i) =>
      `<path d="M${6 + i * 7} 104V56a${44 - i * 7} ${44 - i * 7} 0 0 1 ${88 - i * 14} 0V104" fill="none" stroke="${[p.deep, p.light, p.glow][(i + draw.whole(0, 1)) % 3] ?? p.glow}" stroke-width="7.4"/>`,
  ) + box(45, 66, 10, 40, p.deep);
const mandala: Thing = (p, draw) => {
  const petals = draw.whole(6, 12);
  return (
    times(petals, (i) =>
      turned(
        (i * 360) / petals,
        path(
          `M50 50Q${draw.of([40, 36])} 22 50 6Q${draw.of([60, 64])} 22 50 50Z`,
          i % 2 === 0 ? p.glow : p.light,
          'opacity=".9"',
        ),
      ),
    ) +
    disc(50, 50, 11, p.deep) +
    ring(50, 50, 11, p.glow, 2.4) +
    ring(50, 50, 46, p.light, 1.6)
  );
};
const chain: Thing = (p, draw) =>
  turned(
    draw.whole(-40, 40),
    times(6, (i) =>
      i % 2 === 0
        ? `<rect x="${-2 + i * 18}" y="40" width="28" height="20" rx="10" fill="none" stroke="${p.glow}" stroke-width="5"/>`
        : box(i * 18 + 2, 47, 20, 6, p.light, 'rx="3"'),
    ),
  );
const shard: Thing = (p, draw) =>
  times(5, (i) =>
    turned(
      -40 + i * 20 + draw.whole(-6, 6),
      path(`M50 ${draw.whole(2, 18)}L58 60L50 96L42 60Z`, i % 2 === 0 ? p.glow : p.light),
      50,
      96,
    ),
  );
const figure: Thing = (p, draw) =>
  disc(50, 26, 13, p.glow) +
  path(`M50 42Q26 44 ${draw.whole(16, 24)} 104H${draw.whole(76, 84)}Q74 44 50 42Z`, p.glow) +
  ring(50, 26, draw.whole(19, 24), p.light, 2.6) +
  star(5, 9, 3.8, p.mid, 50, 66);

const BY_WORD: readonly (readonly [RegExp, Thing])[] = [
  [/lightning|bolt|shock|thunder|storm|spark/, bolt],
  [/fire|flame|burn|inciner|blaze|inferno|pyro|ember|flare/, flames],
  [/blast|explo|armageddon|wrath|ruin|doom|apocaly|shatter|shrapnel|earthquake|obliterate/, blast],
  [/counter|dissi|forbid|deny|denial|negate|force|mana leak|prohibit|absorb/, seal],
  [/wave|tide|ocean|sea|flood|water|impulse|brainstorm|current/, waves],
  [/moon|night|eclipse|dusk|lunar/, moon],
  [/sun|light|dawn|ray|day|halo|glorious|radian|holy|crusade/, light],
  [/skull|death|dead|corpse|grave|duress|terror|murder|kill|bone|necro/, skull],
  [/sword|blade|dagger|plow|knife|rapier|spear/, sword],
  [/axe|scythe|hammer|jitte|warhammer|mace/, blade],
  [/book|tome|tutor|lore|library|archive|jayemdae|study|opportunity|whispers/, book],
  [/scroll|letter|map|edict|decree|contract|cap/, scroll],
  [/disk|wheel|coin|shield|medallion|mirror/, disk],
  [/orb|sphere|globe|ball|eye|pearl|seal/, orb],
  [/jewel|gem|diamond|mox|ruby|emerald|sapphire|jet|opal|prism|stone|crystal|amber/, jewel],
  [/urn|jar|vessel|chalice|cup|bottle|lotus|vial|cauldron|lamp/, urn],
  [/tower|keep|castle|spire|fort|citadel|monolith|obelisk|portal/, tower],
  [/gear|engine|machine|wand|mill|clock|workshop|key/, cog],
  [/hand|grasp|touch|glove|claw|fist|grip/, hand],
  [/growth|natur|vine|forest|leaf|root|bloom|seed|overgrow|rancor|briar|thorn/, growth],
  [/circle|ring|loop|knot|bond/, knot],
  [/chain|shackle|bind|arrest|pacif|prison|web/, chain],
  [/ice|frost|winter|shard|splinter|spike/, shard],
  [/humility|peace|worship|rainbow|bridge|arch/, rainbow],
];
const SPELLS: Readonly<Record<Tone, readonly [Thing, ...Thing[]]>> = {
  w: [light, rainbow, figure, mandala],
  u: [seal, waves, spiral, orb],
  b: [spiral, skull, moon, hand],
  r: [flames, bolt, blast, shard],
  g: [growth, spiral, mandala, shard],
  a: [spiral, shard, seal],
  l: [spiral, shard, seal],
};

/** The thing of a card that is neither creature nor land. */
export function thingOf(
  { name, types, subtypes }: { name: string; types: readonly string[]; subtypes: readonly string[] },
  tone: Tone,
  p: Palette,
  draw: Draw,
): string {
  const words = name.toLowerCase();
  const named = BY_WORD.find(([word]) => word.test(words))?.[1];
  if (named !== undefined) return named(p, draw);
  const is = (type: string): boolean => types.includes(type);
  if (is('planeswalker')) return figure(p, draw);
  if (subtypes.includes('Equipment')) return draw.of([sword, blade, disk])(p, draw);
  if (is('artifact')) return draw.of([urn, disk, orb, jewel, cog, tower])(p, draw);
  if (subtypes.includes('Aura')) return draw.of([knot, chain, mandala, hand])(p, draw);
  if (is('instant') || is('sorcery')) return draw.of(SPELLS[tone])(p, draw);
  return draw.of([knot, mandala, rainbow, SPELLS[tone][0]])(p, draw);
}
