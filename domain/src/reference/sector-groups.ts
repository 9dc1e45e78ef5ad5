import { fold } from '../invitations/import/fold.ts';

/** A sector (id of NAF A38), and everyday words for it: places, trades, goods. Own work, read against INSEE's notes. */
type WordedSector = readonly [id: number, words: string];

/**
 * The sectors as people look for them, in plain words: those first in which most work-study contracts are made. A sector
 * stands in one group.
 */
export const sectorGroups: readonly { name: string; sectors: readonly WordedSector[] }[] = [
  {
    name: 'Commerce et vente',
    sectors: [
      [
        19,
        'vente vendeur vendeuse commercial commerciale négociation distribution magasin boutique supermarché caisse rayon e-commerce pharmacie opticien fleuriste jardinerie garage automobile auto moto véhicules mécanicien carrossier concession',
      ],
    ],
  },
  {
    name: 'Hôtellerie, restauration et tourisme',
    sectors: [
      [
        21,
        'hôtel restaurant café bar brasserie cuisine cuisinier serveur traiteur camping réception tourisme gîte auberge',
      ],
    ],
  },
  {
    name: 'Bâtiment et travaux publics',
    sectors: [
      [
        18,
        'bâtiment btp travaux publics chantier maçon maçonnerie plombier plomberie électricien chauffagiste chauffage froid climatisation peintre couvreur charpentier menuisier menuiserie carreleur géomètre topographe',
      ],
    ],
  },
  {
    name: 'Informatique, télécoms et médias',
    sectors: [
      [
        24,
        'informatique développeur développement programmation web internet logiciel réseaux cybersécurité données data cloud numérique digital technicien',
      ],
      [22, 'presse journal livre cinéma télévision radio musique jeu vidéo logiciel éditeur'],
      [23, 'télécom opérateur fibre réseaux téléphonie internet'],
    ],
  },
  {
    name: 'Banque, assurance et immobilier',
    sectors: [
      [25, 'banque bancaire assurances mutuelle crédit courtage finance conseiller'],
      [26, 'immobilier agence syndic copropriété location transaction logement'],
    ],
  },
  {
    name: 'Conseil, gestion, droit et communication',
    sectors: [
      [
        27,
        'comptabilité comptable expertise dcg dscg audit paie gestion avocat notaire droit juridique conseil architecte ingénieur bureau études contrôle technique management',
      ],
      [
        29,
        'publicité communication marketing digital design graphisme graphiste photographe vétérinaire traduction',
      ],
      [28, 'laboratoire recherche innovation chercheur scientifique'],
    ],
  },
  {
    name: 'Santé et social',
    sectors: [
      [
        33,
        'hôpital clinique médecin médical infirmier soins soignant dentiste dentaire kinésithérapeute ambulance laboratoire analyses',
      ],
      [
        34,
        'ehpad maison de retraite handicap crèche petite enfance social aide à domicile éducateur insertion association',
      ],
    ],
  },
  {
    name: 'Transport et logistique',
    sectors: [
      [
        20,
        'transport logistique entrepôt chauffeur conducteur routier livraison livreur courrier poste bus train avion port cariste magasinier déménagement',
      ],
    ],
  },
  {
    name: 'Services',
    sectors: [
      [
        30,
        'intérim recrutement ressources humaines rh secrétariat assistant nettoyage propreté sécurité gardiennage espaces verts paysagiste paysage jardinier voyages appels location',
      ],
      [
        36,
        'coiffure coiffeur beauté esthétique esthéticienne bien-être spa pressing association syndicat réparation funéraire',
      ],
      [37, 'ménage garde enfants particulier employeur domicile'],
    ],
  },
  {
    name: 'Culture, sport et loisirs',
    sectors: [
      [
        35,
        'sport loisirs animation musée théâtre spectacle culture parc festival bibliothèque salle',
      ],
    ],
  },
  {
    name: 'Enseignement et administration',
    sectors: [
      [32, 'école formation université professeur enseignant auto-école cfa'],
      [31, 'mairie collectivité fonction publique état police armée région préfecture'],
      [38, 'ambassade organisation internationale'],
    ],
  },
  {
    name: 'Agriculture et alimentation',
    sectors: [
      [
        1,
        'agricole ferme élevage vigne viticole viticulture œnologie maraîchage horticulture forêt animaux agronomie',
      ],
      [
        3,
        'boulanger boulangerie pâtissier pâtisserie boucher boucherie charcutier chocolatier fromage laiterie agroalimentaire alimentaire brasserie vin',
      ],
    ],
  },
  {
    name: 'Industrie et maintenance',
    sectors: [
      [14, 'automobile aéronautique avion bateau naval train ferroviaire vélo'],
      [
        15,
        'maintenance dépannage technicien machines meuble ameublement bijouterie jouet prothésiste matériel médical',
      ],
      [13, 'machines mécanique productique robot'],
      [12, 'électricité électrotechnique moteur batterie câble électroménager'],
      [11, 'électronique ordinateur optique horlogerie instruments mesure'],
      [10, 'métal chaudronnier chaudronnerie soudeur soudage usinage usineur métallier fonderie'],
      [9, 'plasturgie plastique verre béton céramique ciment'],
      [5, 'bois ébéniste menuisier papier carton imprimeur emballage'],
      [4, 'mode couture couturier vêtement textile cuir maroquinerie'],
      [8, 'médicament pharmacie laboratoire vaccin'],
      [7, 'chimie chimiste cosmétique parfum peinture'],
      [6, 'raffinerie pétrole carburant'],
      [2, 'mine carrière granulats'],
    ],
  },
  {
    name: 'Énergie, eau et déchets',
    sectors: [
      [16, 'énergie électricité gaz éolien solaire photovoltaïque centrale'],
      [17, 'eau déchets recyclage environnement dépollution tri'],
    ],
  },
];

/** One form for both genders and numbers of a trade: `coiffeuses` is `coiffeur`. */
const baseForm = (word: string): string =>
  word.length < 4
    ? word
    : word
        .replace(/[sx]$/, '')
        .replace(/euse$/, 'eur')
        .replace(/trice$/, 'teur')
        .replace(/ere$/, 'er')
        .replace(/ienne$/, 'ien');

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(' ')
    .map((word) => baseForm(word));

const worded = new Map(
  sectorGroups.flatMap(({ name, sectors }) =>
    sectors.map(([id, words]) => [id, { group: wordsOf(name), words: wordsOf(words) }] as const),
  ),
);

/** Whether what is typed, a trade or a word of every day, leads to the sector; `name` is its official one. */
export const leadsToSector = (
  typed: string,
  { id, name }: { id: number; name: string },
): boolean => {
  const { group = [], words = [] } = worded.get(id) ?? {};
  const known = [...wordsOf(name), ...group, ...words];
  return wordsOf(typed).every((word) => known.some((one) => one.startsWith(word)));
};

/** The sectors, as ids, to which a programme of that name leads; none where its words say nothing. */
export const sectorsOfProgramme = (programme: string): number[] => {
  const said = wordsOf(programme);
  return sectorGroups.flatMap(({ sectors }) =>
    sectors
      .filter(([id]) => worded.get(id)?.words.some((word) => said.includes(word)))
      .map(([id]) => id),
  );
};
