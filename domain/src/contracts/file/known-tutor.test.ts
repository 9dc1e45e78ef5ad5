import { expect, it } from 'vitest';
import { fileFields } from './file-fields.ts';
import { changesForSecondTutor, changesForTutor, secondTutorIn, whoIs } from './known-tutor.ts';

const awa = {
  supervisor_lastname: 'Petit',
  supervisor_firstname: 'Awa',
  supervisor_email: 'awa@exemple.fr',
};

it('leaves nothing of the tutor before, least of all their number', () => {
  const before = {
    supervisor_lastname: 'Durand',
    supervisor_email: 'eric@exemple.fr',
    supervisor_phone: '+33639981234',
    supervisor_nir: '180026938101223',
  };
  const changed = { ...before, ...changesForTutor(awa, before) };
  expect(changed).toMatchObject({ ...awa, supervisor_phone: '', supervisor_nir: '' });
  // What makes them competent is held against what is prepared now.
  expect(changed).toMatchObject({ supervisor_competence: '', supervisor_certified: '' });
});

it('keeps the number where it is the same person', () => {
  for (const before of [
    { supervisor_email: ' AWA@exemple.fr ' },
    { ...awa, supervisor_level: '5' },
  ])
    expect(changesForTutor(awa, before)).not.toHaveProperty('supervisor_nir');
});

it('fills in the second tutor as the first, each of the fields that are asked for', () => {
  const changes = changesForSecondTutor(awa);
  const asked = fileFields.filter(({ need }) => need === 'secondTutor').map(({ key }) => key);
  expect(Object.keys(changes).toSorted()).toEqual(asked.toSorted());
  expect(whoIs(secondTutorIn(changes))).toBe('awa@exemple.fr');
  expect(whoIs(secondTutorIn({}))).toBe('');
});
