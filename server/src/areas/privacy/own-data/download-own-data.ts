import { parisClock } from '@tandem/domain/calendar/paris-time';
import { Failure } from '@tandem/domain/errors';
import { fileDownload, type SignedInActor } from '../../../platform/http/call.ts';
import type { Handler } from '../../handler.ts';
import { zipOf, type ArchivedFile } from '../../../platform/archive/zip.ts';
import type { Services } from '../../services.ts';
import { findAccount, type Account } from '../../accounts/index.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { accountFiles, storedFiles } from './account-files.ts';
import { candidateFiles } from './candidate-files.ts';
import { signedPapers } from './contract-files.ts';
import { companyFiles } from './company-files.ts';
import { findRecords } from './own-data-queries.ts';
import { readMe } from './read-me.ts';
import { staffFiles } from './staff-files.ts';

/** Whose data it is. */
type Owner = Pick<SignedInActor, 'accountId' | 'candidateId' | 'companyId'>;

type Means = Pick<Services, 'db' | 'files' | 'now' | 'skillNames' | 'vault'>;

const filesOfKind = (services: Means, owner: Owner, account: Account): ArchivedFile[] => {
  if (owner.candidateId !== null) return candidateFiles(services, account, owner.candidateId);
  if (owner.companyId !== null) return companyFiles(services, account, owner.companyId);
  return staffFiles(services, account.id);
};

/** All that is stored on an account, and nobody else's data; made while it is sent. */
const archiveOf = async (services: Means, owner: Owner, account: Account, called: string) => {
  const { now } = services;
  const [general, ...lists] = accountFiles(services, account);
  const files = [
    orNotFound(general),
    ...filesOfKind(services, owner, account),
    ...lists,
    ...(await storedFiles(services, account.id)),
    ...(owner.candidateId === null ? [] : await signedPapers(services, owner.candidateId)),
  ];
  return fileDownload({
    stream: zipOf([readMe(files, now()), ...files], now()),
    name: `tandem-${called}-${parisClock(now()).day}.zip`,
    contentType: 'application/zip',
  });
};

/** The data of whoever asks. */
export const downloadOwnData: Handler<'GET /own-data/', keyof Means> = async (
  services,
  { actor, auditLog },
) => {
  const account = orNotFound(await findAccount(services.db.read, actor.accountId));
  await services.db.transaction((tx) => auditLog.changed(tx, { accounts: [account.id] }));
  return archiveOf(services, actor, account, 'mes-donnees');
};

/** The data of somebody without an address, whom the centre hands it to: whoever has one takes it along themselves. */
export const downloadDataOf: Handler<'GET /own-data/{accountId}/', keyof Means> = async (
  services,
  { params, auditLog },
) => {
  const { db } = services;
  const account = orNotFound(await findAccount(db.read, params.accountId));
  if (account.email !== null) throw new Failure('own_data');
  const owner = { accountId: account.id, ...(await findRecords(db.read, account.id)) };
  await db.transaction((tx) => auditLog.changed(tx, { accounts: [account.id] }));
  return archiveOf(services, owner, account, 'donnees');
};
