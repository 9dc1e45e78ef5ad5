/** What the sheet says to the company whose it is. */
export const ownCompanyWords = {
  identity: 'Votre entreprise',
  contact: 'Votre contact pour les candidats',
  contactLead:
    'Un candidat voit ce nom, ce téléphone et votre adresse e-mail à partir du moment où vous l’acceptez.',
  descriptionHint: 'Votre métier, votre équipe, ce qu’un alternant y apprend.',
};

export type CompanyWords = typeof ownCompanyWords;

/** What it says to the staff, who fill it in for a company. */
export const othersCompanyWords: CompanyWords = {
  identity: 'L’entreprise',
  contact: 'Son contact pour les candidats',
  contactLead:
    'Un candidat voit ce nom, ce téléphone et l’adresse e-mail à partir du moment où l’entreprise l’accepte.',
  descriptionHint: 'Son métier, son équipe, ce qu’un alternant y apprend.',
};

export const companyBehalfMessages = {
  save: 'Enregistrer sa fiche',
  saved: 'Fiche enregistrée au nom du centre.',
};
