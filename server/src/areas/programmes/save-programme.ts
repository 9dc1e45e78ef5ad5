import { Failure } from '@tandem/domain/errors';
import { Reply } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import { addProgramme, hasOtherProgramme, updateProgramme } from './programme-queries.ts';

const taken = () =>
  new Failure('name_taken', {
    message: 'Une formation de ce nom et de ce niveau existe déjà.',
    fields: { name: 'Une formation de ce nom et de ce niveau existe déjà.' },
  });

/** Adds a programme; with the id of one, changes it. */
export const saveProgramme: Handler<'POST /formations/', 'db'> = ({ db }, { body }) =>
  db.transaction(async (tx) => {
    const { id, name, level } = body;
    if (id === undefined) {
      const added = await addProgramme(tx, { name, level });
      if (added === null) throw taken();
      return { id: added, name, level };
    }
    if (await hasOtherProgramme(tx, { id, name, level })) throw taken();
    if (!(await updateProgramme(tx, { id, name, level }))) throw new Failure('not_found');
    return new Reply({ id, name, level }, { status: 200 });
  });
