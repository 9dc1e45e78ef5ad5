import { deeds } from '@tandem/domain/audit/audit-log';
import type { Services } from '../../services.ts';
import type { Account } from '../../accounts/index.ts';
import { findIndicators } from '../../invitations/index.ts';
import {
  findOwnFiles,
  findOwnJournal,
  findOwnMessages,
  findOwnNotifications,
  findOwnSignIns,
} from './own-data-queries.ts';
import type { ArchivedFile } from '../../../platform/archive/zip.ts';
import { jsonFile, jsonList, pagesAfter } from './json-file.ts';
import { sideLabels } from './match-files.ts';

const kindLabels: Record<Account['kind'], string> = {
  applicant: 'Candidat',
  company: 'Entreprise',
  staff: 'Responsable',
  superuser: 'Superutilisateur',
};

const invitationOf = async ({ db }: Pick<Services, 'db'>, accountId: number) => {
  const row = await findIndicators(db.read, accountId);
  return (
    row && {
      'lien valable jusqu’au': row.expires_at,
      'utilisée le': row.used_at,
      'e-mails envoyés': row.email_sent_count,
      'dernier e-mail': row.last_email_sent,
      'échec d’envoi': row.email_error,
      'SMS envoyés': row.sms_sent_count,
      'dernier SMS': row.last_sms_sent,
    }
  );
};

const accountFacts = async (services: Pick<Services, 'db'>, account: Account) => {
  const signIns = await findOwnSignIns(services.db.read, account.id);
  return {
    'type de compte': kindLabels[account.kind],
    'adresse e-mail': account.email,
    prénom: account.first_name,
    nom: account.last_name,
    'créé le': account.created_at,
    'inscrit le': account.registered_at,
    invitation: (await invitationOf(services, account.id)) ?? null,
    'appareils connectés': signIns.map((row) => ({
      appareil: row.device,
      'connecté le': row.created_at,
      'dernière utilisation': row.last_used_at,
    })),
  };
};

const notificationPages = async function* ({ db }: Pick<Services, 'db'>, accountId: number) {
  const pages = pagesAfter(
    0,
    (page) => findOwnNotifications(db.read, accountId, page),
    ({ id }) => id,
  );
  for await (const rows of pages)
    yield rows.map((row) => ({
      texte: row.text,
      date: row.created_at,
      'lue le': row.read_at,
    }));
};

/**
 * Whoever downloads has a sign-in, and perhaps not the password: a link of a message that is still good would let them
 * choose one.
 */
const withoutKeys = (text: string): string =>
  text
    .replaceAll(/([?&]token=)[\w-]+/g, '$1…')
    .replaceAll(/(\/register-(?:applicant|company)\/)[\w-]+/g, '$1…');

const stateLabels = { queued: 'en attente', sent: 'envoyé', failed: 'refusé' } as const;

const messagePages = async function* ({ db }: Pick<Services, 'db'>, account: Account) {
  const pages = pagesAfter(
    0,
    (page) => findOwnMessages(db.read, account, page),
    ({ id }) => id,
  );
  for await (const rows of pages)
    yield rows.map((row) => ({
      type: row.channel === 'mail' ? 'e-mail' : 'SMS',
      destinataire: row.recipient,
      objet: row.subject,
      texte: withoutKeys(row.text),
      état: stateLabels[row.state],
      'écrit le': row.created_at,
      'envoyé le': row.sent_at,
    }));
};

const actorLabels: Readonly<Record<string, string>> = {
  ...sideLabels,
  applicant: 'un candidat',
  company: 'une entreprise',
  visitor: 'un visiteur qui tient un lien',
  system: 'Tandem',
};

const journalPages = async function* ({ db }: Pick<Services, 'db'>, accountId: number) {
  const pages = pagesAfter(
    0,
    (page) => findOwnJournal(db.read, accountId, page),
    ({ id }) => id,
  );
  for await (const rows of pages)
    yield rows.map((row) => ({
      date: row.at,
      action: deeds[row.deed].label,
      par: row.actor_id === accountId ? 'vous' : actorLabels[row.actor_role],
    }));
};

/** What every account has. */
export const accountFiles = (services: Pick<Services, 'db'>, account: Account): ArchivedFile[] => [
  jsonFile('compte.json', () => accountFacts(services, account)),
  jsonList('notifications.json', () => notificationPages(services, account.id)),
  jsonList('messages.json', () => messagePages(services, account)),
  jsonList('journal.json', () => journalPages(services, account.id)),
];

/** A name that stands for a file alone, on every system, and leads nowhere. */
export const safeName = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N} ._()-]/gu, '_')
    .replace(/^[. ]+/, '')
    .slice(-120) || 'document';

/** The files that the account has handed in. One that cannot be found any more is left out. */
export const storedFiles = async (
  { db, files }: Pick<Services, 'db' | 'files'>,
  accountId: number,
): Promise<ArchivedFile[]> => {
  const archived: ArchivedFile[] = [];
  for (const [index, row] of (await findOwnFiles(db.read, accountId)).entries()) {
    const stored = await files.read(row.name);
    stored?.stream.destroy();
    if (!stored) continue;
    archived.push({
      path: `fichiers/${index + 1}-${safeName(row.original_name)}`,
      content: async () => {
        const again = await files.read(row.name);
        if (!again) throw new Error('A stored file has gone.');
        return again.stream;
      },
    });
  }
  return archived;
};
