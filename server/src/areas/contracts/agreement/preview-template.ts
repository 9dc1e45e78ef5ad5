import { Readable } from 'node:stream';
import { exampleValues } from '@tandem/domain/contracts/agreement/example';
import { fillTemplate } from '@tandem/domain/contracts/agreement/template';
import { fileDownload } from '../../../platform/http/call.ts';
import type { Handler } from '../../handler.ts';
import { requireTemplate } from './save-template.ts';

/** A template as it would come out for an invented file, saved or not. */
export const previewAgreement: Handler<
  'POST /contract/agreement-template/preview/',
  'now'
> = async ({ now }, { body: { text } }) => {
  const blocks = fillTemplate(requireTemplate(text), exampleValues);
  // Few calls need the fonts and what draws with them.
  const { drawAgreement } = await import('./draw-agreement.ts');
  const page = await drawAgreement(blocks, now());
  return fileDownload({
    stream: Readable.from([page]),
    size: page.length,
    name: 'exemple-de-convention.pdf',
    contentType: 'application/pdf',
  });
};
