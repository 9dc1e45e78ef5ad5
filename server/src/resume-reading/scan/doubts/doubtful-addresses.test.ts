import { expect, test } from 'vitest';
import { namesIn } from './doubtful-addresses.ts';

const lineOf = (text: string, size: number, y: number) => ({ text, size, x: 40, y, page: 1 });

/** What is left of a line under a name. */
const left = (text: string, sure = ['gaspard', 'olivetti'], name = 'Gaspard Olivetti'): string =>
  namesIn([lineOf(name, 20, 40), lineOf(text, 10, 70)], new Set(sure)).mend(text);

test.each([
  ['gaspard.ollvetti00@exemple.fr', 'gaspard.olivetti00@exemple.fr'],
  ['gaspard.olivetti@gmall.com', 'gaspard.olivetti@gmail.com'],
  ['golivetti@hotmail.corn', 'golivetti@hotmail.com'],
  ['golivetti@hotmail.com.com', 'golivetti@hotmail.com'],
  // An icon behind the address.
  ['gaspard.olivetti@live.frna', 'gaspard.olivetti@live.fr'],
])('one letter that was taken for another is put right: %s', (read, printed) => {
  expect(left(read)).toBe(printed);
});

test('two letters that ran into one, and a first one that went with an icon, are put right', () => {
  const [clemence, lea] = [
    ['clemence', 'vauquelin'],
    ['lea', 'martin'],
  ];
  const read = left('demence.vauquelin@exemple.fr', clemence, 'Clémence Vauquelin');
  expect(read).toBe('clemence.vauquelin@exemple.fr');
  expect(left('ea-martin@exemple.fr', lea, 'Léa Martin')).toBe('lea-martin@exemple.fr');
  expect(left('ontact.lea@exemple.fr', lea, 'Léa Martin')).toBe('contact.lea@exemple.fr');
});

test('a name with an apostrophe is whole in an address', () => {
  const email = 'idriss.ndiaye02@exemple.fr';
  expect(left(email, ['idriss', 'diaye'], 'Idriss N’Diaye')).toBe(email);
  const glued = 'idrissndiaye07@exemple.fr';
  expect(left(glued, ['idriss', 'diaye'], 'Idriss N’Diaye')).toBe(glued);
  const lhermitte = 'theo.lhermitte@exemple.fr';
  expect(left(lhermitte, ['theo', 'hermitte'], 'Théo L’Hermitte')).toBe(lhermitte);
  const breton = 'ewen.lefloch@bbox.fr';
  expect(left(breton, ['ewen', 'le', 'floc'], "Ewen Le Floc’'h")).toBe(breton);
});

test('where the name was misread an address is judged by itself', () => {
  const email = 'gaspard.olivetti00@exemple.fr';
  expect(left(email, ['gaspard'], 'Gaspard Olixetti')).toBe(email);
  // No first name, and one that recognition may have made it of.
  const read = 'ciemence.vauquelin@exemple.fr';
  expect(left(read, [], 'Clemaamnce Vawmavelin')).toBe('clemence.vauquelin@exemple.fr');
  expect(left(read, [], 'Vendeuse')).not.toContain('@');
});

test.each([
  'olivetti.gaspard@exemple.fr',
  'lesgourmands42@exemple.com',
  'g-olivetti@mon-exemple.fr',
  'gaspardolivetti@exemple.net',
  'gaspardo768@exemple.fr',
  'olivettipro@exemple.fr',
])('an address that may be as it was read is left: %s', (read) => {
  expect(left(read)).toBe(read);
});

test.each([
  ['gaspar.olivetti@exemple.fr', 'a letter of the name is missing'],
  ['gaspard.olivetti@exemple.nrai', 'no host ends so'],
  ['gspd.olvt@live.frna', 'an icon behind the address, which is not made of the name'],
  ['d@exemple.fr', 'the rest of something longer'],
  ['gaspard olivetti@exemple.fr', 'the sign between the names is lost'],
  ['spard.olivetti@exemple.fr', 'its start is lost'],
  ['gaspard0O@exemple.fr', 'a capital among digits'],
  ['gaspard.olivetti@mon--exemple.fr', 'a sign read twice'],
  ['gaspard.olivetti@mail.com', 'a host, or another without its first letter'],
  ['740@exemple.fr', 'of its start the digits alone are left'],
  ['gaspard.olivettirgo@exemple.fr', 'letters behind a name that may be digits'],
  ['iiolivetti@exemple.fr', 'strokes before a name that may be one letter'],
  ['gaspardolivettis@exemple.fr', 'a letter behind the whole name that may be a digit'],
  ['gaspardolivettio@exemple.fr', 'one that begins a word which stands there already'],
  ['sulivetti@exemple.fr', 'another start than the name has'],
  ['gaspardl768@exemple.fr', 'a letter before digits that may be one of them'],
  ['gaspard.ol3@exemple.fr', 'an l of no name before a digit, which may be a 1'],
  ['lapucel2@exemple.fr', 'the same of no name at all'],
])('a doubtful one is none: %s, %s', (read) => {
  expect(left(read)).not.toContain('@');
});

test('an l before a digit is one where a name ends so', () => {
  const paul = 'paul3.morel78@exemple.fr';
  expect(left(paul, ['paul', 'morel'], 'Paul Morel')).toBe(paul);
});

test('no name begins with an l before such a letter: it was read of a capital I, in the address as well', () => {
  const sure = ['ldrissa', 'tounkara'];
  for (const read of ['ldrissa.tounkara93@exemple.fr', 'idrissa.tounkara93@exemple.fr'])
    expect(left(read, sure, 'ldrissa Tounkara')).toBe('idrissa.tounkara93@exemple.fr');
  expect(left('ldrissa@exemple.fr', ['idrissa', 'tounkara'], 'Idrissa Tounkara')).toBe(
    'idrissa@exemple.fr',
  );
  expect(left('ltounkara@exemple.fr', sure, 'ldrissa Tounkara')).not.toContain('@');
  const llorca = 'l.llorca@exemple.fr';
  expect(left(llorca, ['luis', 'llorca'], 'Luis Llorca')).toBe(llorca);
});

test('an n that was read as « rn » makes an address doubtful', () => {
  const read = left('heloise_rmarchal@exemple.fr', ['heloise', 'marchal'], 'Héloïse Marchal');
  expect(read).not.toContain('@');
});

test('where the name was not surely read nothing is put right by it', () => {
  expect(left('gaspard.ollvetti@exemple.fr', ['gaspard'])).not.toContain('@');
  expect(left('gaspard.olivetti@exemple.fr', [])).toContain('@');
});
