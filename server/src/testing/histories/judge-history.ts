import { status } from '@tandem/domain/matches/match';
import type { TestServer } from '../product/test-server.ts';
import type { Taken } from './take-step.ts';
import type { Event, Step } from './steps.ts';
import { isReached, takeSnapshot, toldSince, type Snapshot, type Told } from './snapshot.ts';
import { actors, pairOf, type ActorName, type World } from './world.ts';

interface Move {
  id: number;
  applicant_id: number;
  offer_id: number;
  from_status: number;
  to_status: number;
  moved_by: string;
  account_id: number | null;
  undoes: number | null;
  enrolment_step: string | null;
}

/** As the specification tells who may set what, from where; written out here, and not read from the product's own table. */
const allowed: Readonly<Record<string, Readonly<Record<number, readonly number[]>>>> = {
  company: { 0: [1, 2, -1], 1: [2, -1], 2: [1, -1], 3: [-1, 4] },
  applicant: { 0: [-2], 1: [3, -2], 2: [-2], 3: [-2] },
};

const isAllowed = ({ moved_by: by, from_status: from, to_status: to }: Move): boolean => {
  const own = allowed[by];
  if (own) return own[from]?.includes(to) ?? false;
  return from !== to && (to !== status.finalised || from === status.fullyAccepted);
};

const faultOfMove = (move: Move, earlier: Move | undefined): string | null => {
  if ((earlier?.to_status ?? status.pending) !== move.from_status)
    return 'does not start where the last one ended';
  if (move.enrolment_step !== null)
    return move.from_status === status.finalised && move.to_status === status.finalised
      ? null
      : 'tells of an enrolment that is none';
  if (move.undoes === null) return isAllowed(move) ? null : 'is not in the table';
  const isOwn =
    earlier?.id === move.undoes &&
    earlier.account_id === move.account_id &&
    earlier.from_status === move.to_status;
  return isOwn ? null : 'takes back what is not the last answer of its own';
};

const movesSince = async (
  { services }: TestServer,
  { needIds }: World,
  id: number,
): Promise<string[]> => {
  const { rows } = await services.db.pool.query<Move>(
    `select id, applicant_id, offer_id, from_status, to_status, moved_by, account_id, undoes,
       enrolment_step from match_moves where offer_id = any($1) order by id`,
    [needIds],
  );
  const last = new Map<string, Move>();
  const faults: string[] = [];
  for (const move of rows) {
    const pair = `${move.applicant_id} ${move.offer_id}`;
    const fault = move.id > id ? faultOfMove(move, last.get(pair)) : null;
    if (fault !== null) faults.push(`a move ${fault}: ${JSON.stringify(move)}`);
    last.set(pair, move);
  }
  return faults;
};

/** Nobody sits on two seats of a session, and no seat is taken twice. */
const seatFaults = async ({ services }: TestServer, { needIds }: World): Promise<string[]> => {
  const { rows } = await services.db.pool.query<{ fault: string }>(
    `with taken as (select applicant_id, offer_id from match_states
       where offer_id = any($1) and status = ${status.finalised} and broken_on is null)
     select 'need ' || offer_id || ' has more finalised matches than seats' as fault from taken
       join offers on id = offer_id group by offer_id, seats having count(*) > seats
     union all select 'candidate ' || applicant_id || ' is placed twice' from taken
       group by applicant_id having count(*) > 1`,
    [needIds],
  );
  return rows.map(({ fault }) => fault);
};

const changedKeys = (before: Snapshot, after: Snapshot): string[] =>
  [...new Set([...before.rows.keys(), ...after.rows.keys()])].filter(
    (key) => before.rows.get(key) !== after.rows.get(key),
  );

/** Whom a change concerns: both sides of a match; everybody whose match stands with a need that changed. */
const concerned = (world: World, keys: readonly string[]): Set<number> => {
  const { people, candidateIds, needIds, companyOf } = world;
  const accounts = new Set<number>();
  const add = (name: ActorName | undefined) => name && accounts.add(people[name].accountId);
  const addCandidate = (id: number) => add(actors[candidateIds.indexOf(id)]);
  for (const key of keys) {
    const [, candidate, need] = key.split(':');
    if (need !== '') add(companyOf[needIds.indexOf(Number(need))]);
    if (candidate !== '') addCandidate(Number(candidate));
    else for (const id of candidateIds) addCandidate(id);
    // What a deleted candidate leaves is told to those who had a match with them.
    if (need === '') for (const name of companyOf) add(name);
  }
  return accounts;
};

/**
 * What the staff record quietly is not told to the two whose match it is, but for a meeting that falls with it, or somebody would
 * go there; others may learn that a need is filled by it.
 */
const breaksQuiet = (
  world: World,
  step: Step,
  keys: readonly string[],
  { mails }: Told,
): boolean => {
  if (!('quiet' in step) || !step.quiet || step.by !== 'staff') return false;
  const { candidateId, needId } = pairOf(world, step.pair);
  if (keys.includes(`meetings:${candidateId}:${needId}`)) return false;
  const { people, candidateIds, needIds, companyOf } = world;
  const sides = [actors[candidateIds.indexOf(candidateId)], companyOf[needIds.indexOf(needId)]];
  return sides.some((side) => side !== undefined && isReached(people[side], mails));
};

/** Who answers a match knows what they answered. */
const tellsItself = (world: World, step: Step, { mails }: Told): boolean =>
  (step.kind === 'move' || step.kind === 'withdraw' || step.kind === 'undo') &&
  step.by !== 'staff' &&
  isReached(world.people[step.by], mails);

const mailFaults = (world: World, event: Event, keys: readonly string[], told: Told): string[] => {
  const { people } = world;
  const { mails, bells } = told;
  const reached = concerned(world, keys);
  const faults: string[] = [];
  for (const person of Object.values(people)) {
    const { accountId, email } = person;
    if (reached.has(accountId)) continue;
    if (isReached(person, mails)) faults.push(`a mail without cause to ${email}`);
    if (accountId !== people.staff.accountId && bells.includes(accountId))
      faults.push(`a line at the bell without cause for ${accountId}`);
  }
  const known = new Set(Object.values(people).flatMap(({ email, phone }) => [email, phone]));
  for (const mail of mails) if (!known.has(mail)) faults.push(`a mail to a stranger, ${mail}`);
  if (event.at === 'once' && breaksQuiet(world, event.step, keys, told))
    faults.push('a mail of what was recorded quietly');
  if (event.at === 'once' && tellsItself(world, event.step, told))
    faults.push('a mail to who did it');
  return faults;
};

/** A step on a match leaves the status of every other match as it is. */
const asideFaults = (world: World, event: Event, keys: readonly string[]): string[] => {
  if (event.at === 'same instant' || !('pair' in event.step)) return [];
  const { candidateId, needId } = pairOf(world, event.step.pair);
  return keys
    .filter(
      (key) => key.startsWith('match_states:') && key !== `match_states:${candidateId}:${needId}`,
    )
    .map((key) => `another match changed: ${key}`);
};

/** What is wrong with what has happened between two snapshots; nothing where all holds. */
export const faultsOf = async (
  server: TestServer,
  world: World,
  event: Event,
  taken: readonly Taken[],
  before: Snapshot,
): Promise<{ faults: string[]; after: Snapshot }> => {
  const after = await takeSnapshot(server, world);
  const told = await toldSince(server, before);
  const keys = changedKeys(before, after);
  const faults = taken
    .filter((one) => one.status >= 500)
    .map((one) => `status ${one.status} ${one.failure}`);
  if (keys.length > 0 && taken.every((one) => one.status >= 400))
    faults.push(`refused, and yet changed: ${keys.join(', ')}`);
  faults.push(
    ...(await movesSince(server, world, before.lastMove)),
    ...(await seatFaults(server, world)),
    ...mailFaults(world, event, keys, told),
    ...asideFaults(world, event, keys),
  );
  return { faults, after };
};
