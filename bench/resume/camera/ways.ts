import type { Random } from '../../shared/random.ts';

/** What becomes of a page on its way through a scanner or a camera. */
export interface Shot {
  /** Points an inch of the page. */
  dpi: number;
  /** Of the JPG file, from 0 to 100. */
  quality: number;
  /** Added to the style sheet: `.page` lies on `.table` under `.light` and `.grain`. */
  style: string;
}

export interface Way {
  name: string;
  draw: (random: Random) => Shot;
}

const askew = (random: Random, most: number): number =>
  (random.chance(0.5) ? 1 : -1) * random.between(1, most);

const grain = (share: number): string => `.grain { opacity: ${share.toFixed(2)}; }`;

const shade = (random: Random, darkest: number): string =>
  `.light { background: linear-gradient(${random.below(360)}deg, transparent 20%, rgba(20, 18, 12, ${darkest.toFixed(2)})); }`;

export const ways: readonly Way[] = [
  {
    name: 'clean scan',
    draw: (random) => ({ dpi: random.pick([150, 200]), quality: 60, style: '' }),
  },
  {
    name: 'coarse scan, 100 to 120 an inch',
    draw: (random) => ({ dpi: random.between(100, 120), quality: 50, style: grain(0.05) }),
  },
  {
    name: 'askew and noisy',
    draw: (random) => ({
      dpi: random.between(130, 180),
      quality: 45,
      style: `${grain(0.18)} .page { transform: rotate(${askew(random, 4)}deg); }`,
    }),
  },
  {
    name: 'on its side or upside down',
    draw: (random) => ({
      dpi: random.between(140, 190),
      quality: 50,
      style: `${grain(0.08)} .page { transform: rotate(${random.pick([90, 180, 270]) + askew(random, 1.5)}deg); }`,
    }),
  },
  {
    name: 'photograph on a dark table, seen from aside',
    draw: (random) => ({
      dpi: random.between(150, 190),
      quality: 40,
      style: `${grain(0.12)} ${shade(random, 0.45)} .table { background: #3b2d22; padding: 70px; } .page { filter: blur(0.4px) brightness(0.9); transform: perspective(2600px) rotateX(${random.between(2, 7)}deg) rotateY(${askew(random, 5)}deg) rotate(${askew(random, 3)}deg); }`,
    }),
  },
  {
    name: 'soft photograph, sent by telephone',
    draw: (random) => ({
      dpi: random.between(125, 150),
      quality: 35,
      style: `${grain(0.1)} ${shade(random, 0.35)} .table { background: #777; padding: 30px; } .page { filter: blur(0.5px); transform: rotate(${askew(random, 2)}deg); }`,
    }),
  },
  {
    name: 'pale copy',
    draw: (random) => ({
      dpi: random.between(130, 170),
      quality: 50,
      style: `${grain(0.1)} .page { filter: contrast(${random.between(0.35, 0.55).toFixed(2)}) brightness(1.25); }`,
    }),
  },
];
