import { elided } from '@tandem/domain/elision';
import { shareDays } from '@tandem/domain/shares/share';

export const shareMessages = {
  title: 'Montrer ce candidat au tuteur',
  lead: `Un lien montre son nom, sa fiche et son CV pendant ${shareDays} jours, sans ses coordonnées. Le candidat le sait.`,
  make: 'Créer un lien',
  making: 'Création du lien…',
  made: 'Lien créé\u202f: copiez-le maintenant, il ne sera plus affiché.',
  failed: 'Le lien n’a pas pu être créé.',
  link: 'Lien à transmettre',
  copy: 'Copier',
  copied: 'Lien copié.',
  mail: 'Envoyer par e-mail',
  mailSubject: (name: string) => `Candidature ${elided('de', name)}`,
  mailText: (name: string, link: string) =>
    `Bonjour,\n\nVoici la fiche et le CV ${elided('de', name)}\u202f: ${link}\n\nCe lien est valable ${shareDays} jours.`,
  revoke: 'Retirer',
  revoked: 'Lien retiré\u202f: il ne montre plus rien.',
  revokeFailed: 'Le lien n’a pas pu être retiré.',
  loadFailed: 'Les liens de partage n’ont pas pu être chargés.',
  toldTitle: 'Votre profil a été montré par un lien',
  by: { company: 'par l’entreprise', centre: 'par le centre' },
  madeOn: (day: string, by: string) => `Créé le ${day} ${by}`,
  until: (day: string) => `valable jusqu’au ${day}`,
  revokedOn: (day: string) => `retiré le ${day}`,
  endedOn: (day: string) => `terminé le ${day}`,
  opened: (count: number) =>
    count === 0 ? 'pas encore ouvert' : count === 1 ? 'ouvert une fois' : `ouvert ${count} fois`,
};

export const sharedPageMessages = {
  title: (name: string) => `Candidature ${elided('de', name)}`,
  loading: 'Candidature',
  sheet: 'Fiche et CV',
  lead: (company: string, title: string) => `Pour ${company}, besoin «\u202f${title}\u202f».`,
  until: (day: string) =>
    `Ce lien est personnel et valable jusqu’au ${day}. Ne le transmettez pas\u202f: chaque ouverture est notée, et le candidat sait que son profil a été montré.`,
  deadLead: 'Il est arrivé à son terme, ou il a été retiré.',
  deadText:
    'Si vous devez encore lire cette candidature, demandez un autre lien à l’entreprise ou au centre de formation qui vous l’a envoyé.',
  failed: 'Cette candidature n’a pas pu être chargée.',
};
