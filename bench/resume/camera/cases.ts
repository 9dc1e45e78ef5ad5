import type { Browser } from '@playwright/test';
import { Random } from '../../shared/random.ts';
import { people as blind } from '../blind/people.ts';
import { cvOf, withContact, withExpected, type Cv, type Someone } from '../kinds/cv.ts';
import { people as heldOut } from '../kinds/people-held-out.ts';
import { people as seen } from '../kinds/people-seen.ts';
import { people as spent } from '../kinds/people-spent.ts';
import type { Template } from './parts.ts';
import { heldOutTemplates, seenTemplates } from './templates.ts';
import { ways, type Shot } from './ways.ts';

/** A resume that was photographed or scanned. */
export interface CameraCase {
  name: string;
  kind: string;
  cv: Cv;
  template: Template;
  shot: Shot;
}

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L} -]/gu, '')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase();

const hosts = [
  'exemple.fr',
  'exemple.com',
  'courriel.exemple.net',
  'mon-exemple.fr',
  'exemple.org',
];

/** An address as people make theirs of their name. */
const addressOf = (name: string, random: Random): string => {
  const [first = '', ...rest] = folded(name).split(' ');
  const last = rest.join('').replaceAll('-', '');
  const year = String(99 + random.below(9)).slice(-2);
  const local = random.pick([
    `${first}.${last}`,
    `${first}.${last}${year}`,
    `${last}_${first}`,
    `${first.slice(0, 1)}.${last}`,
    `${first}${last}${year}`,
    `${first}-${last}`,
  ]);
  return `${local}@${random.pick(hosts)}`;
};

/** Numbers that are kept for films: 06 39 98, and 07 00 00 beside them. */
const numberOf = (random: Random): string =>
  `${random.pick(['063998', '070000'])}${String(random.below(10_000)).padStart(4, '0')}`;

const writtenNumber = (national: string, random: Random): string => {
  const pairs = national.match(/\d\d/g) ?? [];
  return random.pick([
    pairs.join(' '),
    pairs.join(' '),
    pairs.join('.'),
    pairs.join('-'),
    national,
    `+33 ${national.slice(1, 2)} ${pairs.slice(1).join(' ')}`,
  ]);
};

const ownContact = (someone: Someone, random: Random): Cv => {
  const [email, phone] = [addressOf(someone.name, random), numberOf(random)];
  const plain = withExpected(cvOf(someone), { email, phone: `+33${phone.slice(1)}` });
  const called = withContact(plain, 'Téléphone', (item) => ({
    ...item,
    text: writtenNumber(phone, random),
  }));
  return withContact(called, 'Courriel', (item) => ({ ...item, text: email }));
};

export type Part = 'seen' | 'held-out';

const peopleOf = { seen: [...seen, ...spent], 'held-out': [...heldOut, ...blind] };
const templatesOf = { seen: seenTemplates, 'held-out': heldOutTemplates };

/** So many resumes in every way of being taken; people and templates in turn, what each is like by chance. */
export const casesOf = (part: Part, seed: number, each: number): CameraCase[] => {
  const random = new Random(seed);
  const [people, templates] = [peopleOf[part], templatesOf[part]];
  return ways.flatMap((way, shift) =>
    Array.from({ length: each }, (_, turn) => {
      const someone = people[(turn * 2 + shift) % people.length];
      const template = templates[(turn + shift) % templates.length];
      if (!someone || !template) throw new Error('Nobody, or nothing to set them in.');
      return {
        kind: way.name,
        name: `${way.name} ${turn} – ${template.name} – ${someone.name}`,
        cv: ownContact(someone, random),
        template,
        shot: way.draw(random),
      };
    }),
  );
};

const noise =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='400' height='400'%3E%3Cfilter id='n'%3E%3CfeTurbulence type='fractalNoise' baseFrequency='0.9' numOctaves='2'/%3E%3C/filter%3E%3Crect width='400' height='400' filter='url(%23n)'/%3E%3C/svg%3E\")";

const pageOf = ({ template, shot, cv }: CameraCase): string =>
  `<!doctype html><html lang="fr"><meta charset="utf-8"><style>
  body { margin: 0; } .table { position: relative; display: inline-block; background: #fff; overflow: hidden; }
  .page { width: 794px; height: 1123px; background: #fff; box-sizing: border-box; overflow: hidden; line-height: 1.4; }
  .light, .grain { position: absolute; inset: 0; } .grain { background: ${noise}; opacity: 0; }
  h1 { margin: 0; font-size: 30px; } .headline { margin: 2px 0 12px; font-size: 17px; } h2 { font-size: 16px; margin: 16px 0 6px; }
  p { margin: 0; } ul { margin: 2px 0 6px; padding-left: 18px; } i { font: 13px FontAwesome; } .title { font-weight: 600; }
  ${template.style} ${shot.style}</style><div class="table"><div class="page">${template.body(cv)}</div><div class="light"></div><div class="grain"></div></div></html>`;

/** The picture that the camera gives, a JPG file. */
export const takePicture = async (browser: Browser, one: CameraCase): Promise<Uint8Array> => {
  const isAside = /rotate\(-?(?:8|9|26|27)\d/.test(one.shot.style);
  const page = await browser.newPage({
    viewport: { width: 1300, height: 1300 },
    deviceScaleFactor: one.shot.dpi / 96,
  });
  await page.setContent(pageOf(one));
  // A page on its side reaches over the table's edge: the table is made as large as both its sides.
  if (isAside)
    await page.addStyleTag({ content: '.table { padding: 0 165px; } .page { margin: -164px 0; }' });
  const table = page.locator('.table');
  const picture = await table.screenshot({ type: 'jpeg', quality: one.shot.quality });
  await page.close();
  return new Uint8Array(picture);
};
