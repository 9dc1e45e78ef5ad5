import type { Answer } from '@tandem/contract';
import { pairOf, status } from '@tandem/domain/matches/match';
import { answers } from '../../fixtures/candidate-payloads.ts';
import { companySheet, needFor } from '../../fixtures/by-calls.ts';
import { completeContractSheet } from '../../fixtures/contracts/contract-sheet.ts';
import { proposal } from '../../fixtures/meetings.ts';
import { momentIn } from '../../fixtures/moments.ts';
import type { CandidatePlan, CompanyPlan } from './centre-people.ts';
import { today, type Centre } from './centre.ts';

type Match = Answer<'GET /matches/'>[number];

const candidateOf = ({ byCandidate }: Centre, matchId: number): CandidatePlan => {
  const candidate = byCandidate.get(pairOf(matchId)?.candidateId ?? 0);
  if (!candidate) throw new Error(`Match ${matchId} is with nobody.`);
  return candidate;
};

const seats = 2;

const describeNeed = async (centre: Centre, plan: CompanyPlan, as: string) => {
  const { server, companies, trainings, byNeed, ledger } = centre;
  const training = trainings[companies.indexOf(plan) % trainings.length];
  if (!training) return;
  await server.call('POST /company/', {
    as,
    body: { ...companySheet(), name: plan.name, contact_phone: plan.phone },
  });
  const { body } = await server.call('POST /offers/', {
    as,
    body: { ...needFor(training), seats, tutor_email: plan.tutor ?? '' },
  });
  byNeed.set(body.id, plan);
  ledger.note('sheet', plan.email);
};

const passTest = async ({ server, ledger }: Centre, { email }: CompanyPlan, as: string) => {
  const { body } = await server.call('GET /offers/', { as });
  for (const { token } of body)
    await server.call('PUT /company_test/{token}/', { params: { token }, body: answers() });
  ledger.note('test', email);
};

/** Of those who wait the nearest is met, the next kept in mind, and one more told no; the rest wait on. */
const first = [
  { action: status.acceptedByCompany, what: 'yes' },
  { action: status.queued, what: 'queue' },
  { action: status.refusedByCompany, what: 'refuse' },
] as const;

const answerCandidates = async (
  centre: Centre,
  plan: CompanyPlan,
  as: string,
  matches: readonly Match[],
) => {
  const { server, ledger, clock } = centre;
  const waiting = matches.filter(
    (one) => one.status === status.pending && one.open_moves.length > 0,
  );
  for (const [index, { id }] of waiting.entries()) {
    const answer = plan.refusesAll ? first[2] : first[index];
    if (!answer) return;
    const candidate = candidateOf(centre, id).email;
    const { status: code } = await server.call('POST /matches/{id}/', {
      as,
      params: { id },
      body: { action: answer.action },
    });
    if (code !== 200) throw new Error(`Answering a candidate answered ${code}.`);
    ledger.note(answer.what, plan.email, candidate, { match: id });
    if (answer.what !== 'yes') continue;
    const moments = [6, 7].map((days) => momentIn(days, '10:30', clock.now()));
    const proposed = await server.call('POST /matches/{id}/meetings/', {
      as,
      params: { id },
      body: proposal(moments),
    });
    if (proposed.status !== 201) throw new Error(`Proposing answered ${proposed.status}.`);
    ledger.note('propose', plan.email, candidate, { match: id });
  }
};

const tellOutcomes = async (centre: Centre, { email }: CompanyPlan, as: string) => {
  const { server, ledger } = centre;
  const { body } = await server.call('GET /meetings/', { as, query: { when: 'past' } });
  for (const { id, match_id: match, open_moves: open, outcomes } of body) {
    if (!open.includes('report') || outcomes.company !== null) continue;
    await server.call('POST /meetings/{id}/outcome/', {
      as,
      params: { id },
      body: { outcome: 'held' },
    });
    ledger.note('held', email, candidateOf(centre, match).email, { match });
  }
};

const finalise = async (
  centre: Centre,
  { email }: CompanyPlan,
  as: string,
  matches: readonly Match[],
) => {
  for (const { id } of matches.filter((one) => one.may_finalise)) {
    const { status: code } = await centre.server.call('POST /contract/note/{matchId}/', {
      as,
      params: { matchId: id },
      body: completeContractSheet(),
    });
    if (code === 201)
      centre.ledger.note('place', email, candidateOf(centre, id).email, { match: id });
  }
};

export const actAsCompany = async (
  centre: Centre,
  plan: CompanyPlan,
  as: string,
): Promise<void> => {
  if (plan.sheet === today(centre)) await describeNeed(centre, plan, as);
  if (plan.test === today(centre)) await passTest(centre, plan, as);
  if (!plan.answers.includes(today(centre))) return;
  const matches = async () => (await centre.server.call('GET /matches/', { as })).body;
  await finalise(centre, plan, as, await matches());
  await tellOutcomes(centre, plan, as);
  // The last seat may have been taken meanwhile.
  await answerCandidates(centre, plan, as, await matches());
};
