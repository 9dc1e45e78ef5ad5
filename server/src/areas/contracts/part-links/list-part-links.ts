import { partStateOf } from '@tandem/domain/contracts/part-links/part-link';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import type { Handler } from '../../handler.ts';
import { findOwnMatch, partiesOf } from '../../matches/index.ts';
import { requireFileReader } from '../file/file-access.ts';
import { findPartLinksOf } from './part-link-queries.ts';
import { openContact, type Contact } from './sealed-contact.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const reachedBy = ({ name, email, phone }: Contact) => ({ name, email, phone });

export const listPartLinks: Handler<
  'GET /contract/file/{matchId}/parts/',
  'db' | 'now' | 'vault'
> = async (services, { actor, params, auditLog }) => {
  const { read } = services.db;
  const match = requireFileReader(actor, await findOwnMatch(read, actor, params.matchId));
  const pair = pairOfRow(match);
  await auditLog.saw(partiesOf(match));
  const rows = await findPartLinksOf(read, pair);
  return {
    parts: rows.map((row) => ({
      party: row.party,
      amendment: row.amendment,
      ...reachedBy(openContact(services, pair, row)),
      asked_by: row.asked_by,
      asked_at: row.asked_at.toISOString(),
      reminded_at: iso(row.reminded_at),
      expires_at: row.expires_at.toISOString(),
      opened_at: iso(row.opened_at),
      written_at: iso(row.written_at),
      whole_at: iso(row.whole_at),
      done_at: iso(row.done_at),
      state: partStateOf(
        {
          expiresAt: row.expires_at,
          openedAt: row.opened_at,
          writtenAt: row.written_at,
          wholeAt: row.whole_at,
          doneAt: row.done_at,
        },
        services.now(),
      ),
    })),
  };
};
