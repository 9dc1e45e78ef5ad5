import { matchId } from '@tandem/domain/matches/match';
import type { Writes } from '../../../platform/database/database.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { aboutPair } from '../../../platform/messages/about.ts';
import { findMatchParties } from '../../matches/index.ts';
import { addNotifications, findCarers } from '../../notifications/index.ts';
import type { Services } from '../../services.ts';
import { onlineEnded } from './messages.ts';
import type { RequestRow } from './request-queries.ts';

/** Rings for the company and for who of the staff sees to the match, where somebody has refused at the service, or it was ended there. */
export const tellEnded = async (
  { now }: Pick<Services, 'now'>,
  tx: Writes,
  request: RequestRow,
  state: 'rejected' | 'cancelled',
): Promise<void> => {
  const pair = pairOfRow(request);
  const parties = orNotFound(await findMatchParties(tx, pair));
  const text = onlineEnded({ ...parties, state, isAmendment: request.amendment_id !== null });
  const about = aboutPair(pair);
  const carers = await findCarers(tx, pair);
  await addNotifications(
    tx,
    [
      { accountId: parties.company.id, text, link: `/company/contract/${matchId(pair)}`, about },
      ...carers.map(({ id: accountId }) => ({
        accountId,
        text,
        link: `/dashboard/contract/${matchId(pair)}`,
        about,
      })),
    ],
    now(),
  );
};
