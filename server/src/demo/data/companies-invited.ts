import type { BasinKey } from './basins.ts';

/** Companies that were invited and have not registered. */
export const companiesInvited: readonly { name: string; slug: string; basin: BasinKey }[] = [
  { name: 'Ateliers Mahoraise Énergie', slug: 'mahoraise-energie', basin: 'mayotte' },
  { name: 'Brasserie du Vieux Houblon', slug: 'vieux-houblon', basin: 'strasbourg' },
  { name: 'Garage des Trois Vallées', slug: 'garage-trois-vallees', basin: 'grenoble' },
  { name: 'Crèche Les Petits Galets', slug: 'petits-galets', basin: 'rouen' },
  { name: 'Ferme-auberge de la Sauvagine', slug: 'la-sauvagine', basin: 'amiens' },
  { name: 'Verrerie d’art Clairlune', slug: 'clairlune', basin: 'nancy' },
  { name: 'Optique du Marché Couvert', slug: 'optique-marche-couvert', basin: 'larochelle' },
  { name: 'Menuiserie Bontemps & Associées', slug: 'menuiserie-bontemps', basin: 'angers' },
];
