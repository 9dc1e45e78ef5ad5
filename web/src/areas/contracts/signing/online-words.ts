import { isOnlineOpen } from '@tandem/domain/contracts/signing/online';
import type { Signatory } from '@tandem/domain/contracts/signing/signatories';
import { formatMoment } from '../../../platform/format/dates.ts';
import type { FileProgressAnswer } from './file-progress.ts';
import { onlineMessages as messages } from './online-messages.ts';

type Request = FileProgressAnswer['online']['request'];

export type OnlineSigner = NonNullable<Request>['signatories'][number];

/** Where somebody stands in what is signed online; of what is over, only a refusal still says something. */
export const signerIn = (request: Request, signatory: Signatory): OnlineSigner | null => {
  const found = request?.signatories.find((one) => one.signatory === signatory);
  if (!request || !found) return null;
  return isOnlineOpen(request.state) || found.state === 'rejected' ? found : null;
};

/** How they stand, since when, and when they were last reminded. */
export const onlineWords = ({ state, since, reminded_at: remindedAt }: OnlineSigner): string =>
  [
    messages.since(messages.ofSigner[state], since && formatMoment(since)),
    remindedAt && messages.remindedAt(formatMoment(remindedAt)),
  ]
    .filter(Boolean)
    .join('. ');
