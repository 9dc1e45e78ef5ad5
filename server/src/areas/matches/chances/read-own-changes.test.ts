import type { Answer } from '@tandem/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sheetFor, type CandidateSheet } from '../../../testing/fixtures/candidate-payloads.ts';
import {
  activeNeed,
  completeCandidate,
  completeCompany,
  needFor,
  someSuperuser,
  someTraining,
  type Need,
  type NeedForm,
  type Person,
  type Training,
} from '../../../testing/fixtures/by-calls.ts';
import { rescore } from '../../../scoring/live/rescore.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

type OwnChange = NonNullable<Answer<'GET /chances/changes/'>['changes']>['changes'][number];
type NeedChange = NonNullable<
  Answer<'GET /offers/{id}/chances/changes/'>['changes']
>['changes'][number];

/** How many matches there are, and the best of them. */
interface Standing {
  matches: number;
  best: number | null;
}

describe.each([
  ['counted anew at each change', undefined],
  ['measured as it was kept', 0],
])('in a session that is %s', (_, fewTexts) => {
  let server: TestServer;
  let superuser: Person;
  let training: Training;
  let candidate: Person & { id: number };
  let company: Person;
  let need: Need;
  let sheet: CandidateSheet;
  let skills: number[];
  let form: NeedForm;
  let idOf: (name: string) => number;

  beforeAll(async () => {
    server = await startTestServer(
      {},
      { ...(fewTexts !== undefined && { fewTexts }), jobsWait: true },
    );
    superuser = await someSuperuser(server);
    training = await someTraining(server, superuser);
    const { body: known } = await server.call('GET /skills/', { as: superuser.token });
    idOf = (name) => known.find((skill) => skill.name === name)?.id ?? 0;
    const own = { summary: '', kilometers_away: 10 as const };
    sheet = { ...sheetFor(training), ...own, skills: [idOf('Accueil de la clientèle')] };
    candidate = await completeCandidate(server, superuser, training, {
      sheet,
      resume: ['Zoé D’Arc', 'Gestion des stocks en magasin', 'Caisse'],
    });
    company = await completeCompany(server, superuser, { city: 'Lyon' });
    const stock = { title: 'Gestion des stocks', description: 'Réception et inventaire.' };
    const clients = { title: 'Relation client', skills: [idOf('Relation client')] };
    await activeNeed(server, company, training, { ...stock, location: 'Villeurbanne' });
    await activeNeed(server, company, training, { ...stock, location: 'Vienne' });
    await activeNeed(server, company, training, clients);
    await activeNeed(server, company, training, { title: 'Assistant juridique' });
    await activeNeed(server, company, training, {
      ...clients,
      contract_type: 'professionnalisation',
    });
    skills = [idOf('Anglais'), idOf('Gestion des stocks')];
    form = {
      ...needFor(training),
      title: 'Alternant polyvalent',
      description: 'Gestion des stocks et caisse.',
      location: 'Dijon',
      skills,
    };
    need = await activeNeed(server, company, training, form);
    const resume = ['Inventaires et gestion des stocks'];
    for (const [kilometers_away, target_educational_level, summary] of [
      [10, '5', ''],
      [-1, '5', 'Gestion des stocks'],
      [-1, '6', ''],
      [-1, '6', ''],
      [-1, '6', ''],
    ] as const)
      await completeCandidate(server, superuser, training, {
        sheet: { kilometers_away, target_educational_level, summary },
        resume,
      });
    const needs = await server.call('GET /offers/', { as: company.token });
    for (const { id } of needs.body) await rescore(server.services, { needId: id });
  });

  afterAll(() => server.close());

  const standingOf = async (as: Person, ofNeed?: number): Promise<Standing> => {
    const { body } = await server.call('GET /matches/', { as: as.token });
    const own = body.filter(({ offer: { id } }) => ofNeed === undefined || id === ofNeed);
    const scores = own.map(({ score }) => score);
    return { matches: own.length, best: scores.length === 0 ? null : Math.max(...scores) };
  };

  const changedSheet = ({ kind, km, skill }: OwnChange): CandidateSheet => {
    if (kind === 'limit') return { ...sheet, kilometers_away: km as 50 };
    if (kind === 'contract') return { ...sheet, contract_type: 'Autre' };
    if (kind === 'skill')
      return { ...sheet, skills: [idOf('Accueil de la clientèle'), skill?.id ?? 0] };
    return { ...sheet, summary: skill?.name ?? '' };
  };

  test('what a candidate reads of each change is what the matching then gives', async () => {
    const as = candidate.token;
    const { body } = await server.call('GET /chances/changes/', { as });
    const now = body.changes ?? { matches: -1, best: null, changes: [], missing: [] };
    expect(await standingOf(candidate)).toEqual({ matches: now.matches, best: now.best });
    expect(now.missing).toEqual([]);
    const advised = { as: superuser.token, params: { id: candidate.id } };
    const read = await server.call('GET /near_pairs/applicant/{id}/changes/', advised);
    expect(read.body).toEqual(body);
    expect(
      now.changes.map(({ kind, km, skill, near }) => [kind, km ?? skill?.name, near?.name]),
    ).toEqual([
      ['limit', 50, undefined],
      ['limit', -1, undefined],
      ['contract', undefined, undefined],
      ['skill', 'Relation client', 'Accueil de la clientèle'],
      ['summary', 'Gestion des stocks', undefined],
    ]);
    for (const change of now.changes) {
      await server.call('PUT /applicants/registration/', {
        as,
        body: changedSheet(change),
        files: {},
      });
      await rescore(server.services, { candidateId: candidate.id });
      const said = { matches: now.matches + change.gain, best: change.best };
      expect([change.kind, await standingOf(candidate)]).toEqual([change.kind, said]);
    }
    await server.call('PUT /applicants/registration/', { as, body: sheet, files: {} });
    await rescore(server.services, { candidateId: candidate.id });
  });

  const changedNeed = ({ kind, level, place, skill, title }: NeedChange): NeedForm => {
    if (kind === 'contract') return { ...form, contract_type: 'Autre' };
    if (kind === 'level') return { ...form, target_educational_level: level ?? '5' };
    if (kind === 'place') return { ...form, location: place ?? '' };
    if (kind === 'title') return { ...form, title: title ?? '' };
    return { ...form, skills: skills.filter((id) => id !== skill?.id) };
  };

  test('the same for a need, and no candidate is named', async () => {
    const as = company.token;
    const params = { id: need.id };
    const { body } = await server.call('GET /offers/{id}/chances/changes/', { as, params });
    const now = body.changes ?? { matches: -1, best: null, changes: [], missing: [] };
    const advised = { as: superuser.token, params };
    expect((await server.call('GET /near_pairs/offer/{id}/changes/', advised)).body).toEqual(body);
    const { matches, best } = now;
    expect(await standingOf(company, need.id)).toEqual({ matches, best });
    const kinds = now.changes.map(({ kind, level, place, skill }) => [
      kind,
      level ?? place ?? skill?.name,
    ]);
    expect(kinds).toEqual([
      ['level', '6'],
      ['place', 'Vienne'],
      ['place', 'Lyon'],
      ['place', 'Villeurbanne'],
      ['skill', 'Anglais'],
      ['title', 'Gestion des stocks'],
    ]);
    for (const change of now.changes) {
      await server.call('PUT /offers/{id}/', { as, params, body: changedNeed(change) });
      await rescore(server.services, { needId: need.id });
      const said = { matches: matches + change.gain, best: change.best };
      expect([change.kind, await standingOf(company, need.id)]).toEqual([change.kind, said]);
    }
  });
});
