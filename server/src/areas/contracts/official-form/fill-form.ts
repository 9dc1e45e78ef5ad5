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

interface Filling {
  values: FileValues;
  /** For whom: each person's forms are filled in turn. */
  person: string;
}

/** Null where the blank form is gone. */
const fill = async (
  { db, files, pdf }: Pick<Services, 'db' | 'files' | 'pdf'>,
  form: FormRow,
  { values, person }: Filling,
): Promise<Buffer | null> => {
  const stored = await files.read(form.name);
  if (!stored) return null;
  const blank = await buffer(stored.stream);
  const filled = { values, figures: await findFigures(db.read) };
  return pdf.fillForm(blank, filledFields(form.fields, form.rules, filled), person);
};

/** The official form of a file; null where the centre has not given it, or nobody has said what fills it. */
export const makeFormPage = async (
  services: Pick<Services, 'db' | 'files' | 'pdf'>,
  filling: Filling,
): Promise<Buffer | null> => {
  const form = await findForm(services.db.read, formKindOf(filling.values));
  return form && form.rules.length > 0 ? fill(services, form, filling) : null;
};

const download = (made: Buffer | null, name: string) => {
  const page = orNotFound(made);
  return fileDownload({
    stream: Readable.from([page]),
    size: page.length,
    name,
    contentType: 'application/pdf',
  });
};

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

export const downloadOfficialForm: Handler<
  'GET /contract/file/{matchId}/official-form/',
  'db' | 'files' | 'now' | 'pdf' | 'vault'
> = async (services, { actor, params, query, auditLog }) => {
  const { read } = services.db;
  const match = requireNumberReader(actor, await findOwnMatch(read, actor, params.matchId));
  const pair = pairOfRow(match);
  const { values } = await openVersion(services, read, pair, query.version);
  const page = await makeFormPage(services, { values, person: `account ${actor.accountId}` });
  await auditLog.saw({ applicants: [pair.candidateId], companies: [match.company_id] });
  return download(page, `formulaire-officiel-${params.matchId}.pdf`);
};
