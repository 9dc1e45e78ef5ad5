import {
  isSignatureKey,
  signatoryAsked,
  type AskedKey,
} from '@tandem/domain/contracts/part-links/asked';
import { partAsksAnHour, partLinkExpiry } from '@tandem/domain/contracts/part-links/part-link';
import { Failure } from '@tandem/domain/errors';
import type { Pair } from '@tandem/domain/matches/match';
import { requireOwnPace } from '../../../platform/audit-log/own-pace.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import type { Writes } from '../../../platform/database/database.ts';
import { links } from '../../../platform/mail/links.ts';
import { aboutPair } from '../../../platform/messages/about.ts';
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts';
import type { NewMessage } from '../../../platform/messages/message-queries.ts';
import { hashToken, makeSecretToken } from '../../../platform/security/tokens.ts';
import { Reply } from '../../../platform/http/call.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Handler } from '../../handler.ts';
import { lockOwnMatch, partiesOf, type MatchRow } from '../../matches/index.ts';
import { requireOpenSession } from '../../programmes/index.ts';
import type { Services } from '../../services.ts';
import { lockKey } from '../../../platform/database/key-lock.ts';
import { requireFileReader } from '../file/file-access.ts';
import { openContractFile, type ContractFile } from '../unseal-contract-sheet.ts';
import { askingMail, askingSms, type Asking } from './messages.ts';
import { findOpenSignature } from '../signing/open-signature.ts';
import {
  addPartLink,
  deletePartLink,
  findPartLinksOf,
  renewPartLink,
  type NewPartLink,
} from './part-link-queries.ts';
import { isPartOpen, readFileTitle } from './part-reader.ts';
import { noteWholeParts } from './whole-parts.ts';
import { isSameReader, openContact, sealContact, type Contact } from './sealed-contact.ts';

/** Nobody is asked for a part of a file in which nothing can be written any more, or to sign what cannot be signed now. */
const requireAskable = async (
  services: Pick<Services, 'now' | 'vault'>,
  tx: Writes,
  match: MatchRow,
  asked: AskedKey,
): Promise<{ amendment: number | null; file: ContractFile | null }> => {
  if (isSignatureKey(asked)) {
    const open = await findOpenSignature(services, tx, match, signatoryAsked(asked));
    if (!open) throw new Failure('move_closed', { data: { status: match.status } });
    return { amendment: open.amendment?.number ?? null, file: null };
  }
  const file = await openContractFile(services, tx, pairOfRow(match));
  if (!file?.finalisedAt) await requireOpenSession(tx, match.session_id);
  if (!(await isPartOpen(tx, match)))
    throw new Failure('move_closed', { data: { status: match.status } });
  return { amendment: null, file };
};

/** One link a part. Whoever is asked again finds what they wrote; anybody else begins anew. */
const giveLink = async (
  services: Pick<Services, 'vault'>,
  tx: Writes,
  { pair, party, contact }: { pair: Pair; party: AskedKey; contact: Contact },
  link: Omit<NewPartLink, 'sealed' | 'remindedAt'>,
): Promise<{ isReminder: boolean }> => {
  await lockKey(tx, 'to seal');
  const fresh = { ...link, remindedAt: null, sealed: sealContact(services, pair, party, contact) };
  const former = (await findPartLinksOf(tx, pair)).find((one) => one.party === party);
  const isSame = former?.amendment === link.amendment;
  if (former && isSame && isSameReader(openContact(services, pair, former), contact)) {
    const isReminder = former.done_at === null;
    const times = { askedAt: former.asked_at, remindedAt: link.askedAt };
    await renewPartLink(tx, former.id, { ...fresh, ...(isReminder && times) });
    return { isReminder };
  }
  await deletePartLink(tx, pair, party);
  await addPartLink(tx, pair, party, fresh);
  return { isReminder: false };
};

const messagesFor = ({ email, phone }: Contact, pair: Pair, asked: Asking): NewMessage[] => {
  const about = aboutPair(pair);
  return [
    ...(email === null
      ? []
      : [{ channel: 'mail' as const, recipient: email, ...askingMail(asked), about }]),
    ...(phone === null
      ? []
      : [
          {
            channel: 'sms' as const,
            recipient: phone,
            subject: '',
            text: askingSms(asked),
            html: null,
            about,
          },
        ]),
  ];
};

export const askForPart: Handler<
  'POST /contract/file/{matchId}/parts/{party}/',
  'config' | 'db' | 'jobs' | 'now' | 'vault'
> = async (services, { actor, params: { matchId, party }, body, auditLog }) => {
  const { config, db, now } = services;
  const { way, name, phone } = body;
  const contact: Contact = { name, email: body.email ?? null, phone, isSent: way === 'mail' };
  if (way === 'mail' && contact.email === null && phone === null)
    throw new Failure('invalid_input', {
      fields: { email: 'Donnez une adresse e-mail ou un numéro de téléphone.' },
    });
  const token = makeSecretToken();
  const link = links(config).absolute(
    `/contrat/${isSignatureKey(party) ? 'signature' : 'partie'}/${token}`,
  );
  const askedAt = now();
  const expiresAt = partLinkExpiry(askedAt);
  await db.transaction(async (tx) => {
    const match = requireFileReader(actor, await lockOwnMatch(tx, actor, matchId));
    // Each ask is a mail to an address that only the company knows: nobody sends them by the hundred.
    await requireOwnPace(tx, actor, {
      auditAction: 'ask_contract_part',
      anHour: partAsksAnHour,
      now: askedAt,
    });
    const { amendment, file } = await requireAskable(services, tx, match, party);
    const pair = pairOfRow(match);
    const { isReminder } = await giveLink(
      services,
      tx,
      { pair, party, contact },
      { amendment, tokenHash: hashToken(token), askedBy: actor.kind, askedAt, expiresAt },
    );
    if (file) await noteWholeParts(services, tx, pair, file);
    if (way === 'mail') {
      const title = orNotFound(await readFileTitle(tx, pair));
      const asked = {
        asked: party,
        amendment,
        name: name ?? '',
        ...title,
        link,
        expiresAt,
        isReminder,
      };
      await enqueueMessages(services, tx, messagesFor(contact, pair, asked));
    }
    await auditLog.changed(tx, partiesOf(match));
  });
  const answer = { link: way === 'link' ? link : null, expires_at: expiresAt.toISOString() };
  return new Reply(answer, { status: 201 });
};

/** Also where the file is closed: what is withdrawn stays withdrawn when it opens again. */
export const withdrawPart: Handler<'DELETE /contract/file/{matchId}/parts/{party}/', 'db'> = (
  { db },
  { actor, params: { matchId, party }, auditLog },
) =>
  db.transaction(async (tx) => {
    const match = requireFileReader(actor, await lockOwnMatch(tx, actor, matchId));
    orNotFound((await deletePartLink(tx, pairOfRow(match), party)) || null);
    await auditLog.changed(tx, partiesOf(match));
    return undefined;
  });
