import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import {
  seenCandidates,
  seenCompanies,
  seenNotes,
  type Sight,
} from '../../platform/database/queries/sight.ts';

/** What notes are about, where not all are asked for: a need, or with a candidate their match. */
export interface NoteSubject {
  needId?: number | undefined;
  candidateId?: number | undefined;
}

/** Whoever sees some programmes alone sees a note on a match of their candidates, or on their needs, whosever page it was written on. */
const isSeen = (sight: Sight) =>
  sql`(applicants.id is null or ${seenCandidates(sight)})
    and (companies.id is null or ${seenCompanies(sight)})
    and ${seenNotes(sight, 'n')}`;

const isAbout = ({ needId, candidateId }: NoteSubject) =>
  needId === undefined
    ? sql`true`
    : sql`n.offer_id = ${needId} and n.applicant_id is not distinct from ${candidateId ?? null}::int`;

/** The notes that are seen, newest first, and by what each is found: its text, whose page it is on, what it is about. In one value. */
export const readNoteTexts = async (
  db: Queries,
  sight: Sight,
  subject: NoteSubject,
): Promise<{ ids: number[]; texts: string[] }> => {
  const { rows } = await sql<{ ids: number[]; texts: string }>`
    select coalesce(array_agg(id order by id desc), '{}') as ids,
      coalesce(string_agg(translate(text, chr(10) || chr(13), '  '), chr(10) order by id desc), '') as texts
    from (
      select n.id, concat_ws(' ', n.text, a.first_name, a.last_name, companies.name, o.title,
        maker.name, person.first_name, person.last_name) as text
      from notes n
      join accounts a on a.id = n.account_id
      left join applicants on applicants.account_id = n.account_id
      left join companies on companies.account_id = n.account_id
      left join offers o on o.id = n.offer_id
      left join companies maker on maker.id = o.company_id
      left join applicants matched on matched.id = n.applicant_id
      left join accounts person on person.id = matched.account_id
      where ${isSeen(sight)} and ${isAbout(subject)}
    ) noted`.execute(db);
  const [{ ids, texts } = { ids: [], texts: '' }] = rows;
  return { ids, texts: ids.length === 0 ? [] : texts.split('\n') };
};
