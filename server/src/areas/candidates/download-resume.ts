import { isStaff } from '@tandem/domain/accounts/roles';
import { mayReadCandidate } from '@tandem/domain/accounts/access';
import { Failure } from '@tandem/domain/errors';
import { fileDownload } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import { findResume } from '../../platform/files/file-queries.ts';
import { findMatchedCompanyIds } from '../../scoring/stored/pair-queries.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';

export const downloadResume: Handler<'GET /download/{filename}/', 'db' | 'files'> = async (
  { db, files },
  { actor, params, auditLog },
) => {
  const unavailable = new Failure('not_found', { message: "Le CV n'est pas disponible." });
  const resume = await findResume(db.read, params.filename);
  if (!resume) throw unavailable;
  const { applicant_id: candidateId, formation_id: programmeId } = resume;
  const matchedCompanyIds = isStaff(actor.kind)
    ? []
    : await findMatchedCompanyIds(db.read, candidateId);
  if (!mayReadCandidate(actor, { candidateId, programmeId, matchedCompanyIds })) throw unavailable;
  await auditLog.saw({ applicants: [candidateId] });
  const file = await files.read(resume.name);
  if (!file) throw unavailable;
  const { stream, size } = orNotFound(file);
  return fileDownload({
    stream,
    size,
    name: resume.original_name,
    contentType: resume.content_type,
  });
};
