import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { exampleValues } from '@tandem/domain/contracts/agreement/example';
import { filledFields } from '@tandem/domain/contracts/official-form/form-mapping';
import type { FileValues } from '@tandem/domain/contracts/rules/rule';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import { fileDownload } from '../../../platform/http/call.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Handler } from '../../handler.ts';
import { findOwnMatch } from '../../matches/index.ts';
import type { Services } from '../../services.ts';
import { requireNumberReader } from '../file/file-access.ts';
import { findFigures } from '../figures/figure-queries.ts';
import { openVersion } from '../amendments/open-version.ts';
import { findForm, formKindOf, type FormRow } from './form-queries.ts';

const fill = async (
  { db, files, pdf }: Pick<Services, 'db' | 'files' | 'pdf'>,
  form: FormRow,
  { values, person }: { values: FileValues; person: string },
): Promise<Buffer> => {
  const stored = orNotFound(await files.read(form.name));
  const blank = await buffer(stored.stream);
  const filled = { values, figures: await findFigures(db.read) };
  return pdf.fillForm(blank, filledFields(form.fields, form.rules, filled), person);
};

const download = (page: Buffer, name: string) =>
  fileDownload({
    stream: Readable.from([page]),
    size: page.length,
    name,
    contentType: 'application/pdf',
  });

/** The form as its rules fill it for an invented file. */
export const fillExample: Handler<
  'GET /contract/official-forms/{kind}/example/',
  'db' | 'files' | 'pdf'
> = async (services, { actor, params: { kind } }) => {
  const form = orNotFound(await findForm(services.db.read, kind));
  const values = { ...exampleValues, contract_kind: kind };
  const page = await fill(services, form, { values, person: `account ${actor.accountId}` });
  return download(page, 'exemple-de-formulaire.pdf');
};

/** Nothing is there where nobody has said what fills the form. */
export const downloadOfficialForm: Handler<
  'GET /contract/file/{matchId}/official-form/',
  'db' | 'files' | 'now' | 'pdf' | 'vault'
> = async (services, { actor, params, query, auditLog }) => {
  const { read } = services.db;
  const match = requireNumberReader(actor, await findOwnMatch(read, actor, params.matchId));
  const pair = pairOfRow(match);
  const { values } = await openVersion(services, read, pair, query.version);
  const found = await findForm(read, formKindOf(values));
  const form = orNotFound(found && found.rules.length > 0 ? found : null);
  await auditLog.saw({ applicants: [pair.candidateId], companies: [match.company_id] });
  const page = await fill(services, form, { values, person: `account ${actor.accountId}` });
  return download(page, `formulaire-officiel-${params.matchId}.pdf`);
};
