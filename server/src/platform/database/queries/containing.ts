import { sql, type RawBuilder } from 'kysely';

/** A pattern for `like` that finds the text anywhere, its own wildcards taken literally. */
const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** The letters with marks of the names that one meets in France: each more is looked for in every row. */
const marked = 'éèêëàâäáãåçîïíìôöóòõûùüúñýÿšžčćğşłőű';
const bare = marked.normalize('NFD').replaceAll(/\p{M}/gu, '').replace('ł', 'l');

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Whether a column, or what is made of several, has the text anywhere; neither case nor accents count. */
export const hasText = (column: string | RawBuilder<string>, text: string): RawBuilder<boolean> => {
  const searched = typeof column === 'string' ? sql.ref<string>(column) : column;
  return sql<boolean>`replace(translate(lower(${searched}), ${marked}::text, ${bare}::text), 'œ', 'oe')
    like replace(translate(lower(${containing(plain(text))}::text), 'ł', 'l'), 'œ', 'oe')`;
};
