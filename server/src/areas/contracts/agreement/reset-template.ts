import type { Handler } from '../../handler.ts';
import { templateRecord } from './read-template.ts';
import { deleteTemplate } from './template-queries.ts';

export const resetAgreementTemplate: Handler<'DELETE /contract/agreement-template/', 'db'> = ({
  db,
}) =>
  db.transaction(async (tx) => {
    await deleteTemplate(tx);
    return templateRecord(undefined);
  });
