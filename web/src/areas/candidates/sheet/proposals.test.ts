import { expect, test } from 'vitest';
import { emptied, otherLanguages, proposalsFor, type Proposal } from './proposals.ts';
import { checkSheet, payloadOf, valuesOf, type Sheet } from './sheet-values.ts';

const newSheet: Sheet = {
  id: null,
  first_name: 'Zoé',
  last_name: "D'Arc",
  email: 'zoe@exemple.fr',
  phone: null,
  civility: null,
  city: null,
  country: null,
  diploma: null,
  target_educational_level: null,
  contract_type: null,
  duration: null,
  summary: null,
  skills: [],
  resume: null,
  resume_name: null,
  resume_added_at: null,
  filled_by_centre: null,
  version: '',
  kilometers_away: null,
  session: null,
  session_id: null,
  location: null,
  formation: null,
  sector: [],
  sector_order: [],
  trades: null,
};

const proposal: Proposal = {
  email: 'zoe.darc@exemple.fr',
  phone: '+33639981234',
  city: 'Villeurbanne',
  postal_code: '69100',
  diploma: 'Bac STMG',
  diploma_level: '4',
  target_educational_level: '5',
  skills: [{ id: 404, name: 'Anglais' }],
  languages: ['Anglais', 'Coréen'],
  summary: null,
  contract_type: null,
  duration: null,
  start: null,
  unread: null,
  recognised: false,
};

const empty = valuesOf(newSheet);

test('an empty sheet takes all that the resume says, and nothing that it does not say', () => {
  expect(proposalsFor(proposal, empty)).toEqual({
    phone: '06 39 98 12 34',
    city: 'Villeurbanne',
    location: 'Villeurbanne (69100)',
    diploma: 'Bac STMG',
    target_educational_level: '5',
    skills: [{ id: 404, name: 'Anglais' }],
  });
});

test('what is filled in stays as it is', () => {
  const values = { ...empty, phone: '07 00 00 00 00', skills: [{ id: 1, name: 'Vente' }] };
  const names = Object.keys(proposalsFor(proposal, values));
  expect(names).toEqual(['city', 'diploma', 'target_educational_level', 'location']);
});

test('languages without a skill are told apart', () => {
  expect(otherLanguages(proposal, proposal.skills)).toEqual(['Coréen']);
  expect(otherLanguages(proposal, [{ id: 9, name: 'coreen' }])).toEqual(['Anglais']);
});

test('taking back empties what was proposed', () => {
  expect(emptied(['phone', 'skills'], { ...empty, phone: '06' })).toEqual({
    phone: '',
    skills: [],
  });
});

const faultsOf = (...given: Parameters<typeof checkSheet>) =>
  Object.entries(checkSheet(...given)).flatMap(([name, fault]) => (fault ? [name] : []));

const complete = {
  ...empty,
  ...proposalsFor(proposal, empty),
  formation: '1',
  session_id: '2',
  duration: '-1',
  contract_type: 'stage',
  civility: 'Mme',
  sector: [24],
  kilometers_away: '-1',
};

test('a new sheet needs everything but skills and a presentation', () => {
  expect(faultsOf(empty, newSheet)).toEqual([
    'resume',
    'formation',
    'session_id',
    'target_educational_level',
    'duration',
    'contract_type',
    'civility',
    'phone',
    'city',
    'diploma',
    'sector',
    'location',
    'kilometers_away',
  ]);
});

test('no preference is a distance, and a stored resume is a resume', () => {
  expect(faultsOf(complete, { id: 4, resume: 'resumes/x.pdf' })).toEqual([]);
  expect(faultsOf(complete, { id: null, resume: null })).toEqual(['resume']);
  expect(faultsOf({ ...complete, kilometers_away: '' }, { id: 4, resume: 'x' })).toEqual([
    'kilometers_away',
  ]);
});

test('a sector that was taken away again has no place in the order that is sent', () => {
  const values = { ...complete, sector: [24, 5], sector_order: [19, 5, 24] };
  expect(payloadOf(values).sector_order).toEqual([5, 24]);
});

test('skills are sent by their ids, the file apart', () => {
  const payload = payloadOf({ ...complete, resume: new File(['x'], 'cv.pdf') });
  expect(payload).toMatchObject({ skills: [404], sector: [24], kilometers_away: '-1' });
  expect(payload).not.toHaveProperty('resume');
});

test('a contract that is printed is proposed, its start as the session that is called so', () => {
  const wished: Proposal = {
    ...proposal,
    contract_type: 'apprentissage',
    duration: '2',
    start: '2026-09',
  };
  const sessions = [
    { id: 3, name: 'Septembre 2025' },
    { id: 4, name: 'Rentrée de septembre 2026' },
  ];
  const found = proposalsFor(wished, empty, sessions);
  expect([found.contract_type, found.duration, found.session_id]).toEqual([
    'apprentissage',
    '2',
    '4',
  ]);
  const unclear = [...sessions, { id: 5, name: 'Septembre 2026, soir' }];
  expect(proposalsFor(wished, empty, unclear)).not.toHaveProperty('session_id');
});
