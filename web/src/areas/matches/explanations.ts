import type { Answer } from '@tandem/contract';
import {
  formatCount,
  formatDecimal,
  formatNumber,
  formatScore,
  plural,
} from '../../platform/format/numbers.ts';
import { formatList } from '../../platform/format/text.ts';
import { sectorChoice } from '../reference/messages.ts';
import { scoreMessages } from './messages.ts';

type Explanation = Answer<'GET /matches/{id}/explanation/'>;
type Reasons = NonNullable<Explanation['reasons']>;

/** Who reads: the candidate is spoken to, the others read about the candidate. */
export type Reader = 'candidate' | 'company' | 'admin';

const sectorsNamed = 2;

const few = (names: readonly string[]): string => {
  const rest = names.length - sectorsNamed;
  if (rest < 1) return formatList(names);
  return formatList([...names.slice(0, sectorsNamed), formatCount(rest, 'autre', 'autres')]);
};

/** A name with an end of its own ('n.c.a.') would close the sentence twice. */
const closed = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`);

const unique = (names: readonly string[]): string[] => [...new Set(names)];

type Fit = Reasons['industry'][number];

/** Which choice of the candidate a sector is, where they have said so. */
const choiceOf = (place: number, reader: Reader): string =>
  `${reader === 'candidate' ? 'votre' : 'son'} ${sectorChoice(place)}`;

const withChoice = ({ company, place }: Fit, reader: Reader): string =>
  place === null ? company : `${company} (${choiceOf(place, reader)})`;

/** The sector of the candidate that a neighbour stands beside. */
const aimedAt = ({ candidate, place }: Fit, reader: Reader): string[] => {
  if (candidate === null) return [];
  return [place === null ? candidate : `${candidate}, ${choiceOf(place, reader)}`];
};

const industrySentence = (
  { industry: fits, trade }: Pick<Reasons, 'industry' | 'trade'>,
  score: number,
  reader: Reader,
): string => {
  if (trade !== null)
    return reader === 'candidate'
      ? `L’entreprise travaille dans un autre secteur, mais le métier est de ceux que vous visez\u202f: ${trade}.`
      : `L’entreprise travaille dans un autre secteur, mais le métier est de ceux que vise le candidat\u202f: ${trade}.`;
  const ofFit = (wanted: 'same' | 'section' | 'none') => fits.filter(({ fit }) => fit === wanted);
  const same = ofFit('same').map((one) => withChoice(one, reader));
  const near = ofFit('section');
  if (same.length === 0 && near.length === 0) {
    const others = fits.map(({ company }) => company);
    return others.length === 0
      ? 'L’entreprise n’a pas indiqué de secteur.'
      : `Aucun secteur en commun\u202f: l’entreprise travaille dans «\u202f${few(others)}\u202f».`;
  }
  const sentences: string[] = [];
  if (same.length > 0)
    sentences.push(
      closed(
        `${plural(same.length, 'Secteur en commun', 'Secteurs en commun')}\u202f: ${few(same)}`,
      ),
    );
  if (near.length > 0)
    sentences.push(
      `${plural(near.length, 'Secteur voisin', 'Secteurs voisins')}\u202f: ${few(near.map(({ company }) => company))} (visé\u202f: ${few(unique(near.flatMap((one) => aimedAt(one, reader))))}).`,
    );
  if (near.length === 0 && ofFit('none').length === 0 && score < 100)
    sentences.push(
      reader === 'candidate'
        ? 'Vous visez aussi d’autres secteurs.'
        : 'Le candidat vise aussi d’autres secteurs.',
    );
  return sentences.join(' ');
};

/** The five traits that the test asks about, as people say them. */
export const traitNames = {
  conscientiousness: 'l’organisation',
  extraversion: 'le contact',
  agreeableness: 'l’entraide',
  stability: 'le calme',
  openness: 'la nouveauté',
} satisfies Record<Reasons['test']['traits'][number]['trait'], string>;

/** How far apart the two sides answered on a trait, beside its bars. */
export const traitGap = (apart: number): string => `écart ${apart}`;

/** From how many points on ways of working are told as so close; by falling score, so that more is never told as less. */
const closeness = [
  [80, 'très proches'],
  [60, 'proches'],
  [40, 'assez proches'],
  [20, 'assez différentes'],
  [0, 'différentes'],
] as const;

const testSentence = ({ traits }: Reasons['test'], score: number): string => {
  const [, how = ''] = closeness.find(([least]) => score >= least) ?? [];
  const byGap = traits.toSorted((one, other) => one.apart - other.apart);
  const [closest, farthest] = [byGap.at(0), byGap.at(-1)];
  const start = `Façons de travailler ${how}`;
  return closest && farthest && closest.apart < farthest.apart
    ? `${start}\u202f: le plus sur ${traitNames[closest.trait]}, le moins sur ${traitNames[farthest.trait]}.`
    : `${start}.`;
};

const placeSentences = {
  candidate: {
    candidate: 'Votre lieu n’a pas pu être situé\u202f: cette partie compte pour 0.',
    company: 'Le lieu du candidat n’a pas pu être situé\u202f: cette partie compte pour 0.',
    admin: 'Le lieu du candidat n’a pas pu être situé\u202f: cette partie compte pour 0.',
  },
  need: 'Le lieu du besoin n’a pas pu être situé\u202f: cette partie compte pour 0.',
} satisfies { candidate: Record<Reader, string>; need: string };

const geographicSentence = (
  { km, limit_km: limit, unknown_places: unknown }: Reasons['geographic'],
  reader: Reader,
): string => {
  if (unknown.includes('candidate')) return placeSentences.candidate[reader];
  if (unknown.includes('need') || km === null) return placeSentences.need;
  const far = km === 0 ? 'Au même endroit' : `À ${formatNumber(km)}\u202fkm à vol d’oiseau`;
  if (limit === null) return `${far}, sans limite de distance.`;
  return `${far}, pour ${formatNumber(limit)}\u202fkm au plus.`;
};

/** Why nothing of what the resume says has counted. */
const unreadSentences = {
  waiting: (whose) => `${whose} est une image, dont le texte est en cours de lecture.`,
  unread: (whose) => `${whose} n’a pas de texte que Tandem puisse lire\u202f: il ne compte pas.`,
} satisfies Record<'waiting' | 'unread', (whose: string) => string>;

/** How much a resume claims decides what each thing in it counts; from five points on it is told. */
const claimsSentence = (points: number, reader: Reader): string => {
  const whose = reader === 'candidate' ? 'Votre CV' : 'Le CV';
  const moved = formatDecimal(Math.abs(points), 0);
  return points < 0
    ? `${whose} annonce plus de choses demandées que la moyenne\u202f: chacune compte un peu moins, soit ${moved}\u202fpoints de moins pour cette partie.`
    : `${whose} annonce moins de choses demandées que la moyenne\u202f: chacune compte davantage, soit ${moved}\u202fpoints de plus pour cette partie.`;
};

/** What is ticked and said nowhere counts for a third. */
const tickedSentence = (
  ticked: NonNullable<Reasons['resume']['only_ticked']>,
  reader: Reader,
): string => {
  const names = ticked.map(({ name }) => `«\u202f${name}\u202f»`).join(', ');
  return reader === 'candidate'
    ? `Vous avez coché ${names}, que ni votre CV ni votre résumé ne nomment\u202f: cela compte pour un tiers.`
    : `${names}\u202f: coché, que ni le CV ni le résumé ne nomment, cela compte pour un tiers.`;
};

/** What comes after two is told as one: a third trade, or one that the summary alone names. */
const tradeChoice = (choice: number | undefined, reader: Reader): string => {
  if (choice === undefined) return '';
  if (choice < 3) return ` (${choiceOf(choice, reader)})`;
  return reader === 'candidate'
    ? ' (après vos deux premiers choix)'
    : ' (après ses deux premiers choix)';
};

const resumeSentence = (
  {
    unread_resume: unread,
    shared_skills: shared,
    only_ticked: ticked = [],
    missing_skills: missing,
    shared_words: words,
    shared_aims: aims,
    inferred_aims: inferred,
    aimed_choice: choice,
    near_skills: near,
    for_claims: forClaims,
  }: Reasons['resume'],
  reader: Reader,
): string => {
  const sentences: string[] = [];
  if (unread)
    sentences.push(unreadSentences[unread](reader === 'candidate' ? 'Votre CV' : 'Le CV'));
  if (aims.length > 0)
    sentences.push(`Métier en commun\u202f: ${aims.join(', ')}${tradeChoice(choice, reader)}.`);
  if (inferred.length > 0) sentences.push(`Métier que le CV nomme\u202f: ${inferred.join(', ')}.`);
  if (shared.length > 0 || missing.length > 0)
    sentences.push(
      [
        shared.length > 0
          ? formatCount(shared.length, 'compétence en commun', 'compétences en commun')
          : 'Aucune compétence en commun',
        ...(missing.length > 0
          ? [formatCount(missing.length, 'demandée qui manque', 'demandées qui manquent')]
          : []),
      ].join(', ') + '.',
    );
  if (ticked.length > 0) sentences.push(tickedSentence(ticked, reader));
  for (const { asked, own } of near)
    sentences.push(`${asked.name}\u202f: proche de «\u202f${own.name}\u202f».`);
  if (words.length > 0) sentences.push(`Mots en commun\u202f: ${words.join(', ')}.`);
  if (forClaims !== undefined) sentences.push(claimsSentence(forClaims, reader));
  return sentences.length > 0
    ? sentences.join(' ')
    : 'Le CV et la description n’ont pas de mots en commun.';
};

/** A sentence for each part of a score: why it is what it is. */
export const explain = (
  { industry, trade, test, geographic, resume }: Reasons,
  scores: { industry: number; test: number },
  reader: Reader,
): Record<'industry' | 'test' | 'geographic' | 'resume', string> => ({
  industry: industrySentence({ industry, trade }, scores.industry, reader),
  test: testSentence(test, scores.test),
  geographic: geographicSentence(geographic, reader),
  resume: resumeSentence(resume, reader),
});

/** Which parts the session has moved so that all four compare, from what to what; null where that is little. */
export const scaleSentence = (
  { rescaled = [] }: Pick<Reasons, 'rescaled'>,
  scores: Record<'industry' | 'test' | 'geographic' | 'resume', number>,
): string | null => {
  if (rescaled.length === 0) return null;
  const moved = rescaled.map(
    ({ part, measured }) =>
      `${scoreMessages.parts[part]} ${formatScore(scores[part])} au lieu de ${formatScore(measured)}`,
  );
  return `Les points de chaque partie sont étalés de même pour toute la session, afin que les quatre se comparent\u202f: ${moved.join(', ')}.`;
};

export const olderScore = 'Ce score date d’un calcul précédent, les raisons sont d’aujourd’hui.';

/** Why a score that was counted earlier cannot be explained any more. */
export const obstacleSentences: Record<NonNullable<Explanation['obstacle']>, string> = {
  session: 'La session a changé depuis\u202f: ce score date d’avant.',
  formation: 'La formation ne correspond plus\u202f: ce score date d’avant ce changement.',
  level: 'Le niveau d’études ne correspond plus\u202f: ce score date d’avant ce changement.',
  contract: 'Le type de contrat ne correspond plus\u202f: ce score date d’avant ce changement.',
  distance: 'La distance dépasse maintenant la limite\u202f: ce score date d’avant ce changement.',
  candidate: 'La fiche du candidat n’est plus complète\u202f: ce score date d’avant.',
  need: 'Ce besoin n’est plus actif\u202f: ce score date d’avant.',
};
