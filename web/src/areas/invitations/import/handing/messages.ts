import { formatCount } from '../../../../platform/format/numbers.ts';

/** When invitations leave, and what they say. */
export const invitationMessages = {
  whenTold: {
    now: 'Les e-mails partent dès que la liste est transmise, l’un après l’autre, au rythme du serveur de messagerie.',
    later: 'Les personnes sont ajoutées tout de suite\u202f; les e-mails partent au moment choisi.',
    none: 'Les personnes sont ajoutées\u202f; rien ne leur est envoyé avant que vous ne les relanciez.',
  },
  seeMessage: 'Voir le message d’invitation',
  messageFailed: 'Le message n’a pas pu être affiché.',
  mailSubject: (subject: string) => `Objet\u202f: ${subject}`,
  smsBeside: (count: number) =>
    `Et par SMS, à ${formatCount(count, 'personne qui a un numéro', 'personnes qui ont un numéro')}\u202f:`,
};
