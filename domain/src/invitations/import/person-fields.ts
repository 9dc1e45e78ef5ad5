import type { FieldOfImport } from './field-types.ts';

/** Names as people write them, with commas between. */
export const list = (names: string): string[] => names.split(/,\s+/);

export const email: FieldOfImport = {
  field: 'email',
  label: 'Adresse e-mail',
  headers: list(
    `e-mail, mail, courriel, adresse e-mail, adresse mail, adresse électronique, mél, adresse mél,
    mail perso, e-mail personnel, adresse courriel, adresse de messagerie, messagerie, contact mail,
    mail contact, username, adel, courrier électronique, adresse, boîte mail, e-mail address`,
  ),
  words: list(`email, mail, mails, courriel, mel`),
  own: true,
  many: true,
};

export const phone: FieldOfImport = {
  field: 'phone',
  label: 'Téléphone',
  headers: list(
    `portable, mobile, téléphone portable, téléphone mobile, gsm, tél portable, tel mobile, tél port,
    téléphone, tél, numéro de téléphone, n° de téléphone, n° tél, num tel, numéro, contact téléphonique,
    phone, phone number, cell, cell phone, mobile phone, coordonnées téléphoniques, ligne directe, standard, téléphone fixe, tél fax, téléphone fax,
    fixe, tél fixe, domicile, contact, tport, tél gsm`,
  ),
  words: list(`telephone, tel, portable, mobile, gsm, phone, telephonique, port, tph`),
  own: true,
  many: true,
};

export const town: FieldOfImport = {
  field: 'town',
  label: 'Ville',
  headers: list(
    `ville, commune, vil, localité, code postal ville, cp ville, ville de résidence, commune de résidence,
    lieu de résidence, ville résidence, localisation, lib com, libcom, libellé commune, nom commune, lib vil, libellé ville, adr, adr type home,
    bureau distributeur, lieu de vie, domicile ville, lieu, city, town, code postal, cp, adresse ville,
    adresse postale, adresse complète, où habitez-vous, tu habites où, où habites-tu, com resi, lieu d’habitation,
    candidate location, location, adr cp, adr commune, résidence, habite à, habitation, zip postal code, postcode, domicile, zip, zip code, postal code, d'où`,
  ),
  words: list(`ville, commune, city, town`),
  own: true,
  many: true,
};

export const note: FieldOfImport = {
  field: 'note',
  label: 'Note',
  headers: list(
    `note, notes, remarque, remarques, commentaire, commentaires, observation, observations, obs, divers,
    informations, infos, suivi, comm, comments, à savoir, particularités`,
  ),
  words: list(`remarque, remarques, commentaire, commentaires, observation, observations`),
  many: true,
};

export const fullName: FieldOfImport = {
  field: 'full_name',
  label: 'Nom et prénom',
  headers: list(
    `nom et prénom, nom prénom, prénom nom, prénom et nom, nom complet, nom affiché, candidat, candidate, candidats,
    élève, élèves, étudiant, étudiants, apprenant, apprenants, apprenti, apprentis, stagiaire, stagiaires,
    alternant, alternants, jeune, identité, personne, participant, bénéficiaire, nom prénoms,
    noms et prénoms, noms prénoms, full name, nom & prénom, nom / prénom, contact, inscrit`,
  ),
  own: true,
};

export const firstName: FieldOfImport = {
  field: 'first_name',
  label: 'Prénom',
  headers: list(
    `prénom, prénoms, prn, prénom usuel, prénom 1, 1er prénom, premier prénom, first name, pnom, firstname,
    given name, petit nom, pre, pren, pr1, lib pr1, n given`,
  ),
  words: ['prenom', 'prenoms'],
  own: true,
};

export const lastName: FieldOfImport = {
  field: 'last_name',
  label: 'Nom',
  headers: list(
    `nom, nom d'usage, nom usuel, nom d'état civil, nom de famille, nom patronymique, nom de naissance, nom marital, noms,
    patronyme, last name, lastname, surname, family name, nom de jeune fille, name, nom usu, lib nom usu, nom pat, lib nom pat, n family, famille`,
  ),
  own: true,
};
