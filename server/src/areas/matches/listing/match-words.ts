import { searchLists } from '@tandem/domain/search/search-texts';
import { sql, type RawBuilder } from 'kysely';
import { sideBySide, type Queries } from '../../../platform/database/database.ts';
import { candidateTexts, readTexts } from '../../../platform/database/queries/searched-texts.ts';
import type { Sight } from '../../../platform/database/queries/sight.ts';

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

/** What needs are found by in the lists of the browser, too. */
const needTexts = sql`
  select offers.id, concat_ws(' ', offers.title, companies.name, offers.location) as text
  from offers join companies on companies.id = offers.company_id`;

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
    () => readTexts(db, candidateTexts(sight, 'applicants.id')),
    () => readTexts(db, needTexts),
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
