import type { Services } from '../areas/services.ts';
import { hashPassword } from '../platform/security/passwords/passwords.ts';
import {
  beginFollowUp,
  dateMatches,
  findPlacedCandidates,
  readNotificationsBefore,
  settleMessages,
} from './write/demo-queries.ts';
import { addRun } from '../scoring/runs/run-queries.ts';
import { findMatchingSettings } from '../scoring/settings/matching-settings-queries.ts';
import { deleteStale } from '../areas/privacy/index.ts';
import { rescore } from '../scoring/live/rescore.ts';
import { runMatching } from '../scoring/runs/run-matching.ts';
import { arrivals } from './play/arrivals.ts';
import { day } from './calendar.ts';
import { carryOverSome } from './play/carry-over-some.ts';
import { closeSomeNeeds } from './play/closed-needs.ts';
import { planForum } from './play/forum.ts';
import { planMoves } from './play/moves.ts';
import { playAll, servicesAt } from './play/in-the-past.ts';
import type { DemoPlan } from './plan/plan.ts';
import { planDemo } from './plan/plan-demo.ts';
import { putSomeOff } from './play/put-off.ts';
import { seededRandom } from './random.ts';
import { chooseShowcase, type Showcase } from './play/showcase.ts';
import { storeResumes } from './write/store-resumes.ts';
import { writeNotes } from './write/write-notes.ts';
import { writeAccounts } from './write/write-accounts.ts';
import { writeSheets } from './write/write-sheets.ts';
import {
  addSuperuser,
  closePreviousYear,
  writeManagers,
  writeTraining,
} from './write/write-training.ts';
import type { Written } from './write/written.ts';

export interface DemoOptions {
  /** The same seed makes the same people, texts and days before now. */
  seed: string;
  candidates: number;
  superuser: string;
  /** Of every account. */
  password: string;
}

export const defaultDemo: DemoOptions = {
  seed: 'Tandem',
  candidates: 200,
  superuser: 'direction@centre.exemple.fr',
  password: 'Tandem-2026!',
};

const refusal = '550 5.1.1 Adresse inconnue';

const writeAll = async (
  services: Services,
  plan: DemoPlan,
  { seed, superuser, password }: DemoOptions,
): Promise<Written> => {
  const { db, now } = services;
  const [passwordHash, resumes] = await Promise.all([
    hashPassword(password),
    storeResumes(services, plan.candidates, seededRandom(`${seed}/files`)),
  ]);
  return db.transaction(async (tx) => {
    const at = new Date(now().getTime() - 450 * day);
    const superuserId = await addSuperuser(tx, superuser, passwordHash, at);
    const training = await writeTraining(tx, now());
    const managers = await writeManagers(tx, plan.managers, passwordHash, training.formations);
    const accounts = await writeAccounts(tx, plan, passwordHash);
    const written = { superuserId, managers, accounts, ...training };
    return { ...written, offers: await writeSheets(services, tx, plan, { ...written, resumes }) };
  });
};

const match = async (services: Services, superuserId: number): Promise<void> => {
  const { db, now } = services;
  const runId = await db.transaction(async (tx) =>
    addRun(tx, { requestedBy: superuserId, at: now(), settings: await findMatchingSettings(tx) }),
  );
  if (runId === null) throw new Error('The matching is running already.');
  await runMatching(services, { runId }, { isLastAttempt: true });
  await db.transaction(dateMatches);
};

/** Nobody placed is offered to anybody: what the queue would have done by then. */
const forgetPairsOfPlaced = async (services: Services): Promise<void> => {
  const now = servicesAt(services, services.now());
  for (const candidateId of await findPlacedCandidates(services.db.read))
    await rescore(now, { candidateId });
};

const isRefused = ({ arrival }: { arrival: { isRefused: boolean } }): boolean => arrival.isRefused;

/** Nothing of the past is sent; what nobody would keep any longer is thrown away, as every night. */
const settle = async ({ db, now }: Services, plan: DemoPlan): Promise<void> => {
  const refused = [...plan.candidates, ...plan.invitedCompanies].filter(isRefused);
  await db.transaction(async (tx) => {
    const addresses = refused.map(({ email }) => email);
    await settleMessages(tx, addresses, refusal);
    await beginFollowUp(tx, new Date(now().getTime() - 20 * day));
    await readNotificationsBefore(tx, new Date(now().getTime() - 8 * day));
    await deleteStale(tx, now());
  });
};

/** Fills an empty database with the lifelike data set; answers the accounts that show it best. */
export const fillDemo = async (services: Services, options: DemoOptions): Promise<Showcase> => {
  const plan = planDemo(options.seed, services.now(), options.candidates);
  const written = await writeAll(services, plan, options);
  await match(services, written.superuserId);
  const random = seededRandom(`${options.seed}/moves`);
  const { moves, happenings } = await planMoves(services, plan, written, random);
  await playAll(services, [...arrivals(plan, written), ...happenings]);
  await forgetPairsOfPlaced(services);
  await closePreviousYear(services, written);
  await carryOverSome(services, written);
  const showcase = chooseShowcase(plan, moves, options);
  await putSomeOff(services, plan, written, { moves, showcase });
  await closeSomeNeeds(services, plan, written, {
    moves,
    showcase,
    random: seededRandom(`${options.seed}/closings`),
  });
  await planForum(services, plan, written, {
    showcase,
    random: seededRandom(`${options.seed}/forum`),
  });
  await services.db.transaction((tx) =>
    writeNotes(tx, written, services.now(), seededRandom(`${options.seed}/notes`)),
  );
  await settle(services, plan);
  return showcase;
};
