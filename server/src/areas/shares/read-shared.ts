import { Failure } from '@tandem/domain/errors';
import { isOpenShare, isShown } from '@tandem/domain/shares/share';
import type { Queries } from '../../platform/database/database.ts';
import { pairOfRow } from '../../platform/database/queries/pair-of-row.ts';
import { findResume } from '../../platform/files/file-queries.ts';
import { fileDownload } from '../../platform/http/call.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { requireLink } from '../accounts/index.ts';
import { findSheets, matchedCandidate } from '../candidates/index.ts';
import type { Handler } from '../handler.ts';
import { findMatches, findMatchParties } from '../matches/index.ts';
import { skillNamesOf } from '../reference/index.ts';
import type { Services } from '../services.ts';
import { countOpening, findShareByToken, type ShareRow } from './share-queries.ts';
import { sharedMatch } from './share-records.ts';

/** What an open link leads to; nothing any more once the company itself may not read the candidate. */
const findShared = async (db: Queries, token: string, now: Date): Promise<ShareRow | undefined> => {
  const share = await findShareByToken(db, token);
  if (!share || !isOpenShare({ endsAt: share.ends_at, revokedAt: share.revoked_at }, now))
    return undefined;
  const [match] = await findMatches(db, pairOfRow(share));
  return match && isShown(sharedMatch(match)) ? share : undefined;
};

const requireShared = (services: Pick<Services, 'db' | 'now'>, token: string, host: string) =>
  requireLink(services, host, () => findShared(services.db.read, token, services.now()));

export const readShared: Handler<'GET /shares/{token}/', 'db' | 'now' | 'skillNames'> = async (
  services,
  { params, host, auditLog },
) => {
  const { read } = services.db;
  const share = await requireShared(services, params.token, host);
  const [sheet] = await findSheets(read, [share.applicant_id]);
  const parties = orNotFound(await findMatchParties(read, pairOfRow(share)));
  const row = orNotFound(sheet);
  const names = await skillNamesOf(services, read, [row]);
  const candidate = matchedCandidate(row, names);
  await countOpening(read, share.id, services.now());
  await auditLog.saw({ applicants: [candidate.id] });
  return {
    candidate: { ...candidate, email: '', phone: null, resume: null },
    has_resume: candidate.resume !== null,
    title: parties.needTitle,
    company: parties.companyName,
    ends_at: share.ends_at.toISOString(),
  };
};

export const downloadShared: Handler<
  'GET /shares/{token}/resume/',
  'db' | 'files' | 'now'
> = async (services, { params, host, auditLog }) => {
  const { db, files } = services;
  const unavailable = new Failure('not_found', { message: "Le CV n'est pas disponible." });
  const share = await requireShared(services, params.token, host);
  const [sheet] = await findSheets(db.read, [share.applicant_id]);
  const resume = sheet?.resume_file ? await findResume(db.read, sheet.resume_file) : undefined;
  if (!resume) throw unavailable;
  await auditLog.saw({ applicants: [share.applicant_id] });
  const file = await files.read(resume.name);
  if (!file) throw unavailable;
  return fileDownload({ ...file, name: resume.original_name, contentType: resume.content_type });
};
