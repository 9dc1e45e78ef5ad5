import type { FieldOfImport, ImportField, ImportKind, RowField } from './field-types.ts';
import { email, firstName, fullName, lastName, list, note, phone, town } from './person-fields.ts';

export type { FieldOfImport, ImportField, ImportKind, RowField } from './field-types.ts';

const candidateFields: readonly FieldOfImport[] = [
  { ...firstName, many: true },
  // A list has the name that somebody goes by only where it is another than that of birth.
  { ...lastName, many: true },
  fullName,
  email,
  phone,
  {
    field: 'programme',
    label: 'Formation',
    headers: list(
      `formation, formation demandée, formation souhaitée, formation visée, intitulé de la formation,
    nom de la formation, libellé formation, diplôme, diplôme préparé, diplôme visé, diplôme demandé,
    filière, section, classe, parcours, cursus, programme, spécialité, vœu, vœu 1, choix 1, bts, titre,
    titre visé, formation choisie, souhait, souhaits, groupe, formation envisagée, orientation, promo`,
    ),
    words: ['formation', 'formations'],
  },
  {
    field: 'session',
    label: 'Session',
    words: ['session', 'rentree'],
    headers: list(
      `session, année, année scolaire, rentrée, promotion, année de formation, session académique, campagne, promo,
    rentrée souhaitée, année universitaire, millésime, année de rentrée, date de rentrée`,
    ),
  },
  town,
  {
    field: 'source',
    label: 'Source',
    headers: list(
      `source, origine, provenance, canal, comment nous avez-vous connus, origine du contact, connu par,
    prescripteur, orienté par, vient de, salon, origine de la candidature, source d'origine, source du contact,
    source du lead, vu où, vu sur, salon jpo, jpo salon, salon jpo forum, connu via, lead source, original source, moyen de connaissance, connaissance du centre,
    heard about us, referral source`,
    ),
  },
  note,
  {
    field: 'referent',
    label: 'Référent',
    headers: list(
      `référent, référente, suivi par, conseiller, conseillère, chargé de recrutement, interlocuteur,
    responsable de formation, dossier suivi par, chargé de relation entreprise, cre, coach, contact owner, propriétaire du contact, recruiter, advisor, adviser, counsellor, assigned to,
    chargé d'admission, chargée d'admission, chargé des admissions, chargée des admissions, chargée de recrutement, conseiller formation`,
    ),
    words: ['referent', 'referente'],
  },
];

const companyFields: readonly FieldOfImport[] = [
  {
    field: 'name',
    label: 'Nom de l’entreprise',
    headers: list(
      `entreprise, raison sociale, société, nom de l'entreprise, nom entreprise, nom de la société,
    dénomination, dénomination sociale, enseigne, nom commercial, établissement, employeur, structure, exposant, adhérent, invité,
    magasin, commerce, concession, point de vente,
    organisme, organisation, compte, client, raison soc, rs, company, company name, account, account name, organisation name, partenaire,
    nom société, nom affiché, organization name, organization 1 name, nom structure, nom établissement, association, exploitation, nom de l'exploitation, collectivité, nom employeur, entreprises, sociétés,
    intitulé, intitulé du compte, nom du compte, tiers, nom du tiers, libellé du tiers`,
    ),
    words: list(`entreprise, societe, employeur, denomination`),
  },
  {
    field: 'contact',
    label: 'Contact',
    headers: list(
      `contact, nom du contact, contact principal, interlocuteur, interlocutrice, dirigeant, dirigeante,
    gérant, gérante, responsable, nom du responsable, nom du dirigeant, représentant, représentant légal,
    tuteur, maître d’apprentissage, nom et prénom, nom prénom, prénom nom, drh, nom contact, nom du gérant,
    référent entreprise, correspondant, corresp, personne ressource, nom interlocuteur, représenté par, représentée par, représentants, personne à contacter, patron,
    rh, contacts, interlocuteurs, responsable rh, contact rh, rrh, recruteur, recruteuse`,
    ),
    words: ['interlocuteur', 'dirigeant', 'gerant', 'representant', 'representants'],
    own: true,
  },
  { ...firstName, label: 'Prénom du contact' },
  { ...lastName, label: 'Nom du contact' },
  {
    field: 'contact_role',
    label: 'Fonction du contact',
    headers: list(
      `fonction, poste, titre (poste), poste occupé, fonction occupée, poste actuel, rôle, qualité, fonction du contact, titre, fonction contact, emploi, job title,
    fonction responsable, organization title, organization 1 title, title, position, fct, fonct, job role`,
    ),
    words: ['fonction'],
  },
  email,
  phone,
  {
    field: 'siret',
    label: 'SIRET',
    headers: list(
      `siret, n° siret, numéro siret, siren, n° siren, siret établissement, code siret`,
    ),
    words: ['siret', 'siren'],
  },
  { ...town, headers: [...town.headers, 'lieu du poste', 'lieu de travail'] },
  {
    field: 'sectors',
    label: 'Secteurs',
    headers: list(
      `secteur, secteurs, secteur d'activité, activité, domaine, branche, métier, naf, code naf, ape,
    code ape, domaine d'activité, métiers, secteurs d’activité, industry, activités, libellé naf, naf label, production, productions`,
    ),
    words: ['secteur', 'secteurs', 'activite'],
  },
  note,
];

export const importFields: Readonly<Record<ImportKind, readonly FieldOfImport[]>> = {
  candidates: candidateFields,
  companies: companyFields,
};

/** The fields of a row that was read, in the order in which they are shown. */
export const rowFields: Readonly<Record<ImportKind, readonly RowField[]>> = {
  candidates: [
    'first_name',
    'last_name',
    'email',
    'phone',
    'programme',
    'session',
    'town',
    'source',
    'note',
    'referent',
  ],
  companies: [
    'name',
    'contact',
    'contact_role',
    'email',
    'phone',
    'siret',
    'town',
    'sectors',
    'note',
  ],
};

export const fieldLabel = (kind: ImportKind, field: ImportField): string =>
  importFields[kind].find((one) => one.field === field)?.label ?? field;
