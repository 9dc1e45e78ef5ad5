import type { Received } from '@tandem/contract';
import { candidateFields } from '@tandem/domain/candidates/candidate-fields';
import { orderWithin } from '@tandem/domain/candidates/sector-order';
import { Failure } from '@tandem/domain/errors';
import type { CallRequest } from '../../platform/http/call.ts';
import type { Upload } from '../../platform/http/uploads/upload.ts';
import type { Handler } from '../handler.ts';
import type { Services } from '../services.ts';
import { findSheet, lockCandidate, updateCandidate } from './candidate-queries.ts';
import { columnValues } from '../../platform/database/queries/field-columns.ts';
import type { Writes } from '../../platform/database/database.ts';
import { forgetDraft } from '../drafts/index.ts';
import { existingProgrammes, sessionStanding } from '../programmes/index.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { rescore, rescoreSessions } from '../../scoring/live/request-rescore.ts';
import { requestRefining, skillNamesOf } from '../reference/index.ts';
import { ownSheet } from './candidate-records.ts';
import { replaceResume, requireResumeFile, withStoredResume } from './store-resume.ts';

type SheetForm = Received<'POST /applicants/registration/'>['body'];

type SheetRequest = CallRequest<'POST /applicants/registration/' | 'PUT /applicants/registration/'>;

const gone = 'Ce choix n’existe plus. Rechargez la page.';
const strangeOrder = 'L’ordre ne porte que sur les secteurs choisis.';
const closed = 'Cette session est clôturée. Choisissez-en une autre.';

/** What the form refers to must exist. */
const requireReferences = async (
  { skillNames }: Pick<Services, 'skillNames'>,
  tx: Writes,
  form: SheetForm,
  { accountId, sessionId }: { accountId: number; sessionId: number | null },
): Promise<void> => {
  const fields: Record<string, string> = {};
  const programmes = await existingProgrammes(tx, [form.formation]);
  if (programmes.size === 0) fields['formation'] = gone;
  const session = await sessionStanding(tx, form.session_id);
  if (session === 'none') fields['session_id'] = gone;
  // Whoever is in a closed one may still put their sheet right.
  if (session === 'closed' && form.session_id !== sessionId) fields['session_id'] = closed;
  const skills = await skillNames.of(tx, form.skills, { of: accountId });
  if (skills.size < form.skills.length) fields['skills'] = gone;
  if (orderWithin(form.sector_order, form.sector).length < form.sector_order.length)
    fields['sector_order'] = strangeOrder;
  if (Object.keys(fields).length > 0) throw new Failure('invalid_input', { fields });
};

const save = async (
  services: Pick<
    Services,
    'communesApi' | 'db' | 'files' | 'jobs' | 'log' | 'now' | 'pdf' | 'places' | 'skillNames'
  >,
  { actor, auditLog, body: form, files }: SheetRequest,
  isNew: boolean,
) => {
  const upload: Upload | undefined = files['resume'];
  const { db, now, places } = services;
  const candidateId = orNotFound(actor.candidateId);
  await requireResumeFile(upload);
  const place = places.locate({ city: form.location, country: form.country });
  return withStoredResume(services, { actor, upload }, (resume) =>
    db.transaction(async (tx) => {
      const candidate = orNotFound(await lockCandidate(tx, candidateId));
      if (isNew && candidate.page_done_at !== null) throw new Failure('sheet_exists');
      if (!isNew && candidate.page_done_at === null) throw new Failure('sheet_missing');
      if (resume === null && candidate.resume_file === null)
        throw new Failure('resume_missing', {
          fields: { resume: 'Le CV est obligatoire lors de la première inscription' },
        });
      await requireReferences(services, tx, form, {
        accountId: actor.accountId,
        sessionId: candidate.session_id,
      });
      if (resume) await replaceResume(services, tx, actor.accountId, resume, candidate.resume_file);
      await updateCandidate(tx, candidateId, {
        ...columnValues(candidateFields, form, ['resume']),
        latitude: place?.latitude ?? null,
        longitude: place?.longitude ?? null,
        ...(resume && { resume_file: resume.name, resume_text: resume.text }),
        page_done_at: candidate.page_done_at ?? now(),
        prepared_text: null,
        changed_at: now(),
      });
      await forgetDraft(tx, actor.accountId, 'candidate-sheet');
      await auditLog.changed(tx, { applicants: [candidateId] });
      await requestRefining(services, tx, { candidateId });
      await rescore(services, tx, { candidateId });
      if (candidate.session_id !== form.session_id)
        await rescoreSessions(services, tx, [candidate.session_id]);
      const row = orNotFound(await findSheet(tx, candidateId));
      return ownSheet(row, await skillNamesOf(services, tx, [row], 'all'));
    }),
  );
};

export const createSheet: Handler<
  'POST /applicants/registration/',
  'communesApi' | 'db' | 'files' | 'jobs' | 'log' | 'now' | 'pdf' | 'places' | 'skillNames'
> = (services, request) => save(services, request, true);

export const updateSheet: Handler<
  'PUT /applicants/registration/',
  'communesApi' | 'db' | 'files' | 'jobs' | 'log' | 'now' | 'pdf' | 'places' | 'skillNames'
> = (services, request) => save(services, request, false);
