import { fillTemplate } from '@tandem/domain/contracts/agreement/template';
import type { FileValues } from '@tandem/domain/contracts/rules/rule';
import type { Queries } from '../../../platform/database/database.ts';
import { templateRecord } from './read-template.ts';
import { findTemplate } from './template-queries.ts';

/** The training agreement of a file, by the centre's template, as a PDF file; it holds no social security number. */
export const makeAgreementPage = async (
  db: Queries,
  values: FileValues,
  madeAt: Date,
): Promise<Buffer> => {
  const { text } = templateRecord(await findTemplate(db));
  // Few calls need the fonts and what draws with them.
  const { drawAgreement } = await import('./draw-agreement.ts');
  return drawAgreement(fillTemplate(text, values), madeAt);
};
