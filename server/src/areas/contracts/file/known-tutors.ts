import { sightOf } from '@tandem/domain/accounts/access';
import type { Said } from '@tandem/domain/contracts/amendments/version';
import { toldOfTutor, whoIs, type KnownTutor } from '@tandem/domain/contracts/file/known-tutor';
import type { Pair } from '@tandem/domain/matches/match';
import type { Queries } from '../../../platform/database/database.ts';
import type { SignedInActor } from '../../../platform/http/call.ts';
import { findNeedsOf } from '../../needs/index.ts';
import type { Services } from '../../services.ts';
import { openLastFiles } from './last-files.ts';

/** Files and needs of a company that are looked through. */
const most = 60;

/** The tutor, or the second one, of whom a file tells under such names. */
const tutorIn = (values: Said, prefix: '' | 'second_' = ''): KnownTutor =>
  Object.fromEntries(
    toldOfTutor.flatMap((key) => {
      const value = values[`${prefix}${key}`];
      return value ? [[key, value]] : [];
    }),
  );

/**
 * Whom a company has named as a tutor before, in its finalised files and on its other needs, the last one first and each
 * once, with what stays with them. A manager who is held to some programmes is told of those of their needs alone.
 */
export const findKnownTutors = async (
  services: Pick<Services, 'vault'>,
  db: Queries,
  actor: SignedInActor,
  { companyId, needId }: Pick<Pair, 'needId'> & { companyId: number },
): Promise<KnownTutor[]> => {
  const sight = sightOf(actor);
  const { items: needs } = await findNeedsOf(db, companyId, { limit: most }, sight);
  const named = needs
    .filter(({ id }) => id !== needId)
    .map((need) =>
      tutorIn({
        supervisor_lastname: need.tutor_last_name ?? '',
        supervisor_firstname: need.tutor_first_name ?? '',
        supervisor_email: need.tutor_email ?? '',
        supervisor_phone: need.tutor_phone ?? '',
      }),
    );
  const files = await openLastFiles(services, db, companyId, { most, sight });
  const filed = files.flatMap((file) => [tutorIn(file), tutorIn(file, 'second_')]);
  const all = [...filed, ...named].filter((tutor) => tutor.supervisor_lastname);
  return all.filter(
    (tutor, index) => all.findIndex((other) => whoIs(other) === whoIs(tutor)) === index,
  );
};
