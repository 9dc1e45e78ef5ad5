import { formatCount, formatNumber, plural } from '../../platform/format/numbers.ts';

const people = (count: number) => formatCount(count, 'candidat', 'candidats');
const needs = (count: number) => formatCount(count, 'besoin', 'besoins');

/** `12 candidats et 3 besoins`, or the one of them that there is. */
const both = (candidates: number, needCount: number): string =>
  [candidates > 0 && people(candidates), needCount > 0 && needs(needCount)]
    .filter(Boolean)
    .join(' et ');

/** Closing a school year, and what it hands on. */
export const closingMessages = {
  title: (name: string) => `Clôturer ${name}`,
  closedTitle: (name: string) => `${name}, session clôturée`,
  loadingTitle: 'Clôture d’une session',
  lead: 'Ce que la clôture concerne, et ce qui continue dans une autre session.',
  loadFailed: 'Cette session n’a pas pu être lue.',
  back: 'Formations et sessions',
  concerns: 'Ce qui va se passer',
  concernsClosed: 'Ce qui est dans cette session',
  figures: {
    openMatches: 'Matchs ouverts',
    openMatchesHint: 'Ils restent lisibles\u202f; plus rien n’y change.',
    agreed: (count: number) =>
      count === 0
        ? ''
        : `Dont ${formatCount(count, 'accord des deux côtés, sans contrat', 'accords des deux côtés, sans contrat')}.`,
    needs: 'Besoins actifs',
    needsHint: 'Ils ne reçoivent plus de candidats.',
    unplaced: 'Candidats sans place',
    unplacedHint: (placed: number) => `${people(placed)} ${plural(placed, 'a', 'ont')} une place.`,
    meetings: 'Rendez-vous à venir',
    meetingsHint: 'Annulés, et les deux côtés prévenus.',
  },
  carryTitle: 'Ce qui continue',
  carryLead:
    'Cochez ce que vous reportez. Les candidats gardent leur fiche et leur test\u202f; les besoins sont repris avec le test de leur tuteur. Le reste demeure ici, en lecture\u202f; la clôture fait partir le délai de conservation des données.',
  candidates: 'Candidats',
  needs: 'Besoins',
  candidateSearch: 'Rechercher un candidat',
  needSearch: 'Rechercher un besoin',
  name: 'Nom',
  formation: 'Formation',
  formations: 'Formations',
  place: 'Place',
  placed: 'Placé',
  unplaced: 'Sans place',
  need: 'Besoin',
  company: 'Entreprise',
  state: 'État',
  carried: 'Report',
  notCarried: '–',
  waits: (session: string) => `${session}, en cours`,
  unconfirmed: (session: string) => `${session}, pas encore confirmé`,
  confirmed: (session: string, day: string) => `${session}, confirmé le ${day}`,
  candidateCount: ['candidat', 'candidats'] as const,
  needCount: ['besoin', 'besoins'] as const,
  noCandidate: 'Aucun candidat dans cette session.',
  noNeed: 'Aucun besoin dans cette session.',
  noneHint: 'Il n’y a rien à reporter.',
  candidatesFailed: 'Les candidats n’ont pas pu être lus.',
  needsFailed: 'Les besoins n’ont pas pu être lus.',
  whichCandidates: 'Candidats affichés',
  everybody: 'Tous les candidats',
  unplacedOnly: 'Sans place',
  placedOnly: 'Placés',
  unconfirmedOnly: 'Reportés, pas encore confirmés',
  target: 'Session qui les accueille',
  targetHint: 'À venir ou en cours.',
  noTarget: 'Aucune autre session n’est ouverte. Ajoutez d’abord la suivante.',
  chooseTarget: 'Choisissez la session qui les accueille.',
  nextProgrammes: 'Formation suivante des candidats',
  nextProgrammesAbout: (moved: number) =>
    moved === 0
      ? 'Chacun reste dans la sienne'
      : formatCount(moved, 'formation suivie d’une autre', 'formations suivies d’une autre'),
  programmeHint: 'Le niveau visé suit la formation. Les besoins gardent les leurs.',
  programmeOf: (name: string, count: number) => `${name} (${people(count)})`,
  tell: 'Demander par e-mail une confirmation en un clic',
  tellHint:
    'Entre 8 h et 20 h, jamais le dimanche ni un jour férié. Les tuteurs dont le test manque reçoivent le lien du nouveau besoin.',
  close: 'Clôturer',
  carry: 'Reporter',
  chosen: (candidates: number, needCount: number) =>
    candidates + needCount === 0
      ? 'Rien n’est coché.'
      : `${both(candidates, needCount)} ${plural(candidates + needCount, 'coché', 'cochés')}.`,
  tickedOf: (count: number, of: number) =>
    `${formatNumber(count)} sur ${formatNumber(of)} ${plural(count, 'coché', 'cochés')}`,
  nothingChosen: 'Cochez d’abord ce que vous reportez.',
  confirmTitle: (name: string) => `Clôturer ${name}\u202f?`,
  carryConfirmTitle: (name: string) => `Reporter depuis ${name}\u202f?`,
  willClose: ({
    matches,
    needCount,
    meetings,
  }: {
    matches: number;
    needCount: number;
    meetings: number;
  }) =>
    `${formatCount(matches, 'match ouvert', 'matchs ouverts')} et ${formatCount(needCount, 'besoin actif', 'besoins actifs')} ne changeront plus${meetings === 0 ? '' : `\u202f; ${formatCount(meetings, 'rendez-vous sera annulé', 'rendez-vous seront annulés')}, et les deux côtés prévenus`}.`,
  willCarry: (candidates: number, needCount: number, session: string) =>
    `${both(candidates, needCount)} ${plural(candidates + needCount, 'passe', 'passent')} en ${session}.`,
  willCarryNothing: 'Rien n’est reporté. Vous pourrez encore le faire depuis cette page.',
  willTell: 'Chacun reçoit un e-mail pour confirmer en un clic.',
  willStayQuiet: 'Personne ne reçoit d’e-mail.',
  willTellNobodyElse: 'Personne d’autre ne reçoit d’e-mail.',
  willStay: (count: number) =>
    `${people(count)} sans place ne ${plural(count, 'est', 'sont')} pas ${plural(count, 'reporté', 'reportés')}.`,
  done: (name: string) => `${name} est clôturée.`,
  carryDone: 'Le report est lancé.',
  failed: 'La session n’a pas pu être clôturée.',
  carryFailed: 'Le report n’a pas pu être lancé.',
  progress: (carried: {
    candidates: number;
    needs: number;
    waiting: number;
    confirmed: number;
  }) => {
    const moved = both(carried.candidates, carried.needs);
    const rest = carried.waiting > 0 ? `\u202f; encore ${carried.waiting} en route` : '';
    return `Reportés\u202f: ${moved}, dont ${carried.confirmed} ${plural(carried.confirmed, 'confirmé', 'confirmés')}${rest}.`;
  },
};
