import { fold } from '@tandem/matching/text/fold';
import type { SkillLexicon } from '@tandem/matching/text/lexicon';
import { stem } from '@tandem/matching/text/stem';
import type { ResumeLine } from '../lines/lines.ts';

/** What firms are called before their own name: « Cabinet comptable Durand ». */
const firm =
  /^(?:sarl|sas|sasu|sa|eurl|ets|etablissements?|societe|entreprises?|groupe|cabinet|association|maison|magasin|boutique|agence|ateliers?|restaurant|brasserie|hotel|garage|pharmacie|librairie|boulangerie|patisserie|chocolaterie|boucherie|charcuterie|poissonnerie|epicerie|fromagerie|menuiserie|ebenisterie|plomberie|carrosserie|imprimerie|jardinerie|pepinieres?|salon|institut|clinique|creche|mairie|transports?|entrepots?|usine|laboratoire|studio|banque|assurances?|musee|theatre|cinema|camping|ferme|domaine|chateau|office|syndicat|ehpad|residence|hopital|communaute|conseil|ville|lycee|college|compagnie|concession|hypermarche|supermarche|auberge|creperie|pizzeria|caisse|federation|club|comite)(?![a-z])/;

/** What people are called at work: a title, however it is written. */
const profession =
  /^(?:stage|stagiaire|apprentie?|alternan|aide|agente?|assistante?|adjointe?|employee?|ouvri|operat|chef|cheffe|responsable|chargee?|commis|equipi|hote|secretaire|comptable|gestionnaire|conseill|technic|vend|serv|livreu|animat|benevole|volontaire|job|emploi|mission|extra|interim|[a-z]+(?:eur|euse|trice|ier|iere|iste|ien|ienne|ant|ante|er|ere)(?![a-z]))/;

/** A chain of shops that is called as a trade is. */
const namesake = /^boulanger$/;

const smallWord = /^(?:et|&|de|du|des|la|le|les|d'|l'|aux?|en|d’|l’|-)$/i;

const isProper = (word: string): boolean => /^(?:[dlDL]['’])?\p{Lu}/u.test(word);

/** Whether a stretch of a line of somebody's jobs is the name of a firm; `isPlace`: stands where those do. */
const isFirm = (written: string, isPlace: boolean, lexicon: SkillLexicon): boolean => {
  const stretch = written.trim().replace(/[.;]+$/, '');
  const key = fold(stretch);
  const words = stretch.split(/\s+/).filter((word) => !smallWord.test(word));
  if (isPlace && namesake.test(key)) return true;
  if (words.length < 2) return false;
  const own = words.slice(1).filter((word) => /^(?:[dlDL]['’])?\p{Lu}[\p{Ll}'’-]+$/u.test(word));
  if (firm.test(key) && own.length > 0) return true;
  if (profession.test(key) || !words.every(isProper)) return false;
  return own.some((word) => !lexicon.knowsStem(stem(fold(word).replace(/^[dl]['’]/, ''))));
};

/** The text of a line that tells of a job, without the name of the employer. */
export const withoutEmployer = (
  { text, key, isItem }: ResumeLine,
  before: ResumeLine | undefined,
  lexicon: SkillLexicon,
): string => {
  if (isItem) return text;
  const spared = text.replace(/(?<!\p{L})chez\s+[^,(|\t]+/giu, 'chez ');
  const parts = spared.split(/( [–—|-] |\t|, |\(|\)| : )/);
  const follows =
    before !== undefined &&
    profession.test(before.key) &&
    !profession.test(key.replace(/^boulanger/, ''));
  return parts
    .map((part, index) => {
      const isPlace = index > 0 || follows;
      return index % 2 === 0 && isFirm(part, isPlace, lexicon) ? ' … ' : part;
    })
    .join('');
};
