import { isOnlineOpen } from '@tandem/domain/contracts/signing/online';
import type { Signatory } from '@tandem/domain/contracts/signing/signatories';
import { formatMoment } from '../../../platform/format/dates.ts';
import type { FileProgressAnswer } from './file-progress.ts';
import { onlineMessages as messages } from './online-messages.ts';

type Request = FileProgressAnswer['online']['request'];

type Asked = NonNullable<Request>['signatories'][number];

/** One of those who were asked; `turn`: whoever signs before them has, so that the service has written to them. */
export type OnlineSigner = Asked & { turn: boolean };

const hasSigned = ({ state }: Asked): boolean => state === 'signed' || state === 'paper';

/** Where somebody stands in what is signed online; of what is over, only a refusal still says something. */
export const signerIn = (request: Request, signatory: Signatory): OnlineSigner | null => {
  const found = request?.signatories.find((one) => one.signatory === signatory);
  if (!request || !found) return null;
  if (!isOnlineOpen(request.state) && found.state !== 'rejected') return null;
  return { ...found, turn: request.signatories.find((one) => !hasSigned(one)) === found };
};

/** They can still sign online. */
export const isAwaited = ({ state }: OnlineSigner): boolean =>
  state === 'waiting' || state === 'opened';

/** How they stand, since when, and when they were last reminded. */
export const onlineWords = ({
  state,
  turn,
  since,
  reminded_at: remindedAt,
}: OnlineSigner): string =>
  [
    state === 'waiting' && !turn
      ? messages.later
      : messages.since(messages.ofSigner[state], since && formatMoment(since)),
    remindedAt && messages.remindedAt(formatMoment(remindedAt)),
  ]
    .filter(Boolean)
    .join('. ');
