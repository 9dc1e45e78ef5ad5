import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../handler.ts';
import { findAccount } from '../accounts/index.ts';
import { addLink, existingProgrammes } from './programme-queries.ts';

export const linkProgramme: Handler<'POST /formationlink/', 'db'> = ({ db }, { body, auditLog }) =>
  db.transaction(async (tx) => {
    const manager = await findAccount(tx, body.manager);
    const programmes = await existingProgrammes(tx, [body.formation]);
    const fields = {
      ...(manager?.kind === 'staff' ? {} : { manager: 'Ce responsable n’existe plus.' }),
      ...(programmes.size > 0 ? {} : { formation: 'Cette formation n’existe plus.' }),
    };
    if (Object.keys(fields).length > 0) throw new Failure('invalid_input', { fields });
    await auditLog.changed(tx, { accounts: [body.manager] });
    const id = await addLink(tx, { managerId: body.manager, programmeId: body.formation });
    return { id, manager: body.manager, formation: body.formation };
  });
