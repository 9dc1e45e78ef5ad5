import type { Received } from '@tandem/contract';
import { isStaff } from '@tandem/domain/accounts/roles';
import { candidateFields } from '@tandem/domain/candidates/candidate-fields';
import { orderWithin } from '@tandem/domain/candidates/sector-order';
import type { DraftKey } from '@tandem/domain/drafts/draft';
import { Failure } from '@tandem/domain/errors';
import type { Updateable } from 'kysely';
import type { CallRequest } from '../../platform/http/call.ts';
import type { Upload } from '../../platform/http/uploads/upload.ts';
import type { Handler } from '../handler.ts';
import type { Services } from '../services.ts';
import { findSheet, lockCandidate, updateCandidate, type Candidate } from './candidate-queries.ts';
import { sayAgain } from '../../platform/database/queries/say-again.ts';
import { columnValues } from '../../platform/database/queries/field-columns.ts';
import type { Writes } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables/tables.ts';
import { forgetDraft } from '../drafts/index.ts';
import { existingProgrammes, sessionStanding } from '../programmes/index.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { rescore, rescoreSessions } from '../../scoring/live/request-rescore.ts';
import { requestRefining, skillNamesOf } from '../reference/index.ts';
import { changedLabels, requireSeenVersion } from '../sheets/index.ts';
import { ownSheet } from './candidate-records.ts';
import { requestRecognising } from './recognising/recognise-resume.ts';
import { replaceResume, requireResumeFile, withStoredResume } from './store-resume.ts';

type SheetForm = Received<'PUT /applicants/registration/'>['body'];

export type SavingServices = Pick<
  Services,
  'communesApi' | 'db' | 'files' | 'jobs' | 'log' | 'now' | 'pdf' | 'places' | 'skillNames'
>;

/** What of it is the same whoever saves the sheet. */
type Request = Pick<
  CallRequest<'PUT /applicants/registration/'>,
  'actor' | 'auditLog' | 'body' | 'files'
>;

export interface SavedSheet {
  before: Candidate;
  /** The labels of the fields that are others now. */
  changed: readonly string[];
  isNew: boolean;
}

interface Saving {
  candidateId: number;
  /** Throws where the locked candidate's sheet is not to be saved so. */
  judge: (tx: Writes, candidate: Candidate) => Promise<void> | void;
  /** What stands in the row besides the form's fields. */
  marked: (saved: SavedSheet) => Updateable<Tables['applicants']>;
  /** What else happens in the transaction. */
  finish?: (tx: Writes, saved: SavedSheet) => Promise<void>;
  draft: DraftKey;
}

const gone = 'Ce choix n’existe plus. Rechargez la page.';
const strangeOrder = 'L’ordre ne porte que sur les secteurs choisis.';
const closed = 'Cette session est clôturée. Choisissez-en une autre.';

/** What the form refers to must exist. */
const requireReferences = async (
  { skillNames }: Pick<Services, 'skillNames'>,
  tx: Writes,
  form: SheetForm,
  { skillsOf, sessionId }: { skillsOf: 'all' | { of: number }; sessionId: number | null },
): Promise<void> => {
  const fields: Record<string, string> = {};
  const programmes = await existingProgrammes(tx, [form.formation]);
  if (programmes.size === 0) fields['formation'] = gone;
  const session = await sessionStanding(tx, form.session_id);
  if (session === 'none') fields['session_id'] = gone;
  // Whoever is in a closed one may still put their sheet right.
  if (session === 'closed' && form.session_id !== sessionId) fields['session_id'] = closed;
  const skills = await skillNames.of(tx, form.skills, skillsOf);
  if (skills.size < form.skills.length) fields['skills'] = gone;
  if (orderWithin(form.sector_order, form.sector).length < form.sector_order.length)
    fields['sector_order'] = strangeOrder;
  if (Object.keys(fields).length > 0) throw new Failure('invalid_input', { fields });
};

/** Saves a candidate's sheet, for whoever it is: the same checks, the same consequences. */
export const saveSheet = async (
  services: SavingServices,
  { actor, auditLog, body: form, files }: Request,
  { candidateId, judge, marked, finish, draft }: Saving,
) => {
  const upload: Upload | undefined = files['resume'];
  const { db, now, places } = services;
  await requireResumeFile(upload);
  const place = places.locate({ city: form.location, country: form.country });
  return withStoredResume(services, { actor, upload }, (resume) =>
    db.transaction(async (tx) => {
      const before = orNotFound(await lockCandidate(tx, candidateId));
      await judge(tx, before);
      if (resume === null && before.resume_file === null)
        throw new Failure('resume_missing', {
          fields: { resume: 'Le CV est obligatoire lors de la première inscription' },
        });
      await requireReferences(services, tx, form, {
        skillsOf: isStaff(actor.kind) ? 'all' : { of: actor.accountId },
        sessionId: before.session_id,
      });
      const values = {
        ...columnValues(candidateFields, form, ['resume']),
        ...(resume && {
          resume_file: resume.name,
          resume_text: resume.text,
          resume_scan: resume.scan,
          resume_tries: 0,
        }),
      };
      const after = { ...before, ...values };
      requireSeenVersion(candidateFields, form.seen_version, before, after);
      const saved = {
        before,
        changed: changedLabels(candidateFields, before, after),
        isNew: before.page_done_at === null,
      };
      if (resume) await replaceResume(services, tx, before.account_id, resume, before.resume_file);
      await updateCandidate(tx, candidateId, {
        ...values,
        latitude: place?.latitude ?? null,
        longitude: place?.longitude ?? null,
        page_done_at: before.page_done_at ?? now(),
        prepared_text: null,
        changed_at: now(),
        ...marked(saved),
      });
      await forgetDraft(tx, actor.accountId, draft);
      await auditLog.changed(tx, { applicants: [candidateId] });
      await requestRefining(services, tx, { candidateId });
      await rescore(services, tx, { candidateId });
      if (resume?.scan === 'waiting') await requestRecognising(services, tx, candidateId);
      if (before.session_id !== form.session_id)
        await rescoreSessions(services, tx, [before.session_id]);
      await finish?.(tx, saved);
      const row = orNotFound(await findSheet(tx, candidateId));
      return ownSheet(row, await skillNamesOf(services, tx, [row], 'all'));
    }),
  );
};

/** The candidate's own save, after which nobody else's words stand in it. */
const saveOwn = (services: SavingServices, request: Request, isNew: boolean) =>
  saveSheet(services, request, {
    candidateId: orNotFound(request.actor.candidateId),
    judge: (_, { page_done_at: doneAt }) => {
      if (isNew && doneAt !== null) throw new Failure('sheet_exists');
      if (!isNew && doneAt === null) throw new Failure('sheet_missing');
    },
    marked: ({ before }) => ({ reread_at: before.filled_at && services.now() }),
    finish: (tx, { before }) => sayAgain(tx, { candidateId: before.id }, services.now()),
    draft: 'candidate-sheet',
  });

export const createSheet: Handler<'POST /applicants/registration/', keyof SavingServices> = (
  services,
  request,
) => saveOwn(services, request, true);

export const updateSheet: Handler<'PUT /applicants/registration/', keyof SavingServices> = (
  services,
  request,
) => saveOwn(services, request, false);
