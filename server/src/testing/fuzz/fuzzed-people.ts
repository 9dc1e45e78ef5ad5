import type { Role } from '@tandem/domain/accounts/roles';
import { status } from '@tandem/domain/matches/match';
import type { Random } from '../../demo/random.ts';
import { answers, sheetFor } from '../fixtures/candidate-payloads.ts';
import { completeContractSheet } from '../fixtures/contracts/contract-sheet.ts';
import type { TestServer } from '../product/test-server.ts';
import {
  activeNeed,
  companySheet,
  completeCandidate,
  completeCompany,
  launch,
  needFor,
  someManager,
  someSuperuser,
  someTraining,
  type Person,
  type Training,
} from '../fixtures/by-calls.ts';
import { bystanderMark } from './judge.ts';
import { openPool, type Pool } from './pool.ts';

/** No request names it: whoever is not in this training never matches the bystanders. */
const bystanderProgramme = 900_000_001;

type Kind = Exclude<Role, 'visitor'>;

export interface People {
  pool: Pool;
  /** The access token of someone who may still call; a new person where the last one is gone. */
  accessOf(role: Role): Promise<string | undefined>;
  /** Whoever this token belongs to is signed in no more. */
  forget(access: string): void;
}

/** Two parties to a match whom nobody else may know of, and their records, which others will try to name. */
const addBystanders = async (
  server: TestServer,
  chief: Person,
  pool: Pool,
  secrets: Set<unknown>,
): Promise<void> => {
  const { pool: database } = server.services.db;
  const { rows } = await database.query<{ next: number }>(
    'select coalesce(max(id), 0)::int + 1 as next from formations',
  );
  const startIdsAt = (id: number) =>
    database.query(`alter table formations alter column id restart with ${id}`);
  await startIdsAt(bystanderProgramme);
  const training = await someTraining(server, chief);
  await startIdsAt(rows[0]?.next ?? 1);
  const mark = { first_name: bystanderMark, last_name: bystanderMark };
  const candidate = await completeCandidate(server, chief, training, { name: mark });
  const company = await completeCompany(server, chief, { name: bystanderMark });
  const need = await activeNeed(server, company, training, { title: bystanderMark });
  // Whoever holds the link of a test may open it, and the staff may read it.
  secrets.add(need.token);
  await launch(server, chief);
  const seen = await server.call('GET /matches/', { as: company.token });
  const id = seen.body[0]?.id;
  if (id === undefined) throw new Error('The bystanders do not match.');
  await server.call('POST /matches/{id}/', {
    as: company.token,
    params: { id },
    body: { action: status.acceptedByCompany },
  });
  const sheet = await server.call('GET /applicants/registration/', { as: candidate.token });
  const lists = await server.call('GET /sign-ins/', { as: candidate.token });
  pool.learn([need, seen.body, sheet.body, lists.body, { candidateId: candidate.id }]);
  pool.learn({ matchId: id, filename: sheet.body.resume?.split('/').at(-1) });
};

/** Somebody of every kind, two of each where they have records, and the bystanders. */
export const gatherPeople = async (server: TestServer, random: Random): Promise<People> => {
  const secrets = new Set<unknown>([bystanderProgramme]);
  const isSecret = (value: unknown): boolean =>
    secrets.has(value) || (typeof value === 'string' && value.includes(bystanderMark));
  const pool = openPool(random, isSecret);
  const chief = await someSuperuser(server);
  await addBystanders(server, chief, pool, secrets);
  const training = await someTraining(server, chief);
  for (const payload of [
    sheetFor(training),
    needFor(training),
    companySheet(),
    answers(),
    completeContractSheet(),
    { formation: training.programmeId, by: 'offer', phone: '+33 6 39 98 12 34' },
  ])
    pool.learn(payload);
  const signedIn = new Map<Kind, string[]>();
  const wanted: Record<Kind, number> = { applicant: 2, company: 2, staff: 1, superuser: 1 };
  const accessOf = async (role: Role): Promise<string | undefined> => {
    if (role === 'visitor') return undefined;
    const known = signedIn.get(role) ?? [];
    signedIn.set(role, known);
    if (known.length < wanted[role]) known.push(await arriveAtLast(server, role, training));
    return random.pick(known);
  };
  for (const kind of ['applicant', 'applicant', 'company', 'company'] as const)
    await accessOf(kind);
  await launch(server, chief);
  return {
    pool,
    accessOf,
    forget: (access) => {
      for (const [kind, known] of signedIn)
        signedIn.set(
          kind,
          known.filter((one) => one !== access),
        );
    },
  };
};

/** A new person of this kind, complete. */
const arrive = async (server: TestServer, kind: Kind, training: Training): Promise<string> => {
  const chief = await someSuperuser(server);
  if (kind === 'superuser') return chief.token;
  if (kind === 'staff') return (await someManager(server, chief)).token;
  if (kind === 'applicant') return (await completeCandidate(server, chief, training)).token;
  const company = await completeCompany(server, chief);
  await activeNeed(server, company, training);
  return company.token;
};

const arrivals = 5;

/** Requests that are under way may withdraw an invitation, or use it, before its owner does: then another one comes. */
const arriveAtLast = async (
  server: TestServer,
  kind: Kind,
  training: Training,
  left = arrivals,
): Promise<string> => {
  try {
    return await arrive(server, kind, training);
  } catch (error) {
    if (left <= 1) throw error;
    return arriveAtLast(server, kind, training, left - 1);
  }
};
