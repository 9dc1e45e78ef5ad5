import type { OddFile } from './candidate-files.ts';

const lea = 'Léa|Durand|lea@exemple.fr|06 12 34 56 78';
const noe = 'Noé|Martin|noe@exemple.fr|07 12 34 56 78';

/** Files of candidates as salons, forms and contact lists export them. */
export const exportedCandidateFiles: Readonly<Record<string, OddFile>> = {
  'how people are addressed, under « Titre », and names told twice': {
    sheets: [
      'Titre|Individu.Nom|Individu.Prénom|Individu.Nom complet|Adresse.E-mail|Adresse.Téléphone mobile\nMme|DURAND|Léa|DURAND Léa|lea@exemple.fr|0612345678\nM.|MARTIN|Noé|MARTIN Noé|noe@exemple.fr|0712345678',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78||',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78||',
    ],
    asks: true,
  },
  'titles of a form, each with how it is to be filled in': {
    sheets: [
      'Nom de naissance⏎(obligatoire)|Prénom⏎(obligatoire)|Courriel (obligatoire)|Tél. du responsable (facultatif)\nDURAND|Léa|lea@exemple.fr|0477123456\nMARTIN|Noé|noe@exemple.fr|',
    ],
    people: ['Léa|Durand|lea@exemple.fr|', 'Noé|Martin|noe@exemple.fr|'],
  },
  'levels, which are no programmes': {
    sheets: [
      'Nom|Prénom|Adresse mail|Téléphone principal|Niveau de formation\nDURAND|Léa|lea@exemple.fr|0612345678|Bac+2\nMARTIN|Noé|noe@exemple.fr|0712345678|Niveau 4\nPETIT|Inès|ines@exemple.fr||Bac +3',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78||',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78||',
      'Inès|Petit|ines@exemple.fr|||',
    ],
  },
  'whole addresses that end with the country, and words by which people are sorted': {
    sheets: [
      'Email Address|First Name|Last Name|Address|Phone Number|TAGS\nlea@exemple.fr|Léa|Durand|37 rue du 8-Mai-1945  Saint-Étienne-du-Rouvray  76800  FR|06 12 34 56 78|"BTS NDRC","JPO"\nnoe@exemple.fr|Noé|Martin|4 rue Basse, 95700 Roissy en France|07 12 34 56 78|"BTS MCO"\nines@exemple.fr|Inès|Petit|4 rue Basse, 69003 Lyon, France||',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78|76800 Saint-Étienne-du-Rouvray|',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78|95700 Roissy en France|',
      'Inès|Petit|ines@exemple.fr||69003 Lyon|',
    ],
  },
  'what somebody does now, which is no wish': {
    sheets: [
      'First Name|Last Name|URL|Email Address|Company|Position\nLéa|Durand||lea@exemple.fr|Lycée Ampère|Étudiant(e) BTS NDRC\nNoé|Martin||noe@exemple.fr||Bachelor RH',
    ],
    people: ['Léa|Durand|lea@exemple.fr|||', 'Noé|Martin|noe@exemple.fr|||'],
  },
  'the same as above, cut short': {
    sheets: [
      'Nom|Prénom|Tél|Mail|Ville|Formation\nDurand|Léa|0612345678|lea@exemple.fr|Annecy|BTS MCO\nMartin|Noé|0712345678|noe@exemple.fr|id.|id.\nPetit|Inès|0612345679|ines@exemple.fr|id|Id.',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78|Annecy|BTS MCO',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78|Annecy|BTS MCO',
      'Inès|Petit|ines@exemple.fr|06 12 34 56 79|Annecy|BTS MCO',
    ],
  },
  'visitors of a salon': {
    sheets: [
      'Salon|Nom du visiteur|Prénom du visiteur|Courriel du visiteur|Téléphone du visiteur\nLille|Durand|Léa|lea@exemple.fr|0612345678',
    ],
    people: [lea],
  },
  'codes of questions before the questions': {
    sheets: [
      'id. ID de la réponse|nom. Votre nom|prenom. Votre prénom|mail. Votre adresse électronique|tel. Votre numéro de portable\n1|Durand|Léa|lea@exemple.fr|0612345678\n2|Martin|Noé|noe@exemple.fr|0712345678',
    ],
    people: [lea, noe],
  },
  'lines of a mail that tell a table’s head from its body': {
    sheets: [
      '|Nom|Prénom|Mail|Tél|\n|-----|:------:|------|----:|\n|Durand|Léa|lea@exemple.fr|0612345678|',
    ],
    people: [lea],
  },
  'whom to ask, below a list': {
    sheets: [
      'Nom|Prénom|Mail|Tél\nDurand|Léa|lea@exemple.fr|0612345678\nTotal|1\nDocument confidentiel - contact : dpo@cfa.example',
    ],
    people: [lea],
  },
  'pictures beside what is told': {
    sheets: [
      '👤 Nom|🙂 Prénom|📧 Mail|📱 Téléphone\nDurand|Léa 🔥|📧 lea@exemple.fr|📱 06 12 34 56 78',
    ],
    people: [lea],
  },
  'titles in two languages': {
    sheets: [
      'Nom / Last name|Prénom / First name|Téléphone / Phone|Courriel / Email\nDurand|Léa|0612345678|lea@exemple.fr',
    ],
    people: [lea],
  },
  'a name under a question that nobody foresaw': {
    sheets: [
      'First, what do they call you at home?|And your first name?|Your email address|Phone number\nDurand|Léa|lea@exemple.fr|+33612345678\nMartin|Noé|noe@exemple.fr|0712345678',
    ],
    people: [lea, noe],
    asks: true,
  },
  'a title that names a school, above a header': {
    sheets: [
      'École Exemple - Export|||\nNom élève|Prénom élève|E-mail élève|Portable élève\nDurand|Léa|lea@exemple.fr|0612345678',
    ],
    people: [lea],
  },
  'all in one cell, with dashes between': {
    sheets: [
      'Candidat (nom, prénom, mail, téléphone)\nDURAND Léa - lea@exemple.fr - 06 12 34 56 78',
    ],
    people: [lea],
    asks: true,
  },
  'a page of a site, with what leads to the next': {
    sheets: [
      'Nom|Prénom|Tél|Mail\nDurand|Léa|0612345678|lea@exemple.fr\n\nAffichage de 1 à 1 sur 1 résultats\nPrécédent 1 Suivant',
    ],
    people: [lea],
  },
  'one person a line, each behind a dash': {
    sheets: [
      '- Léa DURAND|BTS MCO|06 12 34 56 78|lea@exemple.fr\n- Noé MARTIN|BTS NDRC|07 12 34 56 78|noe@exemple.fr',
    ],
    people: [lea, noe],
    asks: true,
  },
};

/** Each as « name|contact|e-mail|phone ». */
export const exportedCompanyFiles: Readonly<Record<string, OddFile>> = {
  'a register of companies': {
    sheets: [
      'siren|siret_siege|denomination|dirigeants|code_postal|ville|email|telephone\n382456176|38245617600025|Mutuelle du Beffroi|Sophie Lemaire (Gérante)|59000|LILLE|rh@beffroi.example|0320204517',
    ],
    people: ['Mutuelle du Beffroi|Sophie Lemaire|rh@beffroi.example|03 20 20 45 17'],
  },
  'a file of the register of all companies': {
    sheets: [
      'siren|nic|siret|denominationUniteLegale|codePostalEtablissement|libelleCommuneEtablissement|mail|tel\n382456176|00025|38245617600025|SARL ROUX|42300|ROANNE|contact@roux.example|0477123456',
    ],
    people: ['SARL ROUX||contact@roux.example|04 77 12 34 56'],
  },
  'the company’s own address after its tutor’s': {
    sheets: [
      'Raison sociale|Mail maître d’apprentissage|Tél MA|Mail entreprise|Tél entreprise\nSARL Roux|ma@tuteurs.example|0655443300|contact@roux.example|0477123456',
    ],
    people: ['SARL Roux||contact@roux.example|04 77 12 34 56'],
  },
  'a second contact below the first': {
    sheets: [
      'Société|Prénom|Nom|Email\nSARL Roux|Marc|Durand|marc@roux.example\n|Anne|Petit|anne@roux.example\nSARL Loup|Noé|Roc|noe@loup.example\n|Léa|Fort|lea@ailleurs.example',
    ],
    people: [
      'SARL Roux|Marc Durand|marc@roux.example|',
      'SARL Roux|Anne Petit|anne@roux.example|',
      'SARL Loup|Noé Roc|noe@loup.example|',
      '|Léa Fort|lea@ailleurs.example|',
    ],
  },
  'a contact with what they do': {
    sheets: [
      'Nom de l’entreprise|Adresse mail|Personne à contacter\nSARL Roux|marc@roux.example|Marc Durand - Gérant\nSARL Loup|anne@loup.example|Anne Petit, DRH',
    ],
    people: ['SARL Roux|Marc Durand|marc@roux.example|', 'SARL Loup|Anne Petit|anne@loup.example|'],
  },
};
