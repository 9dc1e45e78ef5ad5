import type { Answer } from '@tandem/contract';
import { formatMoment } from '../../platform/format/dates.ts';
import { formatCount } from '../../platform/format/numbers.ts';

type Run = Answer<'GET /retention-runs/'>[number];

export const retentionMessages = {
  title: 'Conservation des données',
  clockTitle: 'L’horloge du serveur a sauté',
  clockLead: ({ now, seen_at: seen }: Answer<'GET /clock/'>) =>
    `Elle indique ${formatMoment(now)}${seen === null ? '' : `, et indiquait ${formatMoment(seen)} au dernier passage`}. Rien n’est effacé avant que vous ayez dit que cette date est juste. Sinon, mettez le serveur à l’heure\u202f: l’effacement reprendra de lui-même.`,
  clockRight: 'Cette date est juste',
  clockWorking: 'Enregistrement…',
  clockDone: 'L’effacement reprend.',
  clockFailed: 'Votre réponse n’a pas pu être enregistrée.',
  lead: 'Chaque jour, Tandem prévient les candidats et les entreprises dont le compte ne sert plus depuis deux ans, efface 30 jours plus tard ceux qui ne sont pas revenus, et efface les fiches de contrat dont la durée est passée.',
  rules: 'Ce qui est gardé, et combien de temps',
  loadFailed: 'Les derniers passages n’ont pas pu être chargés.',
  none: 'Aucun passage pour l’instant : le premier aura lieu dans l’heure.',
  nothing: 'Rien à faire',
  unfinished: 'Inachevé, repris dans l’heure',
  when: ({ started_at: at }: Run) => formatMoment(at),
};

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
