import { matchWaitKinds } from '@tandem/domain/follow-up/match-waits';
import { isZone } from '@tandem/domain/lists/zone';
import { z } from 'zod';
import { choice, id, integer, moment, optionalText, text, unlessEmpty } from '../fields/fields.ts';
import { typedStatus } from './match-id.ts';

const filterText = optionalText(200).optional();

/** What leaves matches out of the staff's lists of them. */
export const matchFilters = z.object({
  status: unlessEmpty(typedStatus.optional()),
  offer: filterText,
  company: filterText,
  firstName: filterText,
  lastName: filterText,
  /** Key or label. */
  contractType: filterText,
  /** Id or name. */
  formation: unlessEmpty(z.union([id, text(200)]).optional()),
  session: unlessEmpty(id.optional()),
  /** Words, each of which stands in what is known of the candidate or of the need; where none has them, a typing mistake is forgiven. */
  q: filterText,
  /** Who looks after the candidate or the company. */
  referent: unlessEmpty(id.optional()),
  /** Of the candidate or the company. */
  tag: filterText,
  /** Found from then on. */
  since: unlessEmpty(moment.optional()),
  /** What is waited for. */
  wait: unlessEmpty(choice(matchWaitKinds).optional()),
  /** From where the candidate or the company came to the centre. */
  source: filterText,
  /** A French commune within `km` of which the candidate looks or the need is, in a straight line. */
  place: filterText,
  km: unlessEmpty(integer(1, 1000).optional()),
  /** A department, `west,south,east,north` in degrees, or `sans-lieu`: where the candidate looks or the need is. */
  zone: filterText.refine((zone) => isZone(zone ?? ''), {
    error:
      'Zone illisible\u202f: un département («\u202f69\u202f»), «\u202fouest,sud,est,nord\u202f» en degrés, ou «\u202fsans-lieu\u202f».',
  }),
});
