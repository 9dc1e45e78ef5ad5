import type { OddFile } from './candidate-files.ts';

/** Lists of the plainest kind, in which one column was taken for another or left aside. */
export const secretaryEleventhFiles: Readonly<Record<string, OddFile>> = {
  'a class beside what is asked for in a question': {
    sheets: [
      'Nom et prénom|Email|Formation qui vous intéresse|Classe actuelle\nRoux Léa|lea@exemple.fr|BTS GPME|Terminale\nGay Noé|noe@exemple.fr|BTS NDRC|Bac pro\nPetit Tom|tom@exemple.fr|BTS MCO|L1',
    ],
    people: [
      'Léa|Roux|lea@exemple.fr|||BTS GPME',
      'Noé|Gay|noe@exemple.fr|||BTS NDRC',
      'Tom|Petit|tom@exemple.fr|||BTS MCO',
    ],
  },
  'a parent’s number below one’s own, each on its line': {
    sheets: [
      'Nom|Prénom|Mail|Tél\nRoux|Léa|lea@exemple.fr|06.12.34.56.78⏎(mère) 06.12.34.56.79\nGay|Noé|noe@exemple.fr|06 12 34 56 78 (père) 06 12 34 56 79\nPetit|Tom|tom@exemple.fr|élève 07 12 34 56 78 mère 06 12 34 56 79\nVal|Ana|ana@exemple.fr|06 12 34 56 78 maman : 06 12 34 56 79',
    ],
    people: [
      'Léa|Roux|lea@exemple.fr|06 12 34 56 78',
      'Noé|Gay|noe@exemple.fr|06 12 34 56 79',
      'Tom|Petit|tom@exemple.fr|07 12 34 56 78',
      'Ana|Val|ana@exemple.fr|06 12 34 56 78',
    ],
  },
  'the first name that somebody goes by beside that of birth': {
    sheets: [
      'Nom|Prénom 1|Prénom 2|Prénom usuel|Mail\nRoux|Marie|Claire||marie@exemple.fr\nGay|Alexandre|Paul|Alex|alex@exemple.fr',
    ],
    people: ['Marie|Roux|marie@exemple.fr|', 'Alex|Gay|alex@exemple.fr|'],
  },
  'names in two columns that no title names, as the addresses have them': {
    sheets: [
      'VALLET|Inaya|inaya.vallet@exemple.fr|0612345678\nWAGNER|Loris|loris.wagner@exemple.fr|0612345679',
    ],
    people: [
      'Inaya|Vallet|inaya.vallet@exemple.fr|06 12 34 56 78',
      'Loris|Wagner|loris.wagner@exemple.fr|06 12 34 56 79',
    ],
    asks: true,
  },
  'three of one first name': {
    sheets: [
      'Nom|Prénom|Mail\nRoux|Léa|lea.r@exemple.fr\nGay|Léa|lea.g@exemple.fr\nPetit|Léa|lea.p@exemple.fr',
    ],
    people: [
      'Léa|Roux|lea.r@exemple.fr|',
      'Léa|Gay|lea.g@exemple.fr|',
      'Léa|Petit|lea.p@exemple.fr|',
    ],
    asks: true,
  },
  'both names with a dash between, and numbers of other countries': {
    sheets: [
      'Nom - Prénom|Mail|Tel\nBonnet - Louise|louise@exemple.fr|0040 721 234 567\nChartier - Rémy|remy@exemple.fr|0612345679',
    ],
    people: [
      'Louise|Bonnet|louise@exemple.fr|+40721234567',
      'Rémy|Chartier|remy@exemple.fr|06 12 34 56 79',
    ],
  },
  'a name the other way round than its title, as the initial in the address tells': {
    sheets: [
      'Nom et prénom|Mail\nRollin Anne-Laure|al.rollin@exemple.fr\nKarl Weiss|k.weiss@exemple.fr',
    ],
    people: ['Anne-Laure|Rollin|al.rollin@exemple.fr|', 'Karl|Weiss|k.weiss@exemple.fr|'],
  },
  'a class alone, which is no wish': {
    sheets: [
      'Nom|Prénom|Classe|Mail\nRoux|Léa|Terminale|lea@exemple.fr\nGay|Noé|3e|noe@exemple.fr',
    ],
    people: ['Léa|Roux|lea@exemple.fr|||', 'Noé|Gay|noe@exemple.fr|||'],
  },
  'wishes that begin with the last, and titles again below the first page': {
    sheets: [
      'Nom & Prénom|@mail|2ème vœu|1er vœu\nRoux Léa|lea@exemple.fr|BTS GPME|BTS MCO\nPage 1\nNom & Prénom|@mail|2ème vœu|1er vœu\nGay Noé|noe@exemple.fr|BTS SIO|BTS NDRC',
    ],
    people: ['Léa|Roux|lea@exemple.fr|||BTS MCO', 'Noé|Gay|noe@exemple.fr|||BTS NDRC'],
  },
  'days counted in numbers beside a town, which are no codes': {
    sheets: [
      'Nom|Prénom|Mail|Ville|Relance\nRoux|Léa|lea@exemple.fr|Lille|46092\nGay|Noé|noe@exemple.fr|Douai|46151',
    ],
    people: ['Léa|Roux|lea@exemple.fr||Lille', 'Noé|Gay|noe@exemple.fr||Douai'],
  },
  'letters and streets between people': {
    sheets: [
      'NOM|PRENOM|TEL|MAIL\nA|||\nALBERT|Léa|0612345678|lea@exemple.fr\n12 rue du Bac|44000 NANTES||\nB|||\nBESSE|Noé|0612345679|noe@exemple.fr',
    ],
    people: ['Léa|Albert|lea@exemple.fr|06 12 34 56 78', 'Noé|Besse|noe@exemple.fr|06 12 34 56 79'],
  },
  'parts of a name behind the whole, and a level that is a wish': {
    sheets: [
      'Nom complet - Prénom|Nom complet - Nom de famille|E-mail|Niveau d’entrée|Niveau visé\nLéa|Roux|lea@exemple.fr|3e|CAP Boulanger\nNoé|Gay|noe@exemple.fr|Bac|BTS MCO',
    ],
    people: ['Léa|Roux|lea@exemple.fr|||CAP Boulanger', 'Noé|Gay|noe@exemple.fr|||BTS MCO'],
  },
};

export const secretaryEleventhCompanyFiles: Readonly<Record<string, OddFile>> = {
  'a sole trader without a firm’s name': {
    sheets: [
      `SIRET|Dénomination|Nom|Prénom|Mail\n73282932000074|ROUX SAS|||a@roux.exemple.fr\n55210055400013||PETIT|NADINE|nadine@exemple.fr`,
    ],
    people: [
      'ROUX SAS||a@roux.exemple.fr||73282932000074',
      'Nadine Petit|Nadine Petit|nadine@exemple.fr||55210055400013',
    ],
  },
  'whom to ask for, and a tutor': {
    sheets: [
      'Raison sociale|Contact RH|Mail RH|Tuteur|Mail tuteur\nMeca Loire|Julie Pain|j.pain@meca.exemple.fr|Marc Oger|m.oger@meca.exemple.fr\nSerres Gay|Ana Roy|a.roy@serres.exemple.fr|Luce Blé|l.ble@serres.exemple.fr',
    ],
    people: [
      'Meca Loire|Julie Pain|j.pain@meca.exemple.fr|',
      'Serres Gay|Ana Roy|a.roy@serres.exemple.fr|',
    ],
  },
  'fields of the firm and of whom to ask for, each below its beginning': {
    sheets: [
      'ENT_CODE|ENT_NOM|ENT_CP|ENT_VILLE|ENT_MAIL|RESP_CIV|RESP_NOM|RESP_PRENOM|RESP_FONCTION\n501|PHARMACIE DU LAC|74000|ANNECY|lac@exemple.fr|Mme|FAVRE|Odile|Titulaire\n502|SALON EVIDENCE|74000|ANNECY|salon@exemple.fr|M.|PERIL|Joris|Gérant',
    ],
    people: [
      'PHARMACIE DU LAC|Odile Favre|lac@exemple.fr|',
      'SALON EVIDENCE|Joris Peril|salon@exemple.fr|',
    ],
  },
  'whom to ask for with the address between brackets': {
    sheets: [
      'Partenaire|Personne contact|Ville\nDomaine Vert|Anne Petit (a.petit@vert.exemple.fr)|Avignon\nMoulin Bleu|Luc Grand (l.grand@bleu.exemple.fr)|Orange',
    ],
    people: [
      'Domaine Vert|Anne Petit|a.petit@vert.exemple.fr|',
      'Moulin Bleu|Luc Grand|l.grand@bleu.exemple.fr|',
    ],
  },
  'names of a contact that end in what they are': {
    sheets: [
      'Account Name|Main Person First Name|Main Person Last Name|Email\nNova Print|Hugo|Nallet|h.nallet@nova.exemple.fr\nClara Foods|Dina|Mokrani|d.mokrani@clara.exemple.fr',
    ],
    people: [
      'Nova Print|Hugo Nallet|h.nallet@nova.exemple.fr|',
      'Clara Foods|Dina Mokrani|d.mokrani@clara.exemple.fr|',
    ],
  },
  'a SIRET behind the name, between brackets': {
    sheets: [
      'Entreprise (SIRET)|Mail\nFerme du Val (732 829 320 00074)|val@exemple.fr\nCave Noire (55210055400013)|noire@exemple.fr',
    ],
    people: [
      'Ferme du Val||val@exemple.fr||73282932000074',
      'Cave Noire||noire@exemple.fr||55210055400013',
    ],
  },
};
