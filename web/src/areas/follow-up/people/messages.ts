import { elided } from '@tandem/domain/elision';
import { formatCount } from '../../../platform/format/numbers.ts';

/** What opens a page of somebody from a list. */
export const openPerson = 'Ouvrir la page';

/** A candidate's sheet that the staff fill in. */
export const filledMessages = {
  fill: 'Remplir sa fiche',
  correct: 'Corriger sa fiche',
  mark: (who: string) => `Fiche remplie par le centre (${who})`,
};

/** The test of whoever has no address. */
export const askedTestMessages = {
  take: 'Passer le test ensemble',
  retake: 'Revoir les réponses du test',
  title: (name: string) => `Test avec ${name}`,
  lead: 'Lisez les questions, la personne répond.',
  hint: 'Ses réponses comptent comme si elle avait passé le test elle-même.',
};

/** Notes of the staff. */
export const noteMessages = {
  add: 'Noter',
  addTitle: (count: number) => (count > 1 ? `Noter sur ${count} personnes` : 'Noter'),
  changeTitle: 'Modifier la note',
  kind: 'Type',
  text: 'Note',
  textHint:
    'La personne peut demander à lire ce qui est noté à son sujet. @ et un nom préviennent un collègue.',
  mention: 'Prévenir',
  textMissing: 'Écrivez ce que vous voulez noter.',
  due: 'À reprendre le',
  dueHint: 'Ce jour-là, la note est dans «\u202fÀ faire\u202f».',
  owner: 'Pour',
  me: 'Moi',
  save: 'Enregistrer',
  saved: (count: number) => (count > 1 ? `${count} notes enregistrées.` : 'Note enregistrée.'),
  failed: 'La note n’a pas pu être enregistrée.',
  none: 'Aucune note.',
  loadFailed: 'Les notes n’ont pas pu être chargées.',
  done: 'C’est fait',
  doneOn: (day: string) => `fait le ${day}`,
  dueOn: (day: string) => `à reprendre le ${day}`,
  for: (name: string) => `pour ${name}`,
  change: 'Modifier',
  delete: 'Supprimer la note',
  deleteTitle: 'Supprimer cette note\u202f?',
  deleted: 'Note supprimée.',
  deleteFailed: 'La note n’a pas pu être supprimée.',
};

/** Giving many to one of the staff. */
export const assignMessages = {
  assign: 'Confier',
  title: 'Confier à qui\u202f?',
  referent: 'Référent',
  nobody: 'Personne',
  save: 'Confier',
  done: (count: number) => `${formatCount(count, 'personne confiée', 'personnes confiées')}.`,
  failed: 'Le référent n’a pas pu être enregistré.',
};

/** Passing all that one of the staff follows to another. */
export const handOverMessages = {
  handOver: (name: string) => `Passer le suivi ${elided('de', name)}`,
  title: 'Passer tout le suivi',
  explain: (name: string) =>
    `Les personnes et les notes à reprendre que suit ${name} vont à un autre membre de l’équipe.`,
  to: 'À qui',
  choose: 'Choisir…',
  missing: 'Choisissez à qui passer le suivi.',
  save: 'Passer le suivi',
  done: (people: number, notes: number) =>
    `${formatCount(people, 'personne', 'personnes')} et ${formatCount(notes, 'note', 'notes')} transmises.`,
  failed: 'Le suivi n’a pas pu être transmis.',
};

/** Words by which people are told apart in lists. */
export const tagMessages = {
  open: 'Étiqueter',
  title: 'Étiqueter la sélection',
  how: 'Faire quoi\u202f?',
  ways: [
    ['add', 'Ajouter l’étiquette'],
    ['remove', 'Retirer l’étiquette'],
  ] as const,
  tag: 'Étiquette',
  tagHint:
    'Un mot ou deux\u202f: Permis B, Forum de mars… Les personnes la lisent dans leurs données.',
  missing: 'Ce champ est obligatoire.',
  save: 'Appliquer',
  done: (count: number) =>
    count === 0
      ? 'Personne n’avait besoin de ce changement.'
      : `Étiquettes de ${formatCount(count, 'personne', 'personnes')} à jour.`,
  failed: 'Les étiquettes n’ont pas pu être enregistrées.',
};
