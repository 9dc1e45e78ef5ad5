/** Nothing but one of the statuses of a match: no part of a longer number, of a decimal or of a sum. */
const bare = String.raw`-?[0-4](?![\w.%]| [+*/-])`;

const compared = String.raw`(?:[!=]==?|<>|[<>]=?|=|:|\bnot in\b|\bin\b|,\s*'(?:[!=<>]+|in|not in)',)`;

const places = [
  // m.status = 4, to_status in (3, 4), .where('status', '=', 4), status === 0, status: 4
  new RegExp(String.raw`\w*status(?:es)?['"]?\)?\s*${compared}\s*[([{'\s]*${bare}`),
  // e.lit(0)).as('status')
  new RegExp(String.raw`\(${bare}\)+\.as\('\w*status'\)`),
  // { action: 1 }, as a move is asked for
  new RegExp(String.raw`\baction: ${bare}`),
  // const order: MatchStatus[] = [0, 1]
  new RegExp(String.raw`\bMatchStatus\b[[\])>]* =\s*\[?${bare}`),
];

/** A line of an object whose keys are the numbers: `0: '…'`, `[-1]: '…'`. */
const key = /^\s+(?:[0-4]|\[-[12]\]): /;

const comment = /^\s*(?:\/\/|\/\*|\*)/;

/** What runs a program reads its exit code, which is called a status as well. */
const exitCode = /\bstatus [!=]== 0\b/;

const spared = [/^domain\//, /^tools\//, /\/migrations\//, /\.test\.tsx?$/];

/** The lines of a file on which a status of a match is a bare number, from 1 on. */
export const bareStatuses = (file: string, text: string): number[] => {
  if (!/\.tsx?$/.test(file) || spared.some((pattern) => pattern.test(file))) return [];
  const isOfMatches = /\bMatchStatus\b/.test(text);
  const runsPrograms = /from 'node:child_process'/.test(text);
  return text.split('\n').flatMap((line, index) => {
    const isBare =
      !comment.test(line) &&
      ((isOfMatches && key.test(line)) || places.some((pattern) => pattern.test(line)));
    return isBare && !(runsPrograms && exitCode.test(line)) ? [index + 1] : [];
  });
};
