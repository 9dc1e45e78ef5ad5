import { plural } from '../../platform/format/numbers.ts';

export const testMessages = {
  title: 'Test de personnalité',
  lead: 'Dites comment vous aimez travailler.',
  duration: 'Ce test rapide prend 2 minutes.',
  candidateHint:
    'Répondez spontanément, pour vous. Il n’y a pas de bonne ou de mauvaise réponse, et vous pourrez changer d’avis.',
  tutorHint:
    'Répondez en pensant à la personne avec qui vous travailleriez le mieux. Il n’y a pas de bonne ou de mauvaise réponse.',
  answered: 'Répondu',
  left: (count: number) =>
    count === 0
      ? 'Toutes les questions ont une réponse.'
      : `Il reste ${count} ${plural(count, 'question', 'questions')}.`,
  progress: 'Questions répondues',
  unanswered: 'Cette question attend une réponse.',
  step: (first: number, last: number, total: number) =>
    first === last ? `Question ${first} sur ${total}` : `Questions ${first} à ${last} sur ${total}`,
  previous: 'Précédent',
  next: 'Suivant',
  save: 'Enregistrer',
  saved: 'Données mises à jour avec succès',
  failed: 'Erreur lors de la mise à jour des données',
  loadFailed: 'Le test n’a pas pu être chargé.',
};

export const companyTestMessages = {
  lead: (title: string, company: string) =>
    `Vous répondez pour le besoin « ${title} », chez ${company}.`,
  doneTitle: 'Ce test est déjà rempli',
  doneLead: (title: string, company: string) =>
    `Le besoin « ${title} », chez ${company}, est actif : vous n’avez plus rien à faire.`,
  doneText: 'L’entreprise verra les candidats qui lui correspondent sur Tandem.',
  deadLead: 'Le besoin auquel il menait n’existe plus, ou l’adresse est incomplète.',
  deadText:
    'Vérifiez que vous avez copié le lien en entier, ou demandez-en un autre à l’entreprise qui vous l’a envoyé.',
  home: "Retour à la page d'accueil",
};

export const thanksMessages = {
  title: 'Merci',
  text: 'Vos réponses sont enregistrées avec succès : le besoin est maintenant actif.',
  next: 'L’entreprise verra bientôt les candidats qui lui correspondent. Vous pouvez fermer cette page.',
  home: "Retour à la page d'accueil",
};
