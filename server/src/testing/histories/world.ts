import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Pair } from '@tandem/domain/matches/match';
import { addProgramme } from '../../areas/programmes/programme-queries.ts';
import { addSession } from '../../areas/programmes/sessions/session-queries.ts';
import { addSignIn } from '../../areas/accounts/sign-in/sign-in-queries.ts';
import { addCandidate, addCompany, addNeed, drawing } from '../fixtures/by-rows.ts';
import { unique } from '../fixtures/by-calls.ts';
import { momentIn } from '../fixtures/moments.ts';
import type { TestServer } from '../product/test-server.ts';

/** Who takes part in a history, by what they are called in it. */
export const actors = [
  'candidate 0',
  'candidate 1',
  'candidate 2',
  'company 0',
  'company 1',
  'staff',
] as const;

export type ActorName = (typeof actors)[number];

export interface Actor {
  accountId: number;
  email: string;
  /** Where an SMS reaches them; of candidates alone. */
  phone: string | null;
  signInId: number;
}

/** Three candidates and three needs of two companies, the last with two seats, in a session of their own; all match. */
export interface World {
  people: Record<ActorName, Actor>;
  candidateIds: readonly number[];
  needIds: readonly number[];
  /** The company of each need. */
  companyOf: readonly ActorName[];
  /** Moments that are proposed for meetings. */
  moments: readonly string[];
}

export const pairOf = ({ candidateIds, needIds }: World, index: number): Pair => ({
  candidateId: candidateIds[index % candidateIds.length] ?? 0,
  needId: needIds[Math.floor(index / candidateIds.length) % needIds.length] ?? 0,
});

/** Registered people, as the rules of the database want them. */
const register = async (
  { services, dataDir }: TestServer,
  accountIds: readonly number[],
): Promise<void> => {
  const { pool } = services.db;
  await pool.query(`update accounts set password_hash = '$argon2id$v=19$none' where id = any($1)`, [
    accountIds,
  ]);
  await pool.query(
    `insert into invitations (account_id, token, expires_at, used_at)
     select id, uid::text, now(), now() from accounts where id = any($1)`,
    [accountIds],
  );
  await pool.query(
    "update applicants set phone = '+336' || to_char(account_id, 'fm00000000') where account_id = any($1)",
    [accountIds],
  );
  const { rows } = await pool.query<{ name: string }>(
    'select name from files where account_id = any($1)',
    [accountIds],
  );
  mkdirSync(path.join(dataDir, 'files'), { recursive: true });
  for (const { name } of rows) writeFileSync(path.join(dataDir, 'files', name), 'x');
};

const signedIn = async ({ services }: TestServer, accountId: number): Promise<Actor> => {
  const { db, now } = services;
  const signInId = await db.transaction((tx) =>
    addSignIn(tx, {
      accountId,
      refreshHash: unique('hash'),
      device: '',
      host: '',
      asksAgain: false,
      twoFactors: false,
      at: now(),
    }),
  );
  const { rows } = await db.pool.query<{ email: string; phone: string | null }>(
    `select email, p.phone from accounts left join applicants p on p.account_id = accounts.id
     where accounts.id = $1`,
    [accountId],
  );
  return { accountId, email: rows[0]?.email ?? '', phone: rows[0]?.phone ?? null, signInId };
};

const everyPairMatches = async (
  { services }: TestServer,
  candidateIds: readonly number[],
  needIds: readonly number[],
): Promise<void> => {
  await services.db.pool.query(
    `insert into match_scores
     select a, o, 700, 700, 700, 700, 700, now() from unnest($1::int[]) a, unnest($2::int[]) o`,
    [candidateIds, needIds],
  );
};

/** `staffId`: an account of the staff, which lives through all histories. */
export const makeWorld = async (server: TestServer, staffId: number): Promise<World> => {
  const { services } = server;
  const { db } = services;
  const draw = drawing(1);
  const sessionId = (await addSession(db.read, unique('Session '))) ?? 0;
  const programmeId =
    (await db.transaction((tx) => addProgramme(tx, { name: unique('BTS '), level: '5' }))) ?? 0;
  const where = { sessionId, programmeIds: [programmeId] };
  const candidates = [];
  for (let index = 0; index < 3; index += 1)
    candidates.push(await addCandidate(services, where, draw));
  const companies = [await addCompany(services, draw), await addCompany(services, draw)] as const;
  const [one, other] = companies;
  const needIds = [];
  for (const { companyId } of [one, other, one])
    needIds.push(await addNeed(services, companyId, where, draw));
  await db.pool.query('update offers set seats = 2 where id = $1', [needIds[2]]);
  const candidateIds = candidates.map(({ candidateId }) => candidateId);
  await everyPairMatches(server, candidateIds, needIds);
  const accountIds = [...candidates, ...companies].map(({ accountId }) => accountId);
  await register(server, accountIds);
  const entries: [ActorName, Actor][] = [];
  for (const [index, name] of actors.entries())
    entries.push([name, await signedIn(server, accountIds[index] ?? staffId)]);
  return {
    people: Object.fromEntries(entries) as Record<ActorName, Actor>,
    candidateIds,
    needIds,
    companyOf: ['company 0', 'company 1', 'company 0'],
    moments: [3, 4, 90].map((days) => momentIn(days, '10:00', services.now())),
  };
};
