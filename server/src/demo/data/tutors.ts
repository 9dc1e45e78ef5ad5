import type { TradeKey } from './trades.ts';

/** Positions of tutors, by trade. */
export const tutorPositions: Readonly<Record<TradeKey, readonly string[]>> = {
  patissier: ['[Chef|Cheffe] de laboratoire', '[Artisan pâtissier|Artisane pâtissière]'],
  electricien: ['[Chef|Cheffe] d’équipe', '[Conducteur|Conductrice] de travaux électricité'],
  sams: ['Secrétaire [coordinateur|coordinatrice]', 'Responsable de l’accueil'],
  mco: ['Responsable de magasin', '[Directeur|Directrice] de magasin'],
  sio: ['Responsable informatique', '[Chef|Cheffe] de projet technique'],
  gpme: [
    'Responsable administrati[f et financier|ve et financière]',
    '[Directeur|Directrice] d’agence',
  ],
  maintenance: ['Responsable maintenance', '[Technicien principal|Technicienne principale]'],
  viticulture: ['[Maître|Maîtresse] de chai', '[Chef|Cheffe] de culture'],
  dcg: ['[Chef|Cheffe] de mission', 'Responsable comptable'],
  marketing: ['Responsable de la communication', '[Directeur|Directrice] marketing'],
  travaux: [
    '[Conducteur principal|Conductrice principale] de travaux',
    '[Directeur|Directrice] de travaux',
  ],
  logistique: ['Responsable d’exploitation', 'Responsable de la chaîne logistique'],
  rh: ['[Directeur|Directrice] des ressources humaines', 'Responsable du développement humain'],
  cyber: ['Responsable technique', '[Architecte principal|Architecte principale]'],
};

export const tutorDegrees: Readonly<Record<string, readonly string[]>> = {
  3: ['CAP', 'Brevet professionnel', 'Brevet de maîtrise'],
  4: ['Baccalauréat professionnel', 'BTS'],
  5: ['BTS', 'Licence professionnelle', 'DUT'],
  6: ['Licence professionnelle', 'Master'],
  7: ['Master', 'Diplôme d’ingénieur'],
};
