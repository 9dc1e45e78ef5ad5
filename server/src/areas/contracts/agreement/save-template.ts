import { templateFault } from '@tandem/domain/contracts/agreement/template';
import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../../handler.ts';
import { templateRecord } from './read-template.ts';
import { findTemplate, writeTemplate } from './template-queries.ts';

/** Throws `invalid_input` where the text names what there is not. */
export const requireTemplate = (text: string): string => {
  const fault = templateFault(text);
  if (fault) throw new Failure('invalid_input', { fields: { text: fault } });
  return text;
};

const changed =
  'Ce modèle a été enregistré entre-temps, dans un autre onglet ou par quelqu’un d’autre. Copiez votre texte, puis rechargez la page.';

/** Refused where somebody else has saved since it was read. */
export const saveAgreementTemplate: Handler<
  'PUT /contract/agreement-template/',
  'db' | 'now'
> = async ({ db, now }, { actor, body: { text, seen } }) => {
  const content = requireTemplate(text);
  return db.transaction(async (tx) => {
    const before = templateRecord(await findTemplate(tx));
    if (before.saved_at !== seen && before.text !== content)
      throw new Failure('move_closed', { message: changed });
    const saved = { content, saved_at: now(), account_id: actor.accountId };
    await writeTemplate(tx, saved);
    return templateRecord(saved);
  });
};
