import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../handler.ts';
import { addSession } from './programme-queries.ts';

export const createSession: Handler<'POST /sessions/', 'db'> = async ({ db }, { body }) => {
  const id = await addSession(db.read, body.name);
  if (id === null)
    throw new Failure('name_taken', {
      message: 'Une session de ce nom existe déjà.',
      fields: { name: 'Une session de ce nom existe déjà.' },
    });
  return { id, name: body.name };
};
