import { deliveredTemplate } from '@tandem/domain/contracts/agreement/delivered-template';
import type { Handler } from '../../handler.ts';
import { findTemplate, type SavedTemplate } from './template-queries.ts';

export const templateRecord = (saved: SavedTemplate | undefined) => ({
  text: saved?.content ?? deliveredTemplate,
  saved_at: saved?.saved_at.toISOString() ?? null,
});

export const readAgreementTemplate: Handler<'GET /contract/agreement-template/', 'db'> = async ({
  db,
}) => templateRecord(await findTemplate(db.read));
