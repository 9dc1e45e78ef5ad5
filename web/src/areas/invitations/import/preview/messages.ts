import { formatCount, formatNumber, plural } from '../../../../platform/format/numbers.ts';

interface Otherwise {
  field: string;
  first: string;
  second: string;
}

interface Told {
  completedPeople: number;
  differing: number;
  otherPeople: number;
}

/** What the preview says of rows that are of one person. */
export const repeatMessages = {
  repeats: (count: number) =>
    `${formatCount(count, 'ligne répète quelqu’un', 'lignes répètent quelqu’un')} du fichier`,
  hint: ({ completedPeople, differing, otherPeople }: Told) =>
    [
      completedPeople > 0
        ? `${formatCount(completedPeople, 'personne complétée', 'personnes complétées')} par ${plural(completedPeople, 'ses', 'leurs')} autres lignes`
        : '',
      differing > 0
        ? `${formatNumber(differing)} ${plural(differing, 'dit', 'disent')} aussi autre chose, qui n’est pas repris`
        : '',
      otherPeople > 0
        ? `${formatNumber(otherPeople)} ${plural(otherPeople, 'a l’adresse d’une personne d’un autre nom', 'ont l’adresse d’une personne d’un autre nom')}\u202f: à voir une par une`
        : '',
    ]
      .filter((text) => text !== '')
      .join(', '),
  completeAll: (people: number) =>
    `Compléter ${formatCount(people, 'personne', 'personnes')} par ${plural(people, 'ses', 'leurs')} autres lignes`,
  completeNone: 'Ne rien compléter',
  complete: 'Compléter',
  completeLine: (line: string) => `Compléter la ligne ${line}`,
  leave: 'Ne pas compléter',
  leaveLine: (line: string) => `Ne pas compléter la ligne ${line}`,
  completes: (line: string, fields: string) => `Complète la ligne ${line}\u202f: ${fields}`,
  repeated: (line: string) => `En double dans le fichier, ligne ${line}`,
  otherwise: (all: readonly Otherwise[]) =>
    all
      .map(
        ({ field, first, second }) =>
          `${field} «\u202f${second}\u202f» au lieu de «\u202f${first}\u202f»`,
      )
      .join(', '),
  otherwiseKept: (fields: string) => `autre chose n’est pas repris\u202f: ${fields}`,
  rows: (count: string) => `En double (${count})`,
};

/** What the preview says of rows that are shown, and left out, by what is wrong with them. */
export const filterMessages = {
  kind: (text: string, count: string) => `– ${text} (${count})`,
  /** Where what is said of a row is long for a list. */
  kinds: {
    'same-person': 'Même nom et même téléphone',
    'same-company': 'Même entreprise',
    'two-people': 'Deux personnes sur une ligne',
    relative: 'Un parent',
    error: 'Case en erreur',
    gone: 'Parti, annulé ou refusé',
  },
  leaveOut: (count: number) => `Laisser de côté ${formatCount(count, 'ligne', 'lignes')}`,
  takeBack: (count: number) => `Reprendre ${formatCount(count, 'ligne', 'lignes')}`,
};

const movedTo = (count: number, when: 'now' | 'later' | 'none'): string => {
  if (when === 'none')
    return `rien n’étant envoyé, relancez ensuite ${plural(count, 'cette personne', 'ces personnes')} pour qu’${plural(count, 'elle ait le nouveau', 'elles aient le nouveau')}`;
  const again = plural(count, 'l’invitation repart', 'les invitations repartent');
  return when === 'now'
    ? `${again}, par e-mail et au bon numéro`
    : `${again} au moment choisi, par e-mail et au bon numéro`;
};

/** What the preview says of rows that complete a sheet that is there. */
export const sentMessages = {
  complete: (count: number) => `Compléter ${formatCount(count, 'fiche', 'fiches')}`,
  both: (added: string, completed: number) =>
    `${added}, compléter ${formatCount(completed, 'fiche', 'fiches')}`,
  completed: (count: number) =>
    formatCount(count, 'fiche prête à être complétée', 'fiches prêtes à être complétées'),
  /** What becomes of links that went by SMS to a number that this list replaces. */
  moved: (count: number, when: 'now' | 'later' | 'none') =>
    `${formatCount(count, 'lien d’invitation est parti', 'liens d’invitation sont partis')} par SMS à un autre numéro et ne ${plural(count, 'vaudra', 'vaudront')} plus\u202f: ${movedTo(count, when)}.`,
};

/** What the preview says of columns that are not taken. */
export const leftOutMessages = {
  contacts: (names: string) =>
    `Colonnes non reprises, avec des adresses, des numéros ou des noms\u202f: ${names}. Si ce sont ceux de la liste, revoyez les colonnes.`,
  untitled: (number: number, sample: string) =>
    `colonne ${number} sans titre (${sample.slice(0, 40)})`,
  others: (names: string) => `Colonnes non reprises\u202f: ${names}.`,
};
