import { pairOf, status } from '@tandem/domain/matches/match';
import { answers, sheetFor } from '../../fixtures/candidate-payloads.ts';
import { makePdf } from '../../pdf.ts';
import type { CandidatePlan, CompanyPlan } from './centre-people.ts';
import { today, type Centre } from './centre.ts';

const resume = { resume: makePdf(['Développeuse web', 'TypeScript']) };

const companyOf = ({ byNeed }: Centre, matchId: number): CompanyPlan => {
  const company = byNeed.get(pairOf(matchId)?.needId ?? 0);
  if (!company) throw new Error(`Nobody owns the need of match ${matchId}.`);
  return company;
};

/** Takes the first moment that is proposed and still to come. */
const takeMoments = async (centre: Centre, { email }: CandidatePlan, as: string) => {
  const { server, ledger } = centre;
  const { body } = await server.call('GET /meetings/', { as, query: { when: 'coming' } });
  for (const { id, match_id: match, waits_for: waitsFor, moments } of body) {
    const at = moments.find((one) => !one.taken && new Date(one.at) > centre.clock.now())?.at;
    if (waitsFor !== 'applicant' || at === undefined) continue;
    const { status: code } = await server.call('POST /meetings/{id}/take/', {
      as,
      params: { id },
      body: { moment: at },
    });
    // Taken an instant ago, with somebody else.
    if (code === 409) continue;
    if (code !== 200) throw new Error(`Taking a moment answered ${code}.`);
    ledger.note('take', email, companyOf(centre, match).email, { match, starts: new Date(at) });
  }
};

/** Whoever has met a company that said yes answers it; the others are answered when there was time to meet. */
const answerYeses = async (centre: Centre, plan: CandidatePlan, as: string) => {
  const { server, ledger } = centre;
  const { body } = await server.call('GET /matches/', { as });
  for (const { id, status: stands, open_moves: open } of body) {
    if (stands !== status.acceptedByCompany || !open.includes(status.fullyAccepted)) continue;
    const company = companyOf(centre, id);
    const hasMet = ledger.deeds.some((one) => one.what === 'held' && one.match === id);
    const agrees = plan.says === 'yes' && hasMet;
    if (plan.says === 'yes' && !hasMet) continue;
    const action = agrees ? status.fullyAccepted : status.refusedByCandidate;
    const { status: code } = await server.call('POST /matches/{id}/', {
      as,
      params: { id },
      body: { action },
    });
    if (code !== 200) throw new Error(`Answering a company answered ${code}.`);
    ledger.note(agrees ? 'agree' : 'decline', plan.email, company.email, { match: id });
  }
};

export const actAsCandidate = async (
  centre: Centre,
  plan: CandidatePlan,
  as: string,
): Promise<void> => {
  const { server, ledger, trainings, candidates, byCandidate } = centre;
  const training = trainings[candidates.indexOf(plan) % trainings.length];
  if (plan.sheet === today(centre) && training) {
    const { body } = await server.call('POST /applicants/registration/', {
      as,
      body: { ...sheetFor(training), phone: plan.phone, kilometers_away: -1 },
      files: resume,
    });
    byCandidate.set(body.id ?? 0, plan);
    ledger.note('sheet', plan.email);
  }
  if (plan.test === today(centre)) {
    await server.call('POST /applicant_test/', { as, body: answers() });
    ledger.note('test', plan.email);
  }
  if (!plan.answers.includes(today(centre))) return;
  await takeMoments(centre, plan, as);
  await answerYeses(centre, plan, as);
};
