import { needFieldLabel } from '@tandem/domain/needs/need-changes';
import { auditActions } from '@tandem/domain/audit/audit-log';
import { isWaitKind, waitKinds } from '@tandem/domain/follow-up/wait-kinds';
import type { Services } from '../../services.ts';
import { findLeftOutRows, type Account } from '../../accounts/index.ts';
import { findImportDetails } from '../../invitations/index.ts';
import { accountFacts } from './own-account.ts';
import { findOwnFiles, findOwnAuditLog } from './own-data-queries.ts';
import { findOwnMessages, findOwnNotifications } from './own-text-queries.ts';
import { draftForms, formOfDraft } from '@tandem/domain/drafts/draft';
import { noteKinds } from '@tandem/domain/notes/note';
import { findDraftsOf } from '../../drafts/index.ts';
import { findNotesOf } from '../../notes/index.ts';
import { findOwnCarried } from '../../school-years/index.ts';
import { findOwnFollowUp } from './own-follow-up-queries.ts';
import type { ArchivedFile } from '../../../platform/archive/zip.ts';
import { findCallsOf } from '../../../platform/messages/call-queries.ts';
import { secretPaths } from '../../../platform/mail/links.ts';
import { jsonFile, jsonList } from './json-file.ts';
import { pagesAfter } from '../../../platform/database/queries/page.ts';
import { sideLabels } from './match-files.ts';

/** How a list calls what it told of a person. */
const importLabels: Readonly<Record<string, string>> = {
  source: 'source',
  note: 'note',
  referent: 'référent',
  contact: 'contact',
  contact_role: 'fonction du contact',
  siret: 'SIRET',
  sectors: 'secteurs',
};

const importedFacts = async ({ db }: Pick<Services, 'db'>, accountId: number) => {
  const rows = await findImportDetails(db.read, accountId);
  const leftOut = await findLeftOutRows(db.read, accountId);
  return [
    ...rows.map((row) => ({
      'venu d’une liste le': row.created_at,
      fichier: row.file_name,
      ligne: row.line,
      ...Object.fromEntries(
        Object.entries(row.details).flatMap(([name, value]) =>
          importLabels[name] === undefined ? [] : [[importLabels[name], value]],
        ),
      ),
      ...(Object.keys(row.before).length > 0 && { 'à la place de': row.before }),
    })),
    ...leftOut.map(({ created_at: at, file_name: file, line, details }) => ({
      'laissé de côté dans une liste le': at,
      fichier: file,
      ligne: line,
      nom: details.name || null,
      'adresse e-mail': details.email || null,
      raison: details.reason || null,
    })),
  ];
};

const notificationPages = async function* ({ db }: Pick<Services, 'db'>, account: Account) {
  const pages = pagesAfter(
    0,
    (page) => findOwnNotifications(db.read, account, page),
    ({ id }) => id,
  );
  for await (const rows of pages)
    yield rows.map((row) => ({
      texte: row.text,
      date: row.created_at,
      'lue le': row.read_at,
    }));
};

const secretsInPaths = new RegExp(`((?:${secretPaths.join('|')})/)[\\w-]+`, 'g');

/**
 * Whoever downloads has a sign-in, and perhaps not the password: a link of a message that is still good would let them
 * choose one.
 */
const withoutKeys = (text: string): string =>
  text.replaceAll(/([?&]token=)[\w-]+/g, '$1…').replaceAll(secretsInPaths, '$1…');

const channelLabels = { mail: 'e-mail', sms: 'SMS', push: 'alerte sur un appareil' } as const;

const stateLabels = { queued: 'en attente', sent: 'envoyé', failed: 'refusé' } as const;

const messagePages = async function* ({ db }: Pick<Services, 'db'>, account: Account) {
  const pages = pagesAfter(
    0,
    (page) => findOwnMessages(db.read, account, page),
    ({ id }) => id,
  );
  for await (const rows of pages)
    yield rows.map((row) => ({
      type: channelLabels[row.channel],
      destinataire: row.recipient,
      objet: row.subject,
      texte: withoutKeys(row.text),
      état: stateLabels[row.state],
      'écrit le': row.created_at,
      'envoyé le': row.sent_at,
    }));
  const calls = await findCallsOf(db.read, account.id);
  yield calls.map((call) => ({
    type: 'de vive voix, par le centre',
    objet: call.subject,
    texte: call.text,
    'écrit le': call.created_at,
    'dit le': call.told_at,
  }));
};

const actorLabels: Readonly<Record<string, string>> = {
  ...sideLabels,
  applicant: 'un candidat',
  company: 'une entreprise',
  visitor: 'un visiteur qui tient un lien',
  system: 'Tandem',
  machine: 'un logiciel relié',
};

const auditLogPages = async function* ({ db }: Pick<Services, 'db'>, accountId: number) {
  const pages = pagesAfter(
    0,
    (page) => findOwnAuditLog(db.read, accountId, page),
    ({ id }) => id,
  );
  for await (const rows of pages)
    yield rows.map((row) => ({
      date: row.at,
      action: auditActions[row.deed].label,
      par: row.actor_id === accountId ? 'vous' : actorLabels[row.actor_role],
      ...(row.fields && { champs: row.fields.map(needFieldLabel) }),
    }));
};

/** What the follow-up has of a candidate or a company. */
const followUpFacts = async ({ db }: Pick<Services, 'db'>, accountId: number) => {
  const { referent, source, muted, reminders, tags } = await findOwnFollowUp(db.read, accountId);
  return {
    référent: referent,
    source,
    étiquettes: tags,
    'messages que vous avez coupés': muted,
    rappels: reminders.map((row) => ({
      attente: isWaitKind(row.kind)
        ? waitKinds[row.kind].label
        : 'Rappel au tuteur de votre besoin',
      'depuis le': row.since,
      'envoyé le': row.sent_at,
      'par le centre': row.by_staff,
    })),
  };
};

/** What the centre has noted on somebody: they may read it. */
const noteFacts = async ({ db }: Pick<Services, 'db'>, accountId: number) => {
  const rows = await findNotesOf(db.read, accountId);
  return rows.map((row) => ({
    type: noteKinds[row.kind],
    texte: row.text,
    besoin: row.title,
    par: row.author,
    'à reprendre le': row.due_on,
    'repris le': row.done_at,
    date: row.created_at,
  }));
};

/** What was typed into a form and not sent. */
const draftFacts = async ({ db }: Pick<Services, 'db'>, accountId: number) => {
  const rows = await findDraftsOf(db.read, accountId);
  return rows.map(({ form, typed, saved_at: savedAt }) => {
    const known = formOfDraft(form);
    return {
      formulaire: known === null ? form : draftForms[known],
      'enregistré le': savedAt,
      champs: typed,
    };
  });
};

/** What every account has. */
export const accountFiles = (services: Pick<Services, 'db'>, account: Account): ArchivedFile[] => [
  jsonFile('compte.json', () => accountFacts(services, account)),
  jsonFile('listes.json', () => importedFacts(services, account.id)),
  jsonFile('suivi.json', () => followUpFacts(services, account.id)),
  jsonFile('reports.json', () => findOwnCarried(services.db.read, account.id)),
  jsonFile('brouillons.json', () => draftFacts(services, account.id)),
  jsonFile('notes.json', () => noteFacts(services, account.id)),
  jsonList('notifications.json', () => notificationPages(services, account)),
  jsonList('messages.json', () => messagePages(services, account)),
  jsonList('journal.json', () => auditLogPages(services, account.id)),
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
