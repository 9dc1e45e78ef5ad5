import { onlineSignersFault, type OnlineSigner } from '@tandem/domain/contracts/signing/online';
import { maySignFor, type Signatory } from '@tandem/domain/contracts/signing/signatories';
import { Failure } from '@tandem/domain/errors';
import type { Pair } from '@tandem/domain/matches/match';
import type { Writes } from '../../../platform/database/database.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import { Reply, type SignedInActor } from '../../../platform/http/call.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Handler } from '../../handler.ts';
import { findMatchParties, findOwnMatch, lockOwnMatch, partiesOf } from '../../matches/index.ts';
import type { MatchRow } from '../../matches/index.ts';
import type { Services } from '../../services.ts';
import { requireNumberReader } from '../file/file-access.ts';
import { fileProgress } from '../signing/file-progress.ts';
import { findSignable } from './find-signable.ts';
import { addRequest, countRequests, findOpenRequest } from './request-queries.ts';
import { sendRequest } from './send-request.ts';

const hourMs = 3_600_000;
/** Each is a mail to an address that somebody has typed. */
const requestsAnHour = 5;

type AskedSigner = Omit<OnlineSigner, 'email'> & { email?: string | null | undefined };

/** Whose signature is awaited, as far as the reader may hand it in: nobody signs for the centre by naming an address. */
const requireSigners = async (
  tx: Writes,
  pair: Pair,
  { awaited, actor }: { awaited: readonly Signatory[]; actor: SignedInActor },
  signers: readonly AskedSigner[],
): Promise<OnlineSigner[]> => {
  const open = awaited.filter((one) => maySignFor(one, actor.kind));
  const { candidate } = orNotFound(await findMatchParties(tx, pair));
  // Whoever asks does not choose where the candidate is written to.
  const reached = signers.map((one) =>
    one.signatory === 'candidate'
      ? { ...one, email: candidate.email ?? '' }
      : { ...one, email: one.email ?? '' },
  );
  const fault = onlineSignersFault(reached, open);
  if (fault !== null) throw new Failure('invalid_input', { fields: { signers: fault } });
  return reached;
};

type Needed = Pick<Services, 'now' | 'vault'>;

const openRequest = async (
  services: Needed,
  tx: Writes,
  { actor, match }: { actor: SignedInActor; match: MatchRow },
  asked: readonly AskedSigner[],
) => {
  const pair = pairOfRow(match);
  const { thing, awaited, ...of } = await findSignable(services, tx, match);
  if (await findOpenRequest(tx, pair)) throw new Failure('signing_open');
  const askedAt = services.now();
  if ((await countRequests(tx, pair, new Date(askedAt.getTime() - hourMs))) >= requestsAnHour)
    throw new Failure('too_many_changes');
  const signers = await requireSigners(tx, pair, { awaited, actor }, asked);
  const request = { ...of, askedBy: actor.kind, askedAt, signers };
  return { requestId: await addRequest(tx, pair, request), thing, signers };
};

/** What is asked stands before the service is: whatever happens on the way, it is known what may have left. */
export const askOnline: Handler<
  'POST /contract/file/{matchId}/online-signing/',
  'db' | 'esign' | 'log' | 'now' | 'vault'
> = async (services, { actor, params: { matchId }, body, auditLog }) => {
  const { db, esign } = services;
  const signing = orNotFound(esign);
  const opened = await db.transaction(async (tx) => {
    const match = requireNumberReader(actor, await lockOwnMatch(tx, actor, matchId));
    const found = await openRequest(services, tx, { actor, match }, body.signers);
    await auditLog.changed(tx, partiesOf(match));
    return found;
  });
  await sendRequest(services, signing, opened);
  const match = requireNumberReader(actor, await findOwnMatch(db.read, actor, matchId));
  return new Reply(await fileProgress(services, db.read, { actor, match }), { status: 201 });
};
