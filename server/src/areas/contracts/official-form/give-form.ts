import { createHash } from 'node:crypto';
import { type FormField } from '@tandem/domain/contracts/official-form/form-fields';
import { keptRules } from '@tandem/domain/contracts/official-form/form-mapping';
import { Failure } from '@tandem/domain/errors';
import { Reply } from '../../../platform/http/call.ts';
import type { Upload } from '../../../platform/http/uploads/upload.ts';
import { makeSecretToken } from '../../../platform/security/tokens.ts';
import { judgeUpload } from '../../../resume-reading/worker/file-types.ts';
import type { Handler } from '../../handler.ts';
import type { Services } from '../../services.ts';
import { toldAt } from '../told-at.ts';
import { findForm, writeForm } from './form-queries.ts';
import { formRecord } from './form-record.ts';

const requirePdf = async (upload: Upload | undefined): Promise<Upload> => {
  if (!upload)
    throw new Failure('invalid_input', { fields: { form: 'Choisissez le PDF du formulaire.' } });
  if ((await judgeUpload(upload)).type === 'pdf') return upload;
  const message = 'Ce fichier n’est pas un PDF.';
  throw new Failure('not_a_pdf', { message, fields: { form: message } });
};

const formless =
  'Ce PDF n’a aucun champ à remplir. Prenez la version remplissable du formulaire officiel, telle que l’administration la donne, sans la réimprimer en PDF.';

const requireFields = async (
  { pdf }: Pick<Services, 'pdf'>,
  upload: Upload,
  person: string,
): Promise<FormField[]> => {
  const fields = await toldAt('form', pdf.readForm(upload, person));
  if (fields.length === 0)
    throw new Failure('unreadable_pdf', { message: formless, fields: { form: formless } });
  return fields;
};

/** The file is written before its row, and the former one is removed after it. */
export const giveOfficialForm: Handler<
  'POST /contract/official-forms/{kind}/',
  'db' | 'files' | 'jobs' | 'now' | 'pdf'
> = async (services, { actor, params: { kind }, files: sent, auditLog }) => {
  const { db, files, jobs, now } = services;
  const upload = await requirePdf(sent['form']);
  const fields = await requireFields(services, upload, `account ${actor.accountId}`);
  const name = `${makeSecretToken()}.pdf`;
  const bytes = await upload.read();
  await files.write(name, bytes, 'application/pdf');
  const answer = await db
    .transaction(async (tx) => {
      const former = await findForm(tx, kind);
      await writeForm(tx, {
        kind,
        name,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        size: bytes.length,
        fields,
        rules: keptRules(former?.rules ?? [], fields),
        saved_at: now(),
        account_id: actor.accountId,
      });
      if (former) await jobs.add(tx, 'remove-file', [{ name: former.name }]);
      await auditLog.changed(tx, { accounts: [actor.accountId] });
      return formRecord(await findForm(tx, kind));
    })
    .catch(async (error: unknown) => {
      await files.remove(name).catch(() => undefined);
      throw error;
    });
  return new Reply(answer, { status: 201 });
};
