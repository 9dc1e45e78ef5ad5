import { expect, test } from 'vitest';
import { blankRaster } from './raster.ts';
import type { Word } from './recogniser.ts';
import type { Names } from './doubts/doubtful-addresses.ts';
import { lookedAtAgain } from './second-look.ts';

/** A word of a line of print, 20 points high; the first of a line starts it. */
const word = (text: string, left: number, top: number, flags = 0): Word => ({
  text,
  flags,
  confidence: 0.9,
  rect: { left, top, right: left + text.length * 12, bottom: top + 20 },
});

const names: Names = { mend: (text: string): string => text, isNamed: () => false };
const page = blankRaster(900, 600);

/** Of somebody called Zoé Darc. */
const zoe = {
  mend: (text: string): string => text,
  isNamed: (email: string) => /^(?:zoe|z)[._-]?darc\d*@/.test(email),
};

/** What is told of a page whose line of contact data each look reads as the next of these. */
const told = async (looks: readonly string[], by: Names = names): Promise<string[]> => {
  const [first = '', ...rest] = looks;
  let turn = 0;
  const words = [word('Profil', 40, 40, 3), word(first, 60, 100, 3), word('Langues', 40, 160, 3)];
  const settled = await lookedAtAgain(page, words, {
    names: by,
    recogniseAgain: (cutting) => {
      const text = rest[turn] ?? '';
      turn += 1;
      return Promise.resolve([word(text, 60, cutting.height / 2 - 10, 3)]);
    },
  });
  return settled.map(({ text }) => text);
};

test('a line that is read alike twice stays as it is', async () => {
  const email = 'zoe.darc@exemple.fr';
  expect(await told([email, email])).toEqual(['Profil', email, 'Langues']);
});

test('of three looks two decide', async () => {
  expect(await told(['zoe.dare@exemple.fr', 'zoe.darc@exemple.fr', 'zoe.darc@exemple.fr'])).toEqual(
    ['Profil', 'zoe.darc@exemple.fr', 'Langues'],
  );
  expect(await told(['0639981231', '0639981281', '0639981231'])).toContain('0639981231');
});

test('an address or a number that no two looks read alike is none', async () => {
  const emails = await told(['zoe@exemple.fr', 'zoc@exemple.fr', 'zce@exemple.fr']);
  expect(emails.join(' ')).not.toContain('@');
  expect(await told(['0639981231', '0639981281', '0639981221'])).toEqual(['Profil', 'Langues']);
});

test('of readings that bear the name one suffices, and of those unlike in signs the one with the most', async () => {
  const [named, ...unlike] = ['z.darc@exemple.fr', 'zdere@exemple.fr', 'zdare@exemple.fr'];
  expect(await told([...unlike, named ?? ''], zoe)).toContain(named);
  expect(await told(['z.darc@exemple.fr', 'zdarc@exemple.fr', 'zdarc@exemple.fr'], zoe)).toContain(
    'z.darc@exemple.fr',
  );
});

test('one whose digits a single look has is none; a last look decides', async () => {
  const unlike = ['zoedarc06@exemple.fr', 'zoedarc08@exemple.fr', 'zoedarc00@exemple.fr'];
  expect((await told([...unlike, ''], zoe)).join(' ')).not.toContain('@');
  expect(await told([...unlike, 'zoedarc08@exemple.fr'], zoe)).toContain('zoedarc08@exemple.fr');
});

test('the host is the one that most looks read, whole or in a rest of the address', async () => {
  const read = ['darc_zoe@exempie.fr', 'darc zoe@exemple fr', 'darc _zoe@exemple fr'];
  const ofDarc = { ...names, isNamed: (email: string) => email.startsWith('darc_zoe@') };
  const none = { ...ofDarc, mend: (text: string) => text.replace(/(?<![a-z_])_?zoe@/, 'zoe ') };
  expect(await told(read, none)).toContain('darc_zoe@exemple.fr');
});

test('the end of an address whose point was not seen stands there once', async () => {
  const settled = await lookedAtAgain(
    page,
    [word('zoe_darc@exem', 60, 100, 1), word('fr', 220, 100, 2)],
    {
      names: { ...names, isNamed: (email) => email === 'zoe_darc@exem.fr' },
      recogniseAgain: (cutting) =>
        Promise.resolve([word('zoe@exem.fr', 60, cutting.height / 2 - 10, 3)]),
    },
  );
  expect(settled.map(({ text }) => text)).toEqual(['zoe_darc@exem.fr']);
});

test('a number that one look surely read is taken where all have its last eight digits', async () => {
  expect(await told(['0639981231', '39981231', '8°39981231'])).toContain('0639981231');
  expect(await told(['0639981231', '39981281', '39981231'])).not.toContain('0639981231');
});

test('a page without contact data is looked at once', async () => {
  const words = [word('Vendeuse', 40, 40, 3), word('2024', 200, 40)];
  const recogniseAgain = () => Promise.reject(new Error('It was looked at again.'));
  expect(await lookedAtAgain(page, words, { names, recogniseAgain })).toEqual(words);
});
