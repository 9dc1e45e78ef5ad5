/**
 * The sector (id of NAF A38) in which the trades of a group of reference skills are at home. Groups whose trades are at home
 * in many, or in none, are left out: who keeps an office does so anywhere.
 */
export const tradeSectors: Readonly<Partial<Record<string, number>>> = {
  'Agriculture et environnement': 1,
  'Bâtiment et travaux publics': 18,
  'Énergie, froid et climatisation': 18,
  'Commerce et vente': 19,
  'Achats, logistique et transport': 20,
  'Tourisme, hôtellerie et restauration': 21,
  'Développement informatique': 24,
  'Systèmes, réseaux et cybersécurité': 24,
  'Données et intelligence artificielle': 24,
  'Banque et assurance': 25,
  Immobilier: 26,
  'Comptabilité, finance et contrôle': 27,
  Droit: 27,
  'Marketing et communication': 29,
  'Sécurité et propreté': 30,
  Santé: 33,
  'Social et petite enfance': 34,
  'Beauté, bien-être et sport': 36,
};
