import { fold } from '../invitations/import/fold.ts';

/**
 * Titles that companies give to the jobs of work-study, by branch, each with the code of its sheet in the Répertoire
 * opérationnel des métiers et des emplois (ROME, version 3, France Travail); null where several sheets fit. Anything else may be
 * typed as well.
 */
export interface TradeGroup {
  name: string;
  /** Words, folded, by which the name of a programme tells that it leads here. */
  programmeWords: readonly string[];
  trades: readonly (readonly [title: string, rome: string | null])[];
}

export const tradeGroups: readonly TradeGroup[] = [
  {
    name: 'Commerce et vente',
    programmeWords: ['mco', 'ndrc', 'commercial', 'commerce', 'vente', 'vendeur', 'negociation'],
    trades: [
      ['Vendeur en alimentation', 'D1106'],
      ['Vendeur en habillement', 'D1214'],
      ['Vendeur en équipement de la maison', 'D1212'],
      ['Vendeur en articles de sport', 'D1211'],
      ['Vendeur automobile', 'D1404'],
      ['Hôte de caisse', 'D1505'],
      ['Employé libre-service', 'D1507'],
      ['Adjoint au responsable de magasin', 'D1301'],
      ['Manager de rayon alimentaire', 'D1502'],
      ['Manager de rayon non alimentaire', 'D1503'],
      ['Assistant commercial', 'D1401'],
      ['Chargé de clientèle entreprises', 'D1402'],
      ['Conseiller commercial auprès de particuliers', 'D1403'],
      ['Technico-commercial', 'D1407'],
      ['Téléconseiller', 'D1408'],
      ['Assistant administration des ventes', 'M1701'],
      ['Assistant achats', 'M1101'],
    ],
  },
  {
    name: 'Banque, assurance et immobilier',
    programmeWords: ['banque', 'bancaire', 'assurance', 'assurances', 'immobilier', 'immobilieres'],
    trades: [
      ['Conseiller clientèle bancaire', 'C1206'],
      ['Chargé d’accueil bancaire', 'C1201'],
      ['Conseiller en assurances', 'C1102'],
      ['Gestionnaire de sinistres', 'C1107'],
      ['Gestionnaire de contrats d’assurance', 'C1109'],
      ['Conseiller en transaction immobilière', 'C1504'],
      ['Assistant de gestion locative', 'C1502'],
      ['Assistant syndic de copropriété', 'C1501'],
    ],
  },
  {
    name: 'Comptabilité et gestion',
    programmeWords: ['comptabilite', 'dcg', 'dscg', 'gestion', 'gpme', 'finance', 'paie'],
    trades: [
      ['Assistant comptable', 'M1203'],
      ['Collaborateur comptable en cabinet', 'M1203'],
      ['Gestionnaire de paie', 'M1203'],
      ['Assistant contrôle de gestion', 'M1204'],
      ['Assistant audit', 'M1202'],
      ['Assistant de trésorerie', 'M1207'],
      ['Assistant de gestion', 'M1605'],
      ['Secrétaire comptable', 'M1608'],
    ],
  },
  {
    name: 'Secrétariat et ressources humaines',
    programmeWords: ['rh', 'ressources', 'secretaire', 'secretariat', 'assistant', 'sam', 'gpme'],
    trades: [
      ['Assistant ressources humaines', 'M1501'],
      ['Chargé de recrutement', 'M1502'],
      ['Chargé de formation', 'M1502'],
      ['Assistant de direction', 'M1604'],
      ['Secrétaire', 'M1607'],
      ['Secrétaire médical ou médico-social', 'M1609'],
      ['Chargé d’accueil', 'M1601'],
      ['Assistant juridique', 'K1902'],
    ],
  },
  {
    name: 'Marketing et communication',
    programmeWords: ['marketing', 'communication', 'digital', 'graphisme', 'design', 'publicite'],
    trades: [
      ['Chargé de communication', 'E1103'],
      ['Animateur de réseaux sociaux', 'E1101'],
      ['Assistant marketing', 'M1705'],
      ['Assistant chef de produit', 'M1703'],
      ['Infographiste', 'E1205'],
      ['Concepteur de contenus multimédias', 'E1104'],
      ['Assistant chef de projet événementiel', 'E1107'],
      ['Monteur vidéo', 'L1507'],
    ],
  },
  {
    name: 'Informatique et réseaux',
    programmeWords: [
      'informatique',
      'informatiques',
      'sio',
      'ciel',
      'cybersecurite',
      'reseaux',
      'developpeur',
      'web',
    ],
    trades: [
      ['Développeur web', 'M1805'],
      ['Développeur d’applications', 'M1805'],
      ['Data analyst', 'M1805'],
      ['Technicien support informatique', 'I1401'],
      ['Administrateur systèmes et réseaux', 'M1801'],
      ['Technicien d’exploitation informatique', 'M1810'],
      ['Analyste cybersécurité', 'M1802'],
      ['Chef de projet informatique', 'M1806'],
      ['Technicien réseaux et télécoms', 'I1307'],
    ],
  },
  {
    name: 'Bâtiment et travaux publics',
    programmeWords: [
      'batiment',
      'travaux',
      'electricien',
      'macon',
      'maconnerie',
      'plombier',
      'menuisier',
      'peintre',
      'couvreur',
      'btp',
    ],
    trades: [
      ['Électricien du bâtiment', 'F1602'],
      ['Installateur photovoltaïque', null],
      ['Plombier chauffagiste', 'F1603'],
      ['Maçon', 'F1703'],
      ['Carreleur', 'F1608'],
      ['Peintre en bâtiment', 'F1606'],
      ['Plâtrier plaquiste', null],
      ['Menuisier poseur', 'F1607'],
      ['Charpentier', 'F1501'],
      ['Couvreur', 'F1610'],
      ['Dessinateur du bâtiment', 'F1104'],
      ['Métreur', 'F1108'],
      ['Assistant conducteur de travaux', 'F1201'],
      ['Technicien d’études du bâtiment', 'F1106'],
    ],
  },
  {
    name: 'Industrie, maintenance et énergie',
    programmeWords: [
      'maintenance',
      'industriel',
      'industrielle',
      'usinage',
      'mecanique',
      'soudeur',
      'chaudronnerie',
      'electrotechnique',
      'froid',
      'qualite',
    ],
    trades: [
      ['Technicien de maintenance industrielle', 'I1304'],
      ['Électricien de maintenance', 'I1309'],
      ['Technicien en automatismes', 'I1302'],
      ['Technicien du froid et de la climatisation', 'I1306'],
      ['Technicien de chauffage', 'I1308'],
      ['Opérateur d’usinage', 'H2903'],
      ['Chaudronnier', 'H2902'],
      ['Soudeur', 'H2913'],
      ['Dessinateur en construction mécanique', 'H1203'],
      ['Technicien méthodes', 'H1404'],
      ['Technicien de laboratoire', 'H1503'],
      ['Assistant qualité, sécurité, environnement', 'H1303'],
      ['Conducteur de ligne', null],
    ],
  },
  {
    name: 'Automobile',
    programmeWords: ['automobile', 'auto', 'vehicules', 'carrosserie', 'motocycles'],
    trades: [
      ['Mécanicien automobile', 'I1604'],
      ['Carrossier peintre', 'I1606'],
      ['Mécanicien cycles et motocycles', 'I1607'],
      ['Mécanicien d’engins et de matériel agricole', 'I1603'],
    ],
  },
  {
    name: 'Logistique et transport',
    programmeWords: ['logistique', 'transport', 'flux', 'magasinier', 'conducteur', 'routier'],
    trades: [
      ['Préparateur de commandes', 'N1103'],
      ['Magasinier', 'N1103'],
      ['Cariste', 'N1101'],
      ['Assistant d’exploitation logistique', 'N1303'],
      ['Affréteur', 'N1201'],
      ['Assistant exploitant transport', 'N4203'],
      ['Conducteur livreur', 'N4105'],
      ['Assistant responsable d’entrepôt', 'N1302'],
      ['Approvisionneur', null],
    ],
  },
  {
    name: 'Hôtellerie, restauration et tourisme',
    programmeWords: [
      'cuisine',
      'cuisinier',
      'restauration',
      'hotellerie',
      'hotel',
      'serveur',
      'mhr',
      'tourisme',
    ],
    trades: [
      ['Commis de cuisine', 'G1602'],
      ['Employé polyvalent de restauration', 'G1603'],
      ['Serveur', 'G1803'],
      ['Barman', 'G1801'],
      ['Réceptionniste', 'G1703'],
      ['Employé d’étage', 'G1501'],
      ['Conseiller voyages', 'G1303'],
      ['Chargé d’accueil touristique', 'G1101'],
    ],
  },
  {
    name: 'Métiers de bouche',
    programmeWords: [
      'patissier',
      'patisserie',
      'boulanger',
      'boulangerie',
      'boucher',
      'boucherie',
      'charcutier',
      'poissonnier',
    ],
    trades: [
      ['Boulanger', 'D1102'],
      ['Pâtissier', 'D1104'],
      ['Boucher', 'D1101'],
      ['Charcutier traiteur', 'D1103'],
      ['Poissonnier', 'D1105'],
    ],
  },
  {
    name: 'Beauté et sport',
    programmeWords: ['coiffure', 'coiffeur', 'esthetique', 'estheticienne', 'sport', 'bpjeps'],
    trades: [
      ['Coiffeur', 'D1202'],
      ['Esthéticien', 'D1208'],
      ['Éducateur sportif', 'G1204'],
      ['Animateur de loisirs', 'G1203'],
    ],
  },
  {
    name: 'Santé et social',
    programmeWords: [
      'medico',
      'social',
      'sociale',
      'sante',
      'pharmacie',
      'soignant',
      'enfance',
      'optique',
      'opticien',
    ],
    trades: [
      ['Aide-soignant', 'J1501'],
      ['Auxiliaire de puériculture', 'J1304'],
      ['Préparateur en pharmacie', 'J1307'],
      ['Opticien', 'J1405'],
      ['Accompagnant éducatif petite enfance', 'K1303'],
      ['Auxiliaire de vie', 'K1302'],
      ['Conseiller en économie sociale et familiale', null],
    ],
  },
  {
    name: 'Agriculture, vin et paysage',
    programmeWords: [
      'agricole',
      'btsa',
      'viticulture',
      'oenologie',
      'paysage',
      'paysager',
      'horticulture',
      'agronomie',
    ],
    trades: [
      ['Ouvrier viticole', 'A1405'],
      ['Assistant maître de chai', 'A1413'],
      ['Jardinier paysagiste', 'A1203'],
      ['Ouvrier en maraîchage ou horticulture', 'A1414'],
      ['Conseiller agricole', 'A1301'],
      ['Vendeur en jardinerie', 'D1209'],
    ],
  },
  {
    name: 'Sécurité et propreté',
    programmeWords: ['securite', 'proprete', 'nettoyage'],
    trades: [
      ['Agent de sécurité', 'K2503'],
      ['Agent de propreté', 'K2204'],
    ],
  },
];

const wordsOf = (name: string): ReadonlySet<string> => new Set(fold(name).split(' '));

/** The groups, those first to which these programmes lead. */
export const tradeGroupsFor = (programmes: readonly string[]): TradeGroup[] => {
  const words = programmes.map(wordsOf);
  const leadsTo = ({ programmeWords }: TradeGroup) =>
    words.some((name) => programmeWords.some((word) => name.has(word)));
  return tradeGroups.toSorted((one, other) => Number(leadsTo(other)) - Number(leadsTo(one)));
};

/** What companies add to a title. */
const additions = /\b(?:h f|f h|en alternance|alternance|apprentie?|stagiaire|junior)\b/g;

const keyOf = (title: string): string =>
  fold(title).replaceAll(additions, ' ').replaceAll(/\s+/g, ' ').trim();

const romeCodes = new Map(
  tradeGroups.flatMap(({ trades }) => trades.map(([title, rome]) => [keyOf(title), rome] as const)),
);

/** The code of a title of the list, with or without « (H/F) » and the like; null for any other. */
export const romeCodeOf = (title: string): string | null => romeCodes.get(keyOf(title)) ?? null;
