import { seesAll, sightOf, type Actor } from '@tandem/domain/accounts/access';
import { Failure } from '@tandem/domain/errors';
import { needChangeLines } from '@tandem/domain/needs/need-changes';
import type { Handler } from '../../handler.ts';
import { lockMovableNeed } from '../states/lock-movable-need.ts';
import { changeNeed, type ChangedNeed } from './change-need.ts';
import { tellCorrection } from './tell-correction.ts';

const othersProgramme =
  'Une formation que vous ne gérez pas ne peut être ni ajoutée ni retirée\u202F: voyez avec sa ou son responsable.';

const othersSession =
  'Ce besoin est aussi pour des formations que vous ne gérez pas\u202F: voyez avec leur responsable avant de changer sa session.';

/** Who sees some programmes alone decides about those alone. */
const requireOwnProgrammes = (actor: Actor, { before, after }: ChangedNeed): void => {
  const sight = sightOf(actor);
  if (sight === null) return;
  const moved = [
    ...before.formations_ids.filter((id) => !after.formations_ids.includes(id)),
    ...after.formations_ids.filter((id) => !before.formations_ids.includes(id)),
  ];
  if (moved.some((id) => !sight.includes(id)))
    throw new Failure('invalid_input', { fields: { formations_ids: othersProgramme } });
  // Its matches go along, those with candidates of other programmes too.
  if (before.session.id !== after.session.id && !seesAll(actor, before.formations_ids))
    throw new Failure('invalid_input', { fields: { session_id: othersSession } });
};

/** The staff change a need in the centre's name, as its company could; it is told what has changed. */
export const correctNeed: Handler<
  'PUT /offers/{id}/correction/',
  'communesApi' | 'config' | 'db' | 'jobs' | 'now' | 'places' | 'skillNames'
> = (services, { actor, params, body: { tell, ...body }, auditLog }) =>
  services.db.transaction(async (tx) => {
    const need = await lockMovableNeed(tx, actor, params.id);
    const changed = await changeNeed(services, tx, { actor, auditLog }, need, body);
    requireOwnProgrammes(actor, changed);
    const { before, after } = changed;
    const lines = needChangeLines(before, after);
    if (tell && lines.length > 0)
      await tellCorrection(services, tx, { needId: need.id, title: before.title, lines });
    return after;
  });
