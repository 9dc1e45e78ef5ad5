import type { OddFile } from './candidate-files.ts';

/** Files of candidates as secretaries have them, written as by somebody who has not read the rules. */
export const secretaryCandidateFiles: Readonly<Record<string, OddFile>> = {
  'an export of an apprentices’ program with the company’s columns': {
    sheets: [
      'Nom apprenant|Prénom apprenant|Né(e) le|Sexe|Formation|Groupe|Tél. portable|E-mail|Entreprise|Tél. entreprise|E-mail MA\nDURAND|Léa|03/02/2008|F|BTS MCO|BTS MCO 1A|06 12 34 56 78|lea@exemple.fr|ARBRE|04 65 71 00 00|ma@arbre.example\nMARTIN|Noé|04/02/2008|M|BTS MCO|BTS MCO 1A||noe@exemple.fr|||',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78', 'Noé|Martin|noe@exemple.fr|'],
  },
  'an export in capitals with codes': {
    sheets: [
      'CODE_STAGIAIRE|CIVILITE|NOM_STAGIAIRE|PRENOM_STAGIAIRE|ADR1|ADR2|CP|VILLE|TEL_DOM|TEL_PORT|EMAIL|LIB_ACTION\n1023|MME|LE GALL|MAELLE|3 RUE X||29200|BREST|0298000000|0612345678|maelle@exemple.fr|TP ASSISTANT RH 2026',
    ],
    people: ['Maelle|Le Gall|maelle@exemple.fr|06 12 34 56 78'],
  },
  'an export whose headers say after a dot whose they are': {
    sheets: [
      'Login.|Code.Apprenant|Nom.Apprenant|Prénom.Apprenant|Mail.Apprenant|Mail perso.Apprenant|Tel portable.Apprenant|Inscription.Formation\nldurand|A1|Durand|Léa|lea.durand@ecole.example|lea@exemple.fr|0612345678|Bachelor RH',
    ],
    people: ['Léa|Durand|lea.durand@ecole.example|06 12 34 56 78'],
  },
  'an export with the parents beside': {
    sheets: [
      'Élève|Né(e) le|Classe|Adresse E-mail|Portable|Resp. légal 1|Mail resp. 1|Tél. resp. 1\nDURAND Léa|03/02/2008|TSTMG1|lea@exemple.fr|+33 (0)6 12 34 56 78|DURAND Paul|paul@exemple.fr|06 99 99 99 99',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78'],
  },
  'admissions with parents and a second first name': {
    sheets: [
      "Rang|Numéro de dossier|Nom|Prénom|Deuxième prénom|Civilité|Date de naissance|Adresse|Code postal|Commune|Téléphone fixe|Téléphone mobile|Adresse mail|Série|Établissement d'origine|Téléphone responsable|Mail responsable légal|Voeu\n1|123456|DURAND|Léa|Marie|Mme|03/02/2008|1 rue X|69003|Lyon|0465710000|0612345678|lea@exemple.fr|STMG|Lycée X|0600000000|parent@exemple.fr|BTS MCO",
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78'],
  },
  'a form that asks in the familiar form': {
    sheets: [
      'Horodateur|Adresse e-mail|Quel est ton nom ?|Quel est ton prénom ?|Ton numéro de téléphone|Quelle formation souhaites-tu suivre à la rentrée 2026 ?|As-tu déjà une entreprise ? Si oui, laquelle ?\n12/01/2026 10:22:33|lea@exemple.fr|Durand|Léa|06.12.34.56.78|BTS MCO|Non',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78'],
  },
  'a form whose answers are anonymous': {
    sheets: [
      'ID|Heure de début|Heure de fin|Adresse de messagerie|Nom|Nom de famille|Prénom2|Numéro de portable\n1|46000.5|46000.6|anonymous||Durand|Léa|612345678',
    ],
    people: ['Léa|Durand||06 12 34 56 78'],
  },
  'titles in a column of their own': {
    sheets: [
      'Civ.|Nom|Prénom|Mél\nM.|DUPONT|Jean-Paul|jp@exemple.fr\nMme|DE LA RUE|Zoé|zoe@exemple.fr',
    ],
    people: ['Jean-Paul|Dupont|jp@exemple.fr|', 'Zoé|de La Rue|zoe@exemple.fr|'],
  },
  'titles before names, signs after addresses': {
    sheets: [
      'Candidat(e)|E-mail|GSM\nMme Léa DURAND|LEA@EXEMPLE.FR;|06-12-34-56-78\nMonsieur Noé MARTIN|noe@exemple.fr.|0033712345678',
    ],
    people: [
      'Léa|Durand|LEA@EXEMPLE.FR|06 12 34 56 78',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78',
    ],
  },
  'a title and a header again for each class': {
    sheets: [
      'Liste des alternants 2026-2027||||\n||||\nBTS MCO 1||||\nNom|Prénom|Tél|Mail|\nDurand|Léa|0612345678|lea@exemple.fr|\n||||\nBTS NDRC 1||||\nNom|Prénom|Tél|Mail|\nMartin|Noé|0712345678|noe@exemple.fr|\nTotal : 2||||',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78',
    ],
  },
  'remarks and whom to ask below': {
    sheets: [
      'Nom|Prénom|Mail\nDurand|Léa|lea@exemple.fr\n\n* en attente de confirmation\nRappel : envoyer le dossier avant le 12/03\nContact : secretariat@cfa.example',
    ],
    people: ['Léa|Durand|lea@exemple.fr|'],
  },
  'two addresses in one cell': {
    sheets: [
      'NOM Prénom|Mails|Tél\nDURAND Léa|lea@exemple.fr / lea.durand@lycee.example|06 12 34 56 78 / 04 65 71 00 00\nMARTIN Noé|noe@exemple.fr noe2@exemple.fr|',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78', 'Noé|Martin|noe@exemple.fr|'],
  },
  'addresses with mistakes': {
    sheets: [
      'Nom|Prénom|Mail\nDurand|Léa|léa@exemple.fr\nMartin|Noé|noe@exemple..fr\nPetit|Ana|ana@exemple,fr',
    ],
    people: [
      'Léa|Durand|léa@exemple.fr|',
      'Noé|Martin|noe@exemple..fr|',
      'Ana|Petit|ana@exemple,fr|',
    ],
  },
  'the father’s before the student’s': {
    sheets: [
      'Nom|Prénom|Tél père|Tél mère|Tél élève|Mail père|Mail élève\nDurand|Léa|0699999999|0688888888|0612345678|p@exemple.fr|lea@exemple.fr',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78'],
  },
  'nothing but the parents’': {
    sheets: ['Nom|Prénom|Tél parents|Mail parents\nDurand|Léa|0699999999|p@exemple.fr'],
    people: ['Léa|Durand||'],
    asks: true,
  },
  'numbers overseas without their zero': {
    sheets: [
      'Nom|Prénom|Portable|Mail\nPayet|Inès|692123456|ines@exemple.fr\nHoarau|Tom|0693 12 34 56|tom@exemple.fr',
    ],
    people: ['Inès|Payet|ines@exemple.fr|+262692123456', 'Tom|Hoarau|tom@exemple.fr|+262693123456'],
  },
  'groups of headers above': {
    sheets: [
      '|Identité||Coordonnées||Parents|\nN°|Nom|Prénom|Portable|Mail|Portable|Mail\n1|Durand|Léa|0612345678|lea@exemple.fr|0699999999|p@exemple.fr',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78'],
  },
  'groups of headers, merged': {
    sheets: [
      'Candidat|Candidat|Candidat|Représentant légal|Représentant légal\nNom|Prénom|Courriel|Nom|Courriel\nDurand|Léa|lea@exemple.fr|Durand Paul|p@exemple.fr',
    ],
    people: ['Léa|Durand|lea@exemple.fr|'],
  },
  'headers in English that are cut': {
    sheets: ['Name|First|Mail\nDurand|Léa|lea@exemple.fr'],
    people: ['Léa|Durand|lea@exemple.fr|'],
    asks: true,
  },
};
