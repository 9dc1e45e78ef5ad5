/** The tutor of a need: who that is, and how the link of the test reaches them. */
export const tutorMessages = {
  section: 'Le tuteur ou la tutrice',
  hint: 'Facultatif. La personne reçoit le lien de son test\u202f; le candidat voit comment la joindre une fois que vous vous êtes dit oui, et le dossier de contrat la reprend.',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  of: (action: string, title: string) => `${action}\u202f: ${title}`,
  fact: 'Tuteur',
  answered: 'Test rempli',
  answeredBy: (day: string, name: string | null) =>
    name === null ? `Le ${day}` : `Le ${day} par ${name}`,
  byMail: (address: string) => `Envoyer à ${address}`,
  bySms: (number: string) => `SMS au ${number}`,
  askedAt: (moment: string) => `Lien envoyé le ${moment}.`,
  refused: (address: string, day: string) =>
    `${address} n’a pas reçu notre e-mail du ${day}. Corrigez l’adresse en modifiant le besoin\u202f: le lien repartira.`,
  refusedSms: (number: string, day: string) =>
    `Le ${number} n’a pas reçu notre SMS du ${day}. Corrigez le numéro en modifiant le besoin\u202f: le lien repartira.`,
  unknown: 'Ajoutez l’e-mail ou le téléphone du tuteur au besoin pour lui envoyer le lien d’ici.',
  sent: 'Le lien est parti.',
  sendFailed: 'Le lien n’a pas pu être envoyé.',
};
