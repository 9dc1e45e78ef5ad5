import type { Answer } from '@tandem/contract';
import { Failure } from '@tandem/domain/errors';
import type { CallRequest } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import type { ReadFields } from '../../resume-reading/worker/pdf-reader.ts';
import type { Services } from '../services.ts';
import { namedSkills } from '../reference/index.ts';
import { personReading, requireResumeFile } from './store-resume.ts';

type Proposal = Answer<'POST /auto-fill/'>;

const unreadOf = ({ hasText, isCutShort, isTooLarge }: ReadFields): Proposal['unread'] => {
  if (hasText) return isCutShort ? 'rest' : null;
  if (isTooLarge) return 'too_large';
  return isCutShort ? 'no_time' : 'no_text';
};

export type ReadingServices = Pick<Services, 'db' | 'now' | 'pdf' | 'skillNames'>;

/** What a resume proposes for a sheet, read in the turn of whoever has sent it. */
export const readProposal = async (
  { pdf, db, now, skillNames }: ReadingServices,
  { actor, files }: Pick<CallRequest<'POST /auto-fill/'>, 'actor' | 'files'>,
): Promise<Proposal> => {
  const upload = files['resume'];
  if (!upload)
    throw new Failure('invalid_input', { fields: { resume: 'Aucun fichier sélectionné' } });
  await requireResumeFile(upload);
  const read = await pdf.readFields(upload, now(), personReading(actor));
  return {
    email: read.email,
    phone: read.phone,
    city: read.home?.city ?? null,
    postal_code: read.home?.postalCode ?? null,
    diploma: read.diploma?.title ?? null,
    diploma_level: read.diploma?.level ?? null,
    target_educational_level: read.targetLevel,
    // Only what a sheet could be saved with.
    skills: namedSkills(read.skillIds, await skillNames.of(db.read, read.skillIds)),
    languages: read.languages,
    summary: read.summary,
    contract_type: read.wish.contractType,
    duration: read.wish.duration,
    start: read.wish.start,
    unread: unreadOf(read),
    recognised: read.isRecognised,
  };
};

/** Reads a resume and proposes values for the sheet; nothing is saved. */
export const proposeFromResume: Handler<'POST /auto-fill/', keyof ReadingServices> = readProposal;
