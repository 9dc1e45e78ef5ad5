/** What other screens say in one line before one gives data. */
export const privacyLines = {
  atRegistration: 'En créant votre compte, vous confiez des données à votre centre de formation.',
  beforeTest:
    'Vos réponses servent à calculer une part du score de chaque match. Aucune n’est montrée à l’autre côté, et un score ne décide de rien.',
  beforeTutorTest:
    'Vos réponses servent à calculer une part du score des candidats. Elles ne sont montrées à personne, et un score ne décide de rien.',
  beforeSheet:
    'Votre fiche et votre CV sont lus par le centre et par les entreprises avec qui vous avez un match.',
  beforeCompanySheet: 'Votre fiche est lue par le centre et par les candidats de vos matchs.',
  more: 'Vos données et vos droits',
};
