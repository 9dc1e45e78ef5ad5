import { sightOf } from '@tandem/domain/accounts/access';
import { pageOfList } from '../../platform/http/call.ts';
import { sideBySide } from '../../platform/database/database.ts';
import type { Handler } from '../handler.ts';
import { countBreaks } from '../enrolments/index.ts';
import { findProgrammes } from '../programmes/index.ts';

const none = { broken: 0, withinTrial: 0, placedAgain: 0 };

export const listBreaks: Handler<'GET /formation-statistics/enrolments/', 'db'> = async (
  { db },
  { actor, query },
) => {
  const [programmes, counts] = await sideBySide(
    db.read,
    () => findProgrammes(db.read),
    () => countBreaks(db.read, query.session ?? null),
  );
  const byProgramme = new Map(counts.map((one) => [one.programmeId, one]));
  const sight = sightOf(actor);
  const shown = programmes.filter(({ id }) => sight === null || sight.includes(id));
  const rows = shown.map(({ id, name }) => {
    const { broken, withinTrial, placedAgain } = byProgramme.get(id) ?? none;
    return {
      formation_id: id,
      formation: name,
      broken,
      within_trial: withinTrial,
      placed_again: placedAgain,
    };
  });
  return pageOfList(rows, query);
};
