import { formatCount } from '../../../platform/format/numbers.ts';

/** Who of the invited is reminded, before they are: read with the dialog alone. */
export const remindAllMessages = {
  since: 'Pas joints depuis',
  sinceChoices: [
    ['1', 'un jour au moins'],
    ['3', 'trois jours au moins'],
    ['7', 'une semaine au moins'],
    ['14', 'deux semaines au moins'],
    ['30', 'un mois au moins'],
    ['0', 'peu importe, même aujourd’hui'],
  ],
  who: 'Qui sera relancé',
  refused: 'Son adresse refuse nos messages\u202f: à corriger',
  last: (moment: string | null) => (moment ? `Dernier e-mail\u202f: ${moment}` : 'Aucun e-mail'),
  more: (count: number) => `Et ${formatCount(count, 'autre', 'autres')}.`,
  leftOut: (count: number) =>
    `${formatCount(count, 'autre est laissé', 'autres sont laissés')} de côté par ces choix.`,
  nobody: 'Personne n’est à relancer avec ces choix.',
  all: 'Relancer tous',
  submit: (count: number) => `Relancer ${formatCount(count, 'candidat', 'candidats')}`,
} as const;
