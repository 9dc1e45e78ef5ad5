const word = String.raw`(?:[a-z]\w*(?:Applicant|Offer|Formation)|applicant|offer|formation|Applicant|Offer|Formation)s?(?![a-z])\w*`;

const places = [
  new RegExp(String.raw`\b(?:const|let|function|type|interface|class) ${word}`),
  // const [offer] = …, const { offer } = …; { offer: need } gives it a name of ours.
  new RegExp(String.raw`\b(?:const|let) [[{](?:[^=:]*[,\s])?${word}(?=[\s,}\]])[^:=]*[}\]]\s*=`),
  // (offer) =>, ({ offer }) =>, (tx: Queries, offer: Need)
  new RegExp(String.raw`\((?:\{ )?(?:\w+, )*${word}(?:, \w+)*(?: \})?\) =>`),
];

const comment = /^\s*(?:\/\/|\/?\*+)\s/;
const inComment = /\b(?:formation|applicant)s?\b/;
/** Addresses, quotations and the text of data keep the specification's words. */
const quoted = /[`'"«/{]\S*(?:formation|applicant)/;

const spared = [/^contract\//, /^tools\//, /\/data\//, /\/migrations\//];

/**
 * The lines of a file, from 1 on, that give something the specification's word for a candidate, a need or a programme:
 * inside, only names of calls, columns and fields of records say applicant, offer and formation (docs/glossary.md).
 */
export const foreignWords = (file: string, text: string): number[] =>
  !/\.tsx?$/.test(file) || spared.some((pattern) => pattern.test(file))
    ? []
    : text.split('\n').flatMap((line, index) => {
        const isForeign = comment.test(line)
          ? inComment.test(line) && !quoted.test(line)
          : places.some((pattern) => pattern.test(line));
        return isForeign ? [index + 1] : [];
      });
