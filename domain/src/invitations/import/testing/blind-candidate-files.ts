import type { OddFile } from './candidate-files.ts';

/** Files written without a look at the reader, as its blind check; looked at since, and so no longer blind. */
export const blindCandidateFiles: Readonly<Record<string, OddFile>> = {
  'an export of a school’s marks program': {
    sheets: [
      'Élève|Né(e) le|Classe|Régime|Adr. élève|C.P.|Commune|Tél. port. élève|E-mail élève|Resp. légal 1|Tél. resp. 1|E-mail resp. 1\nDURAND Léa|03/02/2008|TSTMG1|DEMI-PENS.|3 rue des Lilas|42000|ST ETIENNE|06 12 34 56 78|lea@exemple.fr|M. DURAND Marc|06 11 11 11 11|marc@exemple.fr\nLE GOFF Noé|12/11/2007|TSTMG2|EXTERNE|8 rue Neuve|42300|ROANNE||noe@exemple.fr|Mme LE GOFF Anne|0611111112|anne@exemple.fr',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78', 'Noé|Le Goff|noe@exemple.fr|'],
  },
  'an export of an apprentices’ program': {
    sheets: [
      'Code apprenant|Nom apprenant|Prénom apprenant|Date naiss.|Libellé groupe|Tél 1|Tél portable|Email 1|Email 2|Employeur|Statut\n004512|DURAND|LEA|03/02/2008|BTS MCO 1A|0477123456|0612345678|lea@exemple.fr||SARL ROUX|Inscrit\n004513|MARTIN|NOE|04/02/2008|BTS MCO 1A||0712345678|noe@exemple.fr|noe2@exemple.fr||Candidat',
    ],
    people: [
      'Lea|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noe|Martin|noe@exemple.fr|07 12 34 56 78',
    ],
  },
  'a form with numbered questions': {
    sheets: [
      'Horodateur|Adresse e-mail|1. NOM et Prénom (en majuscules SVP)|2. Ton numéro de téléphone (obligatoire pour être recontacté)|3. Dans quelle(s) formation(s) souhaites-tu candidater ?|4. As-tu déjà une entreprise ? Si oui, son nom et son téléphone|5. J’accepte que mes données soient conservées\n12/09/2026 10:11:12|lea@exemple.fr|DURAND LEA|612345678|BTS MCO, BTS NDRC|non|Oui\n13/09/2026 08:01:44|noe@exemple.fr|MARTIN NOE|0712345678|BTS MCO|Garage Petit 0477123456|Oui',
    ],
    people: [
      'Lea|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noe|Martin|noe@exemple.fr|07 12 34 56 78',
    ],
  },
  'a list by hand with signs for headers': {
    sheets: [
      'CFA DU FOREZ|||||\nCandidats rentrée sept. 2026 – màj 3/5|||||\n|NOMS|Prénoms|Tél|@|Obs.\n1|Durand|Léa|06-12-34-56-78|lea@exemple.fr|à rappeler\n2|Martin|Noé|0712345678|noe@exemple.fr|\n3|||||',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78',
    ],
  },
  'an export of the national admissions': {
    sheets: [
      'N° de dossier|Civilité|Nom|Prénom|Deuxième prénom|Date de naissance|Profil du candidat|Série|Adresse mail|Téléphone fixe|Téléphone mobile|Adresse - commune|Adresse - code postal|Représentant légal 1 - nom|Représentant légal 1 - mail|Voeu\n1234567|Mme|DURAND|Léa|Marie|03/02/2008|En terminale|STMG|lea@exemple.fr|0477123456|0612345678|ROANNE|42300|DURAND|marc@exemple.fr|BTS MCO en apprentissage',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78'],
  },
  'address and number in one cell': {
    sheets: [
      'Prénom / Nom|Coordonnées|Vu au salon\nLéa Durand|06 12 34 56 78 - lea@exemple.fr|oui\nNoé Martin|noe@exemple.fr / 07.12.34.56.78|oui\nInès Petit|ines@exemple.fr|non',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78',
      'Inès|Petit|ines@exemple.fr|',
    ],
  },
  'a name of birth within the name': {
    sheets: [
      'Nom Prénom|Courriel\nDURAND née ROUX Léa|lea@exemple.fr\nEL HADJ-MARTIN Noé|noe@exemple.fr\nDUPONT--PETIT Anne-Laure|al@exemple.fr\nN’GUESSAN Inès|ines@exemple.fr',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|',
      'Noé|El Hadj-Martin|noe@exemple.fr|',
      'Anne-Laure|Dupont--Petit|al@exemple.fr|',
      'Inès|N’Guessan|ines@exemple.fr|',
    ],
  },
  'contacts of a mail program': {
    sheets: [
      'Title|First Name|Middle Name|Last Name|Suffix|Company|Department|Job Title|Business Phone|Home Phone|Mobile Phone|E-mail Address|E-mail Display Name|E-mail 2 Address\n|Léa||Durand||||||0477123456|+33 6 12 34 56 78|lea@exemple.fr|Léa Durand (lea@exemple.fr)|',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78'],
  },
  'contacts of a telephone': {
    sheets: [
      'First Name|Middle Name|Last Name|Nickname|Labels|E-mail 1 - Label|E-mail 1 - Value|Phone 1 - Label|Phone 1 - Value\nLéa||Durand||* myContacts|* Home|lea@exemple.fr|Mobile|+33612345678\nNoé||Martin||* myContacts|* Home|noe@exemple.fr|Mobile|0712345678',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78',
    ],
  },
  'three groups of headers, not merged': {
    sheets: [
      'ETAT CIVIL|||COORDONNEES||SCOLARITE|\nNom|Prénom|Né le|Mail|GSM|Dernier diplôme|Lycée\nDURAND|Léa|3 févr. 08|lea@exemple.fr|612345678|Bac STMG|Lycée Carnot\nMARTIN|Noé|2008-02-04|noe@exemple.fr|712345678|Bac pro|Lycée Hugo',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78',
    ],
  },
  'abbreviated headers': {
    sheets: [
      'Civ.|Nom Pat.|Prén.|Eml|Port.|Form.\nMme|DURAND|Léa|lea@exemple.fr|06.12.34.56.78|BTS MCO\nM.|MARTIN|Noé|noe@exemple.fr|07.12.34.56.78|BTS MCO',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78',
    ],
  },
  'words at the end of the list': {
    sheets: [
      'Nom|Prénom|Mail|Note /20\nDurand|Léa|lea@exemple.fr|14\nMartin|Noé|noe@exemple.fr|11\n|||\nMoyenne|||12,5\nSoit 2 candidats|||\nFait à Roanne, le 3 mai 2026|||\nLa responsable pédagogique : Mme Petit|||',
    ],
    people: ['Léa|Durand|lea@exemple.fr|', 'Noé|Martin|noe@exemple.fr|'],
  },
  'a sheet of meetings beside one of settings': {
    sheets: [
      '#Paramètres\nFormations|Jours\nBTS MCO|lundi\nBTS NDRC|mardi',
      '#Entretiens\nDate|Heure|Candidat(e)|Mail|Tél.|Jury|Avis\n12/05/26|9h00|DURAND Léa|lea@exemple.fr|0612345678|Mme PETIT|Favorable\n12/05/26|9h30|MARTIN Noé|noe@exemple.fr|0712345678|Mme PETIT|Réservé',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78',
    ],
  },
  'words around numbers and addresses': {
    sheets: [
      'Nom|Prénom|E-mail|Téléphone\nA|Léa|lea@exemple.fr (perso)|06 12 34 56 78 (maman)\nB|Noé|Mail : noe@exemple.fr|0033 6 12 34 56 78\nC|Inès|ines@exemple.fr/pro@exemple.fr|Tél : 06.12.34.56.78\nD|Tom|tom@exemple.fr.|06 12 34 56 78 et 07 11 22 33 44\nE|Zoé|;zoe@exemple.fr|+336-1234-5678\nF|Max|max@exemple.fr max2@exemple.fr|6.12.34.56.78',
    ],
    people: [
      'Léa|A|lea@exemple.fr|06 12 34 56 78',
      'Noé|B|noe@exemple.fr|06 12 34 56 78',
      'Inès|C|ines@exemple.fr|06 12 34 56 78',
      'Tom|D|tom@exemple.fr|06 12 34 56 78',
      'Zoé|E|zoe@exemple.fr|06 12 34 56 78',
      'Max|F|max@exemple.fr|06 12 34 56 78',
    ],
  },
  'addressees one a line': {
    sheets: [
      'Léa Durand <lea@exemple.fr>\nNoé Martin <noe@exemple.fr>\nMARTIN Tom <tom@exemple.fr>',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|',
      'Noé|Martin|noe@exemple.fr|',
      'Tom|Martin|tom@exemple.fr|',
    ],
    asks: true,
  },
  'ticks for programmes': {
    sheets: [
      'Nom de l’étudiant|Prénom de l’étudiant|Contact mail|Contact tél|MCO|NDRC|GPME|Permis B\nDurand|Léa|lea@exemple.fr|0612345678|X|||oui\nMartin|Noé|noe@exemple.fr|0712345678||X||non',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78',
    ],
  },
};
