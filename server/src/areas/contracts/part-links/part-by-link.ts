import { parisClock } from '@tandem/domain/calendar/paris-time';
import { partFaults } from '@tandem/domain/contracts/part-links/part-faults';
import type { PartReader } from '@tandem/domain/contracts/part-links/part-view';
import { contextOn } from '@tandem/domain/contracts/rules/rule';
import { Failure } from '@tandem/domain/errors';
import { matchId } from '@tandem/domain/matches/match';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import { aboutPair } from '../../../platform/messages/about.ts';
import type { Handler } from '../../handler.ts';
import { notifyCompany } from '../../companies/index.ts';
import { partiesOf } from '../../matches/index.ts';
import { doneNotice } from './messages.ts';
import { isOwnLink } from './own-reader.ts';
import { notePartLink, type PartLinkRow } from './part-link-queries.ts';
import type { PartyKey } from '@tandem/domain/contracts/part-links/parties';
import { readPart, savePart } from './part-reader.ts';
import { withPartLink } from './require-part-link.ts';

const readerOf = (link: PartLinkRow, party: PartyKey): PartReader => ({ party, linkId: link.id });

/** The audit log tells of the first time that a link is opened; then of what is written with it. */
export const readPartByLink: Handler<
  'GET /contract/part-links/{token}/',
  'db' | 'now' | 'vault'
> = (services, { params: { token }, host, auditLog }) =>
  withPartLink(services, { token, host }, async (tx, { link, match, asked: party }) => {
    if (link.opened_at === null) {
      await notePartLink(tx, link.id, { opened_at: services.now() });
      await auditLog.changed(tx, partiesOf(match));
    }
    return readPart(services, tx, match, readerOf(link, party), {
      isCandidate: await isOwnLink(services, tx, link),
    });
  });

export const savePartByLink: Handler<
  'PUT /contract/part-links/{token}/',
  'db' | 'now' | 'vault'
> = (services, { params: { token }, body: { changes }, host, auditLog }) =>
  withPartLink(services, { token, host }, async (tx, { link, match, asked: party }) => {
    const saved = await savePart(services, tx, match, readerOf(link, party), {
      by: party,
      changes,
      auditLog,
    });
    if (saved.saved.length > 0) await notePartLink(tx, link.id, { written_at: services.now() });
    return saved;
  });

/** The part is whole, and its link opens nothing any more: to change something, its reader asks for another. */
export const finishPart: Handler<
  'POST /contract/part-links/{token}/done/',
  'db' | 'now' | 'vault'
> = (services, { params: { token }, host, auditLog }) =>
  withPartLink(services, { token, host }, async (tx, { link, match, asked: party }) => {
    const part = await readPart(services, tx, match, readerOf(link, party), { isCandidate: false });
    const context = contextOn(parisClock(services.now()).day);
    const fields = partFaults(party, part, part.contract_kind, context);
    if (Object.keys(fields).length > 0) throw new Failure('invalid_input', { fields });
    await notePartLink(tx, link.id, { done_at: services.now() });
    const pair = pairOfRow(match);
    await notifyCompany(services, tx, match.company_id, {
      ...doneNotice(party, null, { ...part, link: `/company/contract/${matchId(pair)}` }),
      about: aboutPair(pair),
    });
    await auditLog.changed(tx, partiesOf(match));
    return { message: 'Merci, votre partie est enregistrée.' };
  });
