import type { ArchivedFile } from '../../../platform/archive/zip.ts';
import { findConversationsOf } from '../../conversations/index.ts';
import type { Services } from '../../services.ts';
import { jsonList } from './json-file.ts';
import { pagesAfter } from '../../../platform/database/queries/page.ts';

/** What somebody has written to the other side of their matches, and what was written to them. */
export const conversationsFile = (
  { db }: Pick<Services, 'db'>,
  own: { candidateId: number } | { companyId: number },
): ArchivedFile => {
  const side = 'candidateId' in own ? 'applicant' : 'company';
  const other = side === 'applicant' ? 'l’entreprise' : 'le candidat';
  const pages = async function* () {
    const found = pagesAfter(
      0,
      (page) => findConversationsOf(db.read, own, page),
      ({ id }) => id,
    );
    for await (const rows of found)
      yield rows.map((row) => ({
        besoin: row.title,
        de: row.side === side ? 'vous' : other,
        texte: row.text,
        date: row.at,
        'signalé le': row.reported_at,
      }));
  };
  return jsonList('echanges.json', pages);
};
