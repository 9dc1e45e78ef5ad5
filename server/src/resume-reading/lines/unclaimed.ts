import { fold } from '@tandem/matching/text/fold';

/** Says of a driving licence that it is not held yet. */
const notHeld =
  /permis(?: de conduire)?(?: [a-z]{1,2}\d?)? ?: ?(?:non|aucun|neant|pas|pieton(?:ne)?|(?:je me deplace |mobile )?en (?:transports?|bus|train|metro|velo))(?![a-z])|aucun permis|non titulaire|en cours|preparation|a venir|prevue?|passage|je passe|passer|conduite accompagnee|pas encore|pas de permis|sans permis|bientot|inscrite?|futur|projet|en attente|code (?:de la route )?(?:ok|obtenu|valide|en poche|acquis)|souhait|in progress|provisional|learner|permis(?: de conduire)?(?: [a-z]{1,2}\d?)? en\W*$/;

/** « Permis de conduire<tab>Aucun »: a field and what it holds. */
const withColon = (text: string): string =>
  text.replace(/(permis(?: de conduire)?(?: [a-z]{1,2}\d?)?)\t/gi, '$1 : ');

const licence =
  /driving licen[cs]e|conduite accompagn[ée]e|permis\s+[a-z]{1,2}\d?|permis de conduire|permis/gi;

/** « Permis de conduire : B », « permis A et B », « driving licence » as the list of skills has it. */
const withPlainLicence = (text: string): string =>
  text
    .replace(
      /(?:full |clean )*driving licen[cs]e(?: ?[:(]? ?(?:category |class )?B\)?)?(?! ?[:(]? ?[A-Z]{1,2}\d?(?![\p{L}]))/giu,
      'permis B',
    )
    .replace(
      /permis(?: de conduire)? ?:? ?(?:(?:AM|A[12]?|B1|BE|C|D)(?: ?[,/+&]| et) ?)*\(?(B)\)?(?![\p{L}\d])/giu,
      'permis $1',
    );

/** « Permis de conduire : AM », « permis moto »: another than that for cars, and no more. */
const otherLicence =
  /permis(?: de conduire)? ?:? ?(?:cat[ée]gories? )?(?:AM|BSR|A[12]?|moto|bateau|c[ôo]tier)(?:(?: ?[,/+&]| et) ?(?:AM|BSR|A[12]?|moto))*(?![\p{L}\d]|(?: ?[,/+&]| et| ou) ?\(?(?:permis )?B(?![\p{L}\d]))/giu;

/** « Permis B, BE en cours »: what is to come is another than that for cars. */
const comingOther =
  /(permis B)(?:,| et| \/|\/| [–-]) ?(?:permis )?(?:AM|A[12]?|B1|BE|B96|CE?|DE?|moto) \(?en (?:cours|préparation)\)?/giu;

const withoutComingLicence = (text: string): string =>
  text
    .replace(comingOther, '$1')
    .split(/(?<=[.!?;•|·\t])\s*/u)
    .map((clause) => {
      const key = fold(clause);
      const isHeld =
        /(?:permis [a-z]{1,2}\d? |permis )(?:obtenu|valide|acquis)|(?<!bientot |futur |future |non )titulaire/.test(
          key,
        );
      return notHeld.test(key) && !isHeld ? clause.replace(licence, '…') : clause;
    })
    .join(' ');

/** Boxes of a form, ticked and empty. */
const boxes = { ticked: '[☑☒■✓✔✗✘⊠]|[[(] ?[x×✓] ?[\\])]', empty: '[☐□⬜▢❏❑]|\\[ {0,3}\\]' };
const answers = new RegExp(
  `(?<ticked>${boxes.ticked})|(?<empty>${boxes.empty})|(?<![a-z])(?<word>oui|non|aucun|(?:am|a[12]?|be?|c|d)(?![a-z]))`,
  'giu',
);
const boxBefore = new RegExp(`(?:(${boxes.ticked})|${boxes.empty}) ?$`, 'iu');
/** How far behind its name a licence's boxes are. */
const answersReach = 40;

/**
 * Whether a form's boxes beside « permis » say that it is held; null where it has none. What recognition makes of boxes is
 * anything: with a yes and a no and no tick that can be seen it is not.
 */
const isTicked = (text: string): boolean | null => {
  const named = /permis(?: de conduire)?/i.exec(text);
  if (!named) return null;
  const before = boxBefore.exec(text.slice(0, named.index));
  if (before) return before[1] !== undefined;
  const from = named.index + named[0].length;
  const said = Array.from(
    text.slice(from, from + answersReach).matchAll(answers),
    ({ groups = {} }) => groups,
  );
  const words = said.map(({ word }) => word?.toLowerCase() ?? '');
  const asksYes = words.includes('oui') && words.includes('non');
  if (words.every((word) => word !== '')) return asksYes ? false : null;
  const which = asksYes ? ['oui', 'non', ''] : words;
  const choices = said.filter((_, at) => which.includes(words[at] ?? ''));
  const at = choices.findIndex(({ word }) => word?.toLowerCase() === (asksYes ? 'oui' : 'b'));
  if (at < 0) return null;
  return choices[choices[0]?.word === undefined ? at - 1 : at + 1]?.ticked !== undefined;
};

const withoutUntickedLicence = (text: string): string =>
  isTicked(text) === false ? text.replace(licence, '…') : text;

/** Words of the list of skills that say something else beside certain others. */
const otherMeanings: readonly {
  word: RegExp;
  /** Beside these it says the skill … */
  own?: RegExp;
  /** … and only beside these it does not; where they are not named, anywhere else. */
  other?: RegExp;
}[] = [
  {
    // A certificate is renewed.
    word: /recyclages?/gi,
    own: /dechet|papier|carton|tri(?![a-z])|plastique|metaux|verre|textile|matiere|filiere|centre de/,
    other:
      /sst|psc|caces|habilitation|ssiap|afgsu|fimo|fco|haccp|secouris|permis|formation|diplome|certif|tous les|(?:19|20)\d\d|ans(?![a-z])|a jour|valid/,
  },
  {
    word: /handling/gi,
    own: /ground|baggage|cargo|airport|ramp|aeroport|piste|fret|escale|material/,
  },
  // « Plage Azur », where the lexicon knows Azure.
  { word: /azur(?!\p{L})/giu },
  // A company's form; beside figures and languages a program.
  {
    word: /(?<![\p{L}])SASU?(?= \p{Lu}\p{Ll})|(?<=\p{Lu}[\p{L}'’]+ )SASU?(?![\p{L}])/gu,
    own: /statisti|langage|python|spss|logiciel|programmation/,
  },
  { word: /librairies?/gi, other: /python|java|react|javascript|c\+\+|numpy|pandas|logiciel|code/ },
];

const withoutOtherMeanings = (text: string): string =>
  otherMeanings.reduce((kept, { word, own, other }) => {
    const key = fold(kept);
    const isOwn = own?.test(key) ?? false;
    const isOther = other ? other.test(key) : true;
    return !isOwn && isOther ? kept.replace(word, '…') : kept;
  }, text);

/** « CACES 3 en cours », « Habilitation BS (en cours) »: not held yet. */
const comingCertificate =
  /(?<!\p{L})(?:habilitation|caces|bafa|psc1|sst|toeic)(?!\p{L})[^,;|•·\t.]{0,30}?\(?en (?:cours|préparation)\)?/giu;

/** A text without words that would say a skill elsewhere and here do not: a licence that is still to be passed. */
export const withoutUnclaimed = (said: string): string => {
  const text = said.replace(comingCertificate, '…');
  return withoutOtherMeanings(
    /permis|conduite accompagn|driving licen/i.test(text)
      ? withoutUntickedLicence(
          withoutComingLicence(withPlainLicence(withColon(text)).replace(otherLicence, '…')),
        )
      : text,
  );
};
