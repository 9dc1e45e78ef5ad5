import { sql, type RawBuilder } from 'kysely';

/** A pattern for `like` that finds the text anywhere, its own wildcards taken literally. */
const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** The letters with marks of the names that one meets in France: each more is looked for in every row. */
const marked = 'éèêëàâäáãåçîïíìôöóòõûùüúñýÿšžčćğşłőű';
const bare = marked.normalize('NFD').replaceAll(/\p{M}/gu, '').replace('ł', 'l');

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/**
 * A column, or what is made of several, by which texts are compared: neither case nor accents count. Most texts have no accents, and
 * to look for each of those that there are takes ten times as long as to see that.
 */
export const bareText = (column: string | RawBuilder<string>): RawBuilder<string> => {
  const text = typeof column === 'string' ? sql.ref<string>(column) : column;
  return sql<string>`case when octet_length(${text}) = length(${text}) then lower(${text})
    else replace(translate(lower(${text}), ${marked}::text, ${bare}::text), 'œ', 'oe') end`;
};

/** What such a text is like that has this one anywhere. */
const patternOf = (text: string): RawBuilder<string> =>
  sql<string>`replace(translate(lower(${containing(plain(text))}::text), 'ł', 'l'), 'œ', 'oe')`;

/** Whether a column, or what is made of several, has the text anywhere. */
export const hasText = (column: string | RawBuilder<string>, text: string): RawBuilder<boolean> =>
  sql<boolean>`${bareText(column)} like ${patternOf(text)}`;
