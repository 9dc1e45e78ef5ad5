import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../../call-handler.ts';
import { readResume } from '../../resume-reading/read-resume.ts';
import { lexicon } from '../matching/lexicon.ts';
import { namedSkills } from './records.ts';
import { requirePdf } from './store-resume.ts';

/** Reads a resume and proposes values for the sheet; nothing is saved. */
export const proposeFromResume: Handler<'POST /auto-fill/'> = async (
  { pdf, places, db, now, skillNames },
  { files },
) => {
  const upload = files['resume'];
  if (!upload)
    throw new Failure('invalid_input', { fields: { resume: 'Aucun fichier sélectionné' } });
  requirePdf(upload);
  const { lines } = await pdf.read(upload.bytes);
  const read = readResume(lines, { today: now(), lexicon, findCommunes: places.search });
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
    unread: lines.length === 0 ? 'no_text' : null,
  };
};
