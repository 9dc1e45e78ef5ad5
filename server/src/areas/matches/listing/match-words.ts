import { searchLists } from '@tandem/domain/search/search-texts';
import { sql, type RawBuilder } from 'kysely';
import { sideBySide, type Queries } from '../../../platform/database/database.ts';
import { seenCandidates, type Sight } from '../../../platform/database/queries/sight.ts';

/** Those of one side of whom some of the words are said, a bit a word. */
interface SideSaid {
  ids: number[];
  said: number[];
}

/** Of which candidates and needs what was searched is said: a match has it where both sides have all together. */
export interface MatchWords {
  candidates: SideSaid;
  needs: SideSaid;
  all: number;
}

const nobody: SideSaid = { ids: [], said: [] };

export const nothingSaid: MatchWords = { candidates: nobody, needs: nobody, all: 0 };

/** What both are found by, as in the search of everybody and in the lists of the browser. */
const texts = {
  candidates: (sight: Sight) => sql`
    select applicants.id, concat_ws(' ', a.first_name, a.last_name, a.email, applicants.phone,
      applicants.city, applicants.location) as text
    from applicants join accounts a on a.id = applicants.account_id
    where ${seenCandidates(sight)}`,
  needs: () => sql`
    select offers.id, concat_ws(' ', offers.title, companies.name, offers.location) as text
    from offers join companies on companies.id = offers.company_id`,
};

/** In one value, as the ids are: 20,000 rows take their time, and so does a list that the driver takes apart. */
const readTexts = async (db: Queries, of: RawBuilder<unknown>) => {
  const { rows } = await sql<{ ids: string; texts: string }>`
    select coalesce(string_agg(id::text, ','), '') as ids,
      coalesce(string_agg(translate(text, chr(10), ' '), chr(10)), '') as texts
    from (${of}) searched`.execute(db);
  const [{ ids, texts: joined } = { ids: '', texts: '' }] = rows;
  if (ids === '') return { ids: [], texts: [] };
  return { ids: ids.split(',').map(Number), texts: joined.split('\n') };
};

const sideOf = (ids: readonly number[], bits: readonly number[] = []): SideSaid => {
  const some = ids.flatMap((id, at) =>
    (bits[at] ?? 0) === 0 ? [] : [[id, bits[at] ?? 0] as const],
  );
  return { ids: some.map(([id]) => id), said: some.map(([, said]) => said) };
};

/** Whether there are two who could have all words together. */
const isThinkable = ({ candidates, needs, all }: MatchWords): boolean => {
  const [ofCandidates, ofNeeds] = [new Set([0, ...candidates.said]), new Set([0, ...needs.said])];
  return [...ofCandidates].some((one) => [...ofNeeds].some((other) => (one | other) === all));
};

/**
 * Of whom is said what was typed: as it stands, and where no match has all of it so, with what is forgiven to whoever searches
 * people. Undefined where nothing was typed.
 */
export const findMatchWords = async (
  db: Queries,
  typed: string,
  { sight, isAnyMatch }: { sight: Sight; isAnyMatch: (words: MatchWords) => Promise<boolean> },
): Promise<MatchWords | undefined> => {
  const [candidates, needs] = await sideBySide(
    db,
    () => readTexts(db, texts.candidates(sight)),
    () => readTexts(db, texts.needs()),
  );
  let asTyped: MatchWords | undefined;
  for (const { said, all } of searchLists([candidates.texts, needs.texts], typed)) {
    const words = {
      candidates: sideOf(candidates.ids, said[0]),
      needs: sideOf(needs.ids, said[1]),
      all,
    };
    asTyped ??= words;
    if (isThinkable(words) && (await isAnyMatch(words))) return words;
  }
  return asTyped;
};

/** One side as rows, to be joined to the scores. */
export const saidRows = ({ ids, said }: SideSaid): RawBuilder<{ whose: number; said: number }> =>
  sql`(select * from unnest(${ids}::int[], ${said}::int[]) as told (whose, said))`;

/** Of the scores beside which both sides stand as `said_candidate` and `said_need`. */
export const allSaid = ({ all }: MatchWords): RawBuilder<boolean> =>
  sql<boolean>`(coalesce(said_candidate.said, 0) | coalesce(said_need.said, 0)) = ${all}::int`;
