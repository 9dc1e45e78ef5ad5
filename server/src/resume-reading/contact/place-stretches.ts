import { fold } from '@tandem/matching/text/fold';
import type { ResumeLine } from '../lines/lines.ts';

/** Of a commune's name, in words. */
export const longestName = 6;

/** What a person says of where they would go, or where they were born. */
export const elsewhere =
  /mobil|deplac|secteur|region|alentour|environs|pret(?:e)? a|n[e]e? (?:le|a|en) |naissance|naturalis|rayon de|zone/;

/** What people put before the name of the place where they live. */
export const livingIn =
  /(?<![a-z])(?:j'?habite|habit(?:e|ant)|je vis|je loge|je reside|resid(?:e|ant|ence)|domiciliee?|demeurant|basee?|installee?|based in|localisation|lieu de vie)(?: actuellement| pres)?(?: de residence)? ?:?(?: (?:a|au|aux|en|in|dans|de|sur))? /g;

/** « Lyon, 69 », « Lyon / 69 », « Lyon – 69 »: the department as brackets have it. */
const withBrackets = (text: string): string =>
  text.replace(/(?<=\p{L}) ?[-–/,] ?(\d{2}|2[AB]|97\d)(?![\p{L}\d.]| ?\d)/gu, ' ($1)');

/** Without what is said of other places than home. */
const beforeWish = (clause: string): string => {
  const at = fold(clause).search(elsewhere);
  return at < 0 ? clause : clause.slice(0, at);
};

interface Stretch {
  stretch: string;
  /** Whether words before it say that somebody lives there. */
  isSaid: boolean;
}

/** The stretches of a line, and of each what follows words that say that somebody lives there. */
export const stretchesOf = ({ text }: ResumeLine): Stretch[] =>
  withBrackets(text)
    .split(/[;|•·\t◦⋄♦]/)
    .flatMap((clause) => beforeWish(clause).split(/[,/]| [–—-] /))
    .flatMap((labelled): Stretch[] => {
      const stretch = labelled.slice(labelled.lastIndexOf(':') + 1);
      const key = fold(labelled).replaceAll('’', "'");
      const said = [...key.matchAll(livingIn)].at(-1);
      if (!said || key.length !== labelled.length) return [{ stretch, isSaid: false }];
      const place = labelled.slice(said.index + said[0].length).split(/[.!?](?:\s|$)/, 1)[0] ?? '';
      const words = place.split(' ').slice(0, longestName + 1);
      return words.map((_, index) => ({
        stretch: words.slice(0, words.length - index).join(' '),
        isSaid: true,
      }));
    });
