import { remindMeetings } from '../../../areas/meetings/index.ts';
import { tellNight } from '../../../areas/needs/index.ts';
import { tellLateMove } from '../../../areas/matches/moves/tell-late-move.ts';
import { expireNeeds, runFollowUp } from '../../../areas/follow-up/index.ts';
import { password, signIn } from '../../fixtures/by-calls.ts';
import { settled } from '../../product/settled.ts';
import type { TestServer } from '../../product/test-server.ts';
import { actAsCandidate } from './act-as-candidate.ts';
import { actAsCompany } from './act-as-company.ts';
import { today, type Centre } from './centre.ts';
import type { CandidatePlan, CompanyPlan } from './centre-people.ts';

const invitationOf = async ({ services }: TestServer, email: string): Promise<string> => {
  const { token } = await services.db.read
    .selectFrom('invitations')
    .innerJoin('accounts', 'accounts.id', 'invitations.account_id')
    .select('token')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return token;
};

/** Whoever has registered asks to be told on the device at hand. */
const addDevice = async ({ server, push, devices }: Centre, email: string): Promise<void> => {
  const { token: as } = await signIn(server, email);
  const { body } = await server.call('GET /alerts/', { as });
  const browser = push.subscribe(body.public_key);
  devices.set(email, browser);
  await server.call('POST /alerts/devices/', { as, body: browser.subscription });
};

/** Creates the account on its day; from then on it is there. */
const isRegistered = async (
  centre: Centre,
  { email, register }: CandidatePlan | CompanyPlan,
): Promise<boolean> => {
  const day = today(centre);
  if (register === undefined || register > day) return false;
  if (register === day) {
    const body = { token: await invitationOf(centre.server, email), password };
    await centre.server.call('POST /user/register/', { body });
    centre.ledger.note('register', email);
    await addDevice(centre, email);
  }
  return true;
};

const hasSomethingToDo = (
  { sheet, test, answers }: CandidatePlan | CompanyPlan,
  day: number,
): boolean => sheet === day || test === day || answers.includes(day);

/** The staff hold back what would leave to a company on holiday, and let it go when it is back. */
const seeToHolidays = async ({ server, companies, staff, ...centre }: Centre): Promise<void> => {
  const day = today(centre);
  for (const { email, holiday } of companies) {
    if (!holiday?.includes(day)) continue;
    const { token: as } = await signIn(server, staff);
    const { id } = await server.services.db.read
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const body = { account_id: id, kind: null, held: day === holiday[0] };
    await server.call('PUT /follow-up/holds/', { as, body });
  }
};

/** What the clock does by itself in the product; what is asked for twice, as after a kill, leaves once. */
const runJobs = async (centre: Centre): Promise<void> => {
  const { services } = centre.server;
  const { rows } = await services.db.pool.query<{ id: number }>(
    `select id from match_moves
     where told_at is null and not quiet and moved_at <= $1::timestamptz - interval '10 minutes' order by id`,
    [services.now()],
  );
  for (const { id } of rows) await tellLateMove(services, { moveId: id });
  await remindMeetings(services);
  await tellNight(services);
  const told = await runFollowUp(services);
  if (told > 0 && (await runFollowUp(services)) !== 0) throw new Error('Something left twice.');
  await settled(centre.server, 'send-message');
};

const act = async (centre: Centre, plans: readonly (CandidatePlan | CompanyPlan)[]) => {
  for (const plan of plans) {
    if (plan.bounces === today(centre)) centre.mail.refuse(plan.email, 550);
    if (!(await isRegistered(centre, plan)) || !hasSomethingToDo(plan, today(centre))) continue;
    const { token } = await signIn(centre.server, plan.email);
    if (plan.side === 'applicant') await actAsCandidate(centre, plan, token);
    else await actAsCompany(centre, plan, token);
  }
  await settled(centre.server, 'rescore', 'refresh-formations', 'send-message');
};

/** Every third company sees to its candidates late in the evening. */
const isLate = ({ companies }: Centre, plan: CompanyPlan): boolean =>
  companies.indexOf(plan) % 3 === 0;

/** One day, from a quarter past eight in the morning to the next. */
const playDay = async (centre: Centre): Promise<void> => {
  const { clock, candidates, companies } = centre;
  await expireNeeds(centre.server.services);
  await runJobs(centre);
  clock.pass(1, 'hours');
  await seeToHolidays(centre);
  await runJobs(centre);
  clock.pass(1, 'hours');
  await act(centre, candidates);
  clock.pass(5, 'hours');
  await act(
    centre,
    companies.filter((one) => !isLate(centre, one)),
  );
  clock.pass(1, 'hours');
  await runJobs(centre);
  clock.pass(6, 'hours');
  await act(
    centre,
    companies.filter((one) => isLate(centre, one)),
  );
  clock.pass(1, 'hours');
  await runJobs(centre);
  clock.pass(9, 'hours');
};

export const playCentre = async (centre: Centre, days: number): Promise<void> => {
  for (let day = 0; day < days; day += 1) await playDay(centre);
};
