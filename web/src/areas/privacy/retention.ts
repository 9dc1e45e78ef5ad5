import type { Answer } from '@tandem/contract';
import { formatDay, formatMoment } from '../../platform/format/dates.ts';
import { formatCount, plural } from '../../platform/format/numbers.ts';
import { formatList } from '../../platform/format/text.ts';

type Run = Answer<'GET /retention-runs/'>[number];
type Outlook = Answer<'GET /retention-outlook/'>;

const accounts = (count: number) => formatCount(count, 'compte', 'comptes');

export const retentionMessages = {
  title: 'Conservation des données',
  clockTitle: 'L’horloge du serveur a sauté',
  clockLead: ({ now, seen_at: seen }: Answer<'GET /clock/'>) =>
    `Elle indique ${formatMoment(now)}${seen === null ? '' : `, et indiquait ${formatMoment(seen)} au dernier passage`}. Rien n’est effacé, aucun besoin n’expire et aucune nouvelle adresse ne compte avant que vous ayez dit que cette date est juste. Sinon, mettez le serveur à l’heure\u202f: tout reprendra de lui-même.`,
  clockRight: 'Cette date est juste',
  clockWorking: 'Enregistrement…',
  clockDone: 'Ce qui attendait reprend.',
  clockFailed: 'Votre réponse n’a pas pu être enregistrée.',
  lead: 'Chaque jour, Tandem prévient les candidats et les entreprises dont le compte ne sert plus depuis deux ans, et dont l’année scolaire est clôturée depuis aussi longtemps, efface 30 jours plus tard ceux qui ne sont pas revenus, et efface les fiches de contrat dont la durée est passée.',
  ahead: 'Ce qui vient',
  done: 'Les derniers passages',
  aheadFailed: 'Ce qui vient n’a pas pu être chargé.',
  rules: 'Ce qui est gardé, et combien de temps',
  loadFailed: 'Les derniers passages n’ont pas pu être chargés.',
  none: 'Aucun passage pour l’instant : le premier aura lieu dans l’heure.',
  nothing: 'Rien à faire',
  unfinished: 'Inachevé, repris dans l’heure',
  when: ({ started_at: at }: Run) => formatMoment(at),
};

/** What comes, one sentence each: what could not be ended, who was told, then the sessions whose closing decides when the others are. */
export const outlookSentences = ({ forgetting, told, sessions }: Outlook): string[] => [
  ...(forgetting.since === null
    ? []
    : [
        `${formatCount(forgetting.late, 'effacement inachevé', 'effacements inachevés')} depuis le ${formatMoment(forgetting.since)}\u202f: des noms restent dans les textes des autres. Tandem réessaie chaque heure\u202f; le journal du serveur dit pourquoi.`,
      ]),
  ...(told.erased_at === null
    ? []
    : [
        `${accounts(told.accounts)} ${plural(told.accounts, 'prévenu', 'prévenus')}\u202f: ${plural(told.accounts, 'effacé', 'effacés')} à partir du ${formatDay(told.erased_at)} sans connexion d’ici là.`,
      ]),
  ...sessions.map(
    ({ name, begun_at: begun, told_at: toldAt, erased_at: erasedAt, candidates, companies }) => {
      const who = formatList([
        ...(candidates > 0 ? [formatCount(candidates, 'candidat', 'candidats')] : []),
        ...(companies > 0 ? [formatCount(companies, 'entreprise', 'entreprises')] : []),
      ]);
      return `${name}, délai commencé le ${formatDay(begun)}\u202f: ${who} sans connexion depuis. Avis à partir du ${formatDay(toldAt)}, effacement à partir du ${formatDay(erasedAt)}.`;
    },
  ),
];

/** What a run did, one phrase each; what it did none of is left out. */
export const runPhrases = (run: Run): string[] => {
  const counted: [count: number, one: string, other: string][] = [
    [run.noticed, 'compte prévenu', 'comptes prévenus'],
    [run.erased, 'compte effacé', 'comptes effacés'],
    [run.contract_sheets, 'fiche de contrat effacée', 'fiches de contrat effacées'],
    [run.files, 'fichier sans propriétaire supprimé', 'fichiers sans propriétaire supprimés'],
    [run.failed, 'échec, retenté le lendemain', 'échecs, retentés le lendemain'],
  ];
  const phrases = counted
    .filter(([count]) => count > 0)
    .map(([count, one, other]) => formatCount(count, one, other));
  if (run.finished_at === null) phrases.push(retentionMessages.unfinished);
  return phrases.length > 0 ? phrases : [retentionMessages.nothing];
};
