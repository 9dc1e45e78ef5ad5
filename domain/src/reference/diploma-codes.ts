/**
 * Which diploma the first three characters of a diploma's code stand for, as the table of 2024 has it; masters and engineers
 * under the codes that form 10103*14 gives them since. Prefixes that are in no table are not judged.
 */
const prefixes = `
01[03]|35
671|25
672|26
50[03]|33
510|34
5(?:53|6.)|38
40[03]|41
43[03]|43
4(?:01|20|46|50|53|6.)|49
32[03]|54
350|55
3(?:2[12]|36|46|55|6.)|58
250|62
20[015]|63
251|64
2(?:30|36|41|46|55|6.)|69
1[35]5|73
1(?:65|70)|75
100|80
`;

const table = prefixes
  .trim()
  .split('\n')
  .map((line) => {
    const at = line.lastIndexOf('|');
    return { pattern: new RegExp(`^${line.slice(0, at)}$`, 'i'), diploma: line.slice(at + 1) };
  });

/** The diploma that a code stands for, by its key in the list of diplomas; null where its prefix is not known. */
export const diplomaOfCode = (code: string): string | null =>
  table.find(({ pattern }) => pattern.test(code.slice(0, 3)))?.diploma ?? null;
