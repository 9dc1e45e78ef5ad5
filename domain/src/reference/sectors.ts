/**
 * Economic sectors: the 38 headings of the French nomenclature's level A38, each under its A21 section, labels to the
 * letter. Source: INSEE, NAF rév. 2 (décret n° 2007-1888), aggregation levels A21 and A38.
 */
export interface Sector {
  id: number;
  code: string;
  section: string;
  name: string;
}

export const sections = {
  A: 'Agriculture, sylviculture et pêche',
  B: 'Industries extractives',
  C: 'Industrie manufacturière',
  D: "Production et distribution d'électricité, de gaz, de vapeur et d'air conditionné",
  E: "Production et distribution d'eau\u202f; assainissement, gestion des déchets et dépollution",
  F: 'Construction',
  G: "Commerce\u202f; réparation d'automobiles et de motocycles",
  H: 'Transports et entreposage',
  I: 'Hébergement et restauration',
  J: 'Information et communication',
  K: "Activités financières et d'assurance",
  L: 'Activités immobilières',
  M: 'Activités spécialisées, scientifiques et techniques',
  N: 'Activités de services administratifs et de soutien',
  O: 'Administration publique',
  P: 'Enseignement',
  Q: 'Santé humaine et action sociale',
  R: 'Arts, spectacles et activités récréatives',
  S: 'Autres activités de services',
  T: "Activités des ménages en tant qu'employeurs\u202f; activités indifférenciées des ménages en tant que producteurs de biens et services pour usage propre",
  U: 'Activités extra-territoriales',
} as const;

export const sectors: readonly Sector[] = [
  { id: 1, code: 'AZ', section: 'A', name: 'Agriculture, sylviculture et pêche' },
  { id: 2, code: 'BZ', section: 'B', name: 'Industries extractives' },
  {
    id: 3,
    code: 'CA',
    section: 'C',
    name: 'Fabrication de denrées alimentaires, de boissons et de produits à base de tabac',
  },
  {
    id: 4,
    code: 'CB',
    section: 'C',
    name: "Fabrication de textiles, industries de l'habillement, industrie du cuir et de la chaussure",
  },
  { id: 5, code: 'CC', section: 'C', name: 'Travail du bois, industries du papier et imprimerie' },
  { id: 6, code: 'CD', section: 'C', name: 'Cokéfaction et raffinage' },
  { id: 7, code: 'CE', section: 'C', name: 'Industrie chimique' },
  { id: 8, code: 'CF', section: 'C', name: 'Industrie pharmaceutique' },
  {
    id: 9,
    code: 'CG',
    section: 'C',
    name: "Fabrication de produits en caoutchouc et en plastique ainsi que d'autres produits minéraux non métalliques",
  },
  {
    id: 10,
    code: 'CH',
    section: 'C',
    name: "Métallurgie et fabrication de produits métalliques à l'exception des machines et des équipements",
  },
  {
    id: 11,
    code: 'CI',
    section: 'C',
    name: 'Fabrication de produits informatiques, électroniques et optiques',
  },
  { id: 12, code: 'CJ', section: 'C', name: "Fabrication d'équipements électriques" },
  { id: 13, code: 'CK', section: 'C', name: 'Fabrication de machines et équipements n.c.a.' },
  { id: 14, code: 'CL', section: 'C', name: 'Fabrication de matériels de transport' },
  {
    id: 15,
    code: 'CM',
    section: 'C',
    name: "Autres industries manufacturières\u202f; réparation et installation de machines et d'équipements",
  },
  {
    id: 16,
    code: 'DZ',
    section: 'D',
    name: "Production et distribution d'électricité, de gaz, de vapeur et d'air conditionné",
  },
  {
    id: 17,
    code: 'EZ',
    section: 'E',
    name: "Production et distribution d'eau\u202f; assainissement, gestion des déchets et dépollution",
  },
  { id: 18, code: 'FZ', section: 'F', name: 'Construction' },
  {
    id: 19,
    code: 'GZ',
    section: 'G',
    name: "Commerce\u202f; réparation d'automobiles et de motocycles",
  },
  { id: 20, code: 'HZ', section: 'H', name: 'Transports et entreposage' },
  { id: 21, code: 'IZ', section: 'I', name: 'Hébergement et restauration' },
  { id: 22, code: 'JA', section: 'J', name: 'Édition, audiovisuel et diffusion' },
  { id: 23, code: 'JB', section: 'J', name: 'Télécommunications' },
  { id: 24, code: 'JC', section: 'J', name: "Activités informatiques et services d'information" },
  { id: 25, code: 'KZ', section: 'K', name: "Activités financières et d'assurance" },
  { id: 26, code: 'LZ', section: 'L', name: 'Activités immobilières' },
  {
    id: 27,
    code: 'MA',
    section: 'M',
    name: "Activités juridiques, comptables, de gestion, d'architecture, d'ingénierie, de contrôle et d'analyses techniques",
  },
  { id: 28, code: 'MB', section: 'M', name: 'Recherche-développement scientifique' },
  {
    id: 29,
    code: 'MC',
    section: 'M',
    name: 'Autres activités spécialisées, scientifiques et techniques',
  },
  {
    id: 30,
    code: 'NZ',
    section: 'N',
    name: 'Activités de services administratifs et de soutien',
  },
  { id: 31, code: 'OZ', section: 'O', name: 'Administration publique' },
  { id: 32, code: 'PZ', section: 'P', name: 'Enseignement' },
  { id: 33, code: 'QA', section: 'Q', name: 'Activités pour la santé humaine' },
  {
    id: 34,
    code: 'QB',
    section: 'Q',
    name: 'Hébergement médico-social et social et action sociale sans hébergement',
  },
  { id: 35, code: 'RZ', section: 'R', name: 'Arts, spectacles et activités récréatives' },
  { id: 36, code: 'SZ', section: 'S', name: 'Autres activités de services' },
  {
    id: 37,
    code: 'TZ',
    section: 'T',
    name: "Activités des ménages en tant qu'employeurs\u202f; activités indifférenciées des ménages en tant que producteurs de biens et services pour usage propre",
  },
  { id: 38, code: 'UZ', section: 'U', name: 'Activités extra-territoriales' },
];

export const sectorName = (id: number): string | undefined =>
  sectors.find((one) => one.id === id)?.name;
