import { expect, test } from 'vitest';
import {
  changedNeedFields,
  needChangeLines,
  needFieldLabel,
  type ToldNeed,
} from './need-changes.ts';

const need: ToldNeed = {
  title: 'Développeuse',
  session_id: 1,
  session: { name: '2026-2027' },
  contract_type: 'apprentissage',
  target_educational_level: '5',
  seats: 1,
  start_date: null,
  centre_rhythm: null,
  pay_above_minimum: null,
  mobility: null,
  remote_days: null,
  same_entity_location: true,
  location: 'Lyon',
  formations_ids: [4, 5],
  formations: [{ name: 'BTS SIO' }, { name: 'BTS CIEL' }],
  skills: [
    { id: 1, name: 'Python' },
    { id: 2, name: 'SQL' },
  ],
  description: 'Des écrans',
  tutor_first_name: null,
  tutor_last_name: null,
  tutor_email: null,
  tutor_phone: null,
};

test('nothing has changed where lists only came in another order', () => {
  const same = { ...need, formations_ids: [5, 4], skills: (need.skills as object[]).toReversed() };
  expect(changedNeedFields(need, same)).toEqual([]);
  expect(needChangeLines(need, same)).toEqual([]);
});

test('tells each field with what it was, long texts and the tutor by their label alone', () => {
  const after: ToldNeed = {
    ...need,
    session_id: 2,
    session: { name: '2027-2028' },
    seats: 3,
    start_date: '2026-09-07',
    centre_rhythm: 'two_days',
    formations_ids: [4],
    formations: [{ name: 'BTS SIO' }],
    skills: [],
    description: 'Des API',
    tutor_email: 'tuteur@exemple.fr',
  };
  expect(needChangeLines(need, after)).toEqual([
    'Session académique\u202F: 2027-2028 (avant\u202F: 2026-2027)',
    'Nombre de postes\u202F: 3 (avant\u202F: 1)',
    'Date de début\u202F: 7 septembre 2026 (avant\u202F: non précisé)',
    'Rythme\u202F: 2 jours par semaine au centre (avant\u202F: non précisé)',
    'Formations\u202F: BTS SIO (avant\u202F: BTS SIO, BTS CIEL)',
    'Compétences attendues',
    'Fiche de poste',
    'E-mail du tuteur',
  ]);
});

test('says that it lies where its company is only where the place stays', () => {
  const elsewhere = { ...need, same_entity_location: false };
  expect(needChangeLines(need, elsewhere)).toEqual([
    'Le poste est à l’adresse de l’entreprise\u202F: non (avant\u202F: oui)',
  ]);
  expect(needChangeLines(need, { ...elsewhere, location: 'Brest' })).toEqual([
    'Lieu du poste\u202F: Brest (avant\u202F: Lyon)',
  ]);
});

test('names a field that was kept, and one that is no more by what it was kept as', () => {
  expect(needFieldLabel('seats')).toBe('Nombre de postes');
  expect(needFieldLabel('constructor')).toBe('constructor');
});
