import { parisClock } from '@tandem/domain/calendar/paris-time';
import { fileDownload, type SignedInActor } from '../../../platform/http/call.ts';
import type { Handler } from '../../handler.ts';
import { zipOf, type ArchivedFile } from '../../../platform/archive/zip.ts';
import type { Services } from '../../services.ts';
import { findMember, type Member } from '../../accounts/index.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { accountFiles, storedFiles } from './account-files.ts';
import { candidateFiles } from './candidate-files.ts';
import { signedPapers } from './contract-files.ts';
import { companyFiles } from './company-files.ts';
import { readMe } from './read-me.ts';
import { staffFiles } from './staff-files.ts';

const filesOfKind = (
  services: Pick<Services, 'db' | 'now' | 'skillNames' | 'vault'>,
  actor: SignedInActor,
  account: Member,
): ArchivedFile[] => {
  if (actor.candidateId !== null) return candidateFiles(services, account, actor.candidateId);
  if (actor.companyId !== null) return companyFiles(services, account, actor.companyId);
  return staffFiles(services, account.id);
};

/** All that is stored on whoever asks, and nobody else's data; made while it is sent. */
export const downloadOwnData: Handler<
  'GET /own-data/',
  'db' | 'files' | 'now' | 'skillNames' | 'vault'
> = async (services, { actor, auditLog }) => {
  const { db, now } = services;
  const account = orNotFound(await findMember(db.read, actor.accountId));
  await db.transaction((tx) => auditLog.changed(tx, { accounts: [account.id] }));
  const [general, ...lists] = accountFiles(services, account);
  const files = [
    orNotFound(general),
    ...filesOfKind(services, actor, account),
    ...lists,
    ...(await storedFiles(services, account.id)),
    ...(actor.candidateId === null ? [] : await signedPapers(services, actor.candidateId)),
  ];
  return fileDownload({
    stream: zipOf([readMe(files, now()), ...files], now()),
    name: `tandem-mes-donnees-${parisClock(now()).day}.zip`,
    contentType: 'application/zip',
  });
};
