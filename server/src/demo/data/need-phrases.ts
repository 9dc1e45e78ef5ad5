/** What job sheets offer, whatever the trade. */
export const generalConditions = [
  'Tickets restaurant et mutuelle prise en charge pour moitié.',
  'Transports en commun remboursés aux trois quarts.',
  'Horaires réguliers, du lundi au vendredi.',
  'Possibilité de logement chez un collègue les premières semaines.',
  'Un livret d’accueil, un parrain, et une place à table.',
  'Rémunération légale majorée de 10 % la première année.',
  'Cinq jours de congé supplémentaires pour réviser.',
  'Un forfait mobilité pour celles et ceux qui viennent à vélo.',
  'Aide au permis de conduire, jusqu’à 500 euros.',
  'Bilan écrit tous les trois mois avec votre tuteur.',
  'Vrai travail, vrais clients, et quelqu’un à côté de vous.',
  'Poste accessible aux personnes en situation de handicap.',
  'Locaux neufs, bien desservis.',
  'Repas de midi pris en charge.',
  'Équipe stable : ici, on part surtout à la retraite.',
  'Semaine de quatre jours et demi.',
  'Une formation à la sécurité dès la première semaine.',
  'Journée d’immersion possible avant de signer.',
] as const;

/** What larger companies add to these. */
export const largerConditions = [
  'Une prime d’objectif collective versée en décembre.',
  'Avantages du comité social et économique dès le premier jour.',
  'Deux semaines d’intégration dans les différents services.',
  'Treizième mois et participation.',
  'Nous embauchons deux alternants sur trois.',
  'Déplacements dans la région, véhicule de service.',
  'Restaurant d’entreprise sur place.',
  'Parcours d’accueil commun à tous les alternants de l’année.',
] as const;

/** What job sheets expect, whatever the trade. */
export const generalProfile = [
  'Nous regardons l’envie avant le bulletin.',
  'Ponctualité et franchise : le reste, nous nous en chargeons.',
  'Vous savez dire quand vous n’avez pas compris.',
  'Peu importe votre parcours, racontez-le-nous.',
  'Vous prenez des notes, c’est déjà beaucoup.',
  'Vous êtes une personne fiable et vous aimez apprendre.',
  'Un stage ou une expérience dans le domaine serait un plus.',
  'Vous aimez travailler à plusieurs.',
  'Vous savez vous organiser et prévenir en cas de retard.',
  'Débutantes et débutants sont les bienvenus.',
] as const;

/** Last lines; {contact} is the person who receives. */
export const closings = [
  'Votre [interlocuteur|interlocutrice], {contact}, vous répond sous une semaine.',
  'Au quotidien, vous travaillerez avec {contact}.',
  'Pour en parler : {contact}.',
  'Premier échange par téléphone avec {contact}, puis visite sur place.',
  '{contact} sera [votre référent|votre référente] pendant tout le contrat.',
  'Un entretien, une visite, une réponse : {contact} s’en occupe.',
] as const;

/** How needs say contract and start; {contrat} begins with a capital. */
export const contractLines = [
  '{contrat} {de duree}, démarrage dès que possible.',
  '{contrat}, {duree}. Prise de poste selon votre calendrier de cours.',
  '{contrat} {de duree}, à temps plein, cours compris.',
  'Durée : {duree}. {contrat}.',
] as const;
