/** A place where people live or work; the postal code is the commune's. */
export type Town = readonly [city: string, zipCode: string];

/** Towns that lie near each other, in every region of France. */
export const basins = {
  rennes: [
    ['Rennes', '35000'],
    ['Cesson-Sévigné', '35510'],
    ['Bruz', '35170'],
    ['Vitré', '35500'],
  ],
  brest: [
    ['Brest', '29200'],
    ['Landerneau', '29800'],
    ['Plougastel-Daoulas', '29470'],
    ['Quimper', '29000'],
  ],
  nantes: [
    ['Nantes', '44000'],
    ['Saint-Herblain', '44800'],
    ['Rezé', '44400'],
    ['Clisson', '44190'],
  ],
  angers: [
    ['Angers', '49000'],
    ['Trélazé', '49800'],
    ['Cholet', '49300'],
  ],
  caen: [
    ['Caen', '14000'],
    ['Hérouville-Saint-Clair', '14200'],
    ['Bayeux', '14400'],
    ['Lisieux', '14100'],
  ],
  rouen: [
    ['Rouen', '76000'],
    ['Sotteville-lès-Rouen', '76300'],
    ['Elbeuf', '76500'],
    ['Le Havre', '76600'],
  ],
  lille: [
    ['Lille', '59000'],
    ['Roubaix', '59100'],
    ['Villeneuve-d’Ascq', '59650'],
    ['Lens', '62300'],
  ],
  amiens: [
    ['Amiens', '80000'],
    ['Abbeville', '80100'],
    ['Corbie', '80800'],
  ],
  paris: [
    ['Paris', '75011'],
    ['Montreuil', '93100'],
    ['Saint-Denis', '93200'],
    ['Boulogne-Billancourt', '92100'],
    ['Créteil', '94000'],
    ['Massy', '91300'],
    ['Versailles', '78000'],
    ['Cergy', '95000'],
    ['Meaux', '77100'],
  ],
  strasbourg: [
    ['Strasbourg', '67000'],
    ['Schiltigheim', '67300'],
    ['Sélestat', '67600'],
    ['Colmar', '68000'],
    ['Mulhouse', '68100'],
  ],
  reims: [
    ['Reims', '51100'],
    ['Épernay', '51200'],
    ['Châlons-en-Champagne', '51000'],
  ],
  nancy: [
    ['Nancy', '54000'],
    ['Vandœuvre-lès-Nancy', '54500'],
    ['Metz', '57000'],
  ],
  dijon: [
    ['Dijon', '21000'],
    ['Chenôve', '21300'],
    ['Beaune', '21200'],
  ],
  besancon: [
    ['Besançon', '25000'],
    ['Montbéliard', '25200'],
    ['Belfort', '90000'],
  ],
  tours: [
    ['Tours', '37000'],
    ['Joué-lès-Tours', '37300'],
    ['Amboise', '37400'],
    ['Blois', '41000'],
  ],
  orleans: [
    ['Orléans', '45000'],
    ['Olivet', '45160'],
    ['Saran', '45770'],
  ],
  lyon: [
    ['Lyon', '69003'],
    ['Villeurbanne', '69100'],
    ['Vénissieux', '69200'],
    ['Vienne', '38200'],
    ['Bourgoin-Jallieu', '38300'],
  ],
  grenoble: [
    ['Grenoble', '38000'],
    ['Meylan', '38240'],
    ['Voiron', '38500'],
  ],
  clermont: [
    ['Clermont-Ferrand', '63000'],
    ['Riom', '63200'],
    ['Cournon-d’Auvergne', '63800'],
  ],
  bordeaux: [
    ['Bordeaux', '33000'],
    ['Mérignac', '33700'],
    ['Pessac', '33600'],
    ['Libourne', '33500'],
  ],
  bayonne: [
    ['Bayonne', '64100'],
    ['Anglet', '64600'],
    ['Pau', '64000'],
  ],
  larochelle: [
    ['La Rochelle', '17000'],
    ['Rochefort', '17300'],
    ['Niort', '79000'],
  ],
  toulouse: [
    ['Toulouse', '31000'],
    ['Blagnac', '31700'],
    ['Colomiers', '31770'],
    ['Montauban', '82000'],
  ],
  montpellier: [
    ['Montpellier', '34000'],
    ['Sète', '34200'],
    ['Béziers', '34500'],
    ['Nîmes', '30000'],
  ],
  marseille: [
    ['Marseille', '13008'],
    ['Aubagne', '13400'],
    ['Aix-en-Provence', '13100'],
  ],
  nice: [
    ['Nice', '06000'],
    ['Antibes', '06600'],
    ['Cannes', '06400'],
  ],
  ajaccio: [
    ['Ajaccio', '20000'],
    ['Porto-Vecchio', '20137'],
    ['Corte', '20250'],
  ],
  reunion: [
    ['Saint-Denis (974)', '97400'],
    ['Saint-Paul (974)', '97460'],
    ['Le Port', '97420'],
    ['Saint-Pierre (974)', '97410'],
  ],
  martinique: [
    ['Fort-de-France', '97200'],
    ['Le Lamentin', '97232'],
    ['Schœlcher', '97233'],
  ],
  guadeloupe: [
    ['Baie-Mahault', '97122'],
    ['Les Abymes', '97139'],
    ['Pointe-à-Pitre', '97110'],
  ],
  guyane: [
    ['Cayenne', '97300'],
    ['Matoury', '97351'],
    ['Kourou', '97310'],
  ],
  mayotte: [
    ['Mamoudzou', '97600'],
    ['Koungou', '97690'],
  ],
} as const satisfies Record<string, readonly Town[]>;

export type BasinKey = keyof typeof basins;

export const basinKeys = Object.keys(basins) as BasinKey[];
