import type { Level } from '@tandem/domain/reference/levels';

export interface Job {
  /** Masculine and feminine titles. */
  title: readonly [string, string];
  /** Groups of skills in which the job's own skills lie, most important first. */
  groups: readonly string[];
}

/** A programme with the jobs that it leads to and the sectors (ids of NAF A38) where they are found, commonest first. */
export interface Field {
  programme: string;
  level: Level;
  jobs: readonly Job[];
  sectorIds: readonly number[];
}

const sales = 'Commerce et vente';
const marketing = 'Marketing et communication';
const office = 'Administration et secrétariat';
const accounting = 'Comptabilité, finance et contrôle';
const people = 'Ressources humaines et paie';
const hospitality = 'Tourisme, hôtellerie et restauration';
const software = 'Développement informatique';
const systems = 'Systèmes, réseaux et cybersécurité';
const data = 'Données et intelligence artificielle';
const industry = 'Industrie, production et qualité';
const mechanics = 'Maintenance et mécanique';
const electricity = 'Électricité, électronique et automatisme';
const energy = 'Énergie, froid et climatisation';
const building = 'Bâtiment et travaux publics';
const logistics = 'Achats, logistique et transport';
const estate = 'Immobilier';
const banking = 'Banque et assurance';
const design = 'Design, image et création';
const care = 'Social et petite enfance';
const health = 'Santé';
const land = 'Agriculture et environnement';

const job = (masculine: string, feminine: string, ...groups: string[]): Job => ({
  title: [masculine, feminine],
  groups,
});

export const fields: readonly Field[] = [
  {
    programme: 'BTS Management commercial opérationnel',
    level: '5',
    jobs: [
      job('vendeur conseil', 'vendeuse conseil', sales),
      job('assistant commercial', 'assistante commerciale', sales, office),
      job('animateur de réseau', 'animatrice de réseau', marketing, sales),
      job('responsable de rayon', 'responsable de rayon', sales, logistics),
      job('négociateur immobilier', 'négociatrice immobilière', estate, sales),
    ],
    sectorIds: [19, 21, 4, 3, 26, 25, 36, 35, 23, 14],
  },
  {
    programme: 'BTS Services informatiques aux organisations',
    level: '5',
    jobs: [
      job('développeur web', 'développeuse web', software),
      job('développeur mobile', 'développeuse mobile', software, design),
      job('technicien systèmes et réseaux', 'technicienne systèmes et réseaux', systems),
      job('technicien support', 'technicienne support', systems, office),
      job('assistant données', 'assistante données', data, software),
    ],
    sectorIds: [24, 23, 27, 19, 25, 11, 31, 33, 22, 32],
  },
  {
    programme: 'BTS Comptabilité et gestion',
    level: '5',
    jobs: [
      job('assistant comptable', 'assistante comptable', accounting, office),
      job('gestionnaire de paie', 'gestionnaire de paie', people, accounting),
      job('assistant contrôleur de gestion', 'assistante contrôleuse de gestion', accounting, data),
      job('assistant administratif', 'assistante administrative', office, people),
      job('chargé de clientèle', 'chargée de clientèle', banking, accounting),
    ],
    sectorIds: [27, 25, 19, 18, 30, 26, 20, 10, 34, 31],
  },
  {
    programme: 'Bachelor Communication et création numérique',
    level: '6',
    jobs: [
      job('chargé de communication', 'chargée de communication', marketing),
      job('gestionnaire de communauté', 'gestionnaire de communauté', marketing, design),
      job('graphiste', 'graphiste', design),
      job('intégrateur web', 'intégratrice web', software, design),
      job('chargé d’études', 'chargée d’études', marketing, data),
    ],
    sectorIds: [29, 22, 24, 35, 19, 31, 36, 21, 4, 32],
  },
  {
    programme: 'BTS Maintenance des systèmes',
    level: '5',
    jobs: [
      job('technicien de maintenance', 'technicienne de maintenance', mechanics, electricity),
      job('automaticien', 'automaticienne', electricity, industry),
      job('mécanicien', 'mécanicienne', mechanics),
      job('frigoriste', 'frigoriste', energy, electricity),
      job('agent de méthodes', 'agente de méthodes', industry, mechanics),
    ],
    sectorIds: [15, 13, 3, 14, 10, 16, 17, 20, 12, 9, 7],
  },
  {
    programme: 'BTS Bâtiment et énergie',
    level: '5',
    jobs: [
      job('conducteur de travaux', 'conductrice de travaux', building),
      job('dessinateur projeteur', 'dessinatrice projeteuse', building, design),
      job('plombier chauffagiste', 'plombière chauffagiste', energy, building),
      job('électricien', 'électricienne', electricity, building),
      job('chargé d’affaires', 'chargée d’affaires', energy, sales),
    ],
    sectorIds: [18, 27, 26, 16, 17, 9, 5, 31, 10],
  },
  {
    programme: 'BTS Gestion des transports et logistique',
    level: '5',
    jobs: [
      job('agent logistique', 'agente logistique', logistics),
      job('exploitant transport', 'exploitante transport', logistics, office),
      job('acheteur', 'acheteuse', logistics, sales),
      job('chef de quai', 'cheffe de quai', logistics, industry),
      job('assistant import export', 'assistante import export', sales, logistics),
    ],
    sectorIds: [20, 19, 3, 14, 8, 7, 10, 4, 30],
  },
  {
    programme: 'Bac professionnel Accompagnement, soins et services',
    level: '4',
    jobs: [
      job('aide-soignant', 'aide-soignante', health, care),
      job('auxiliaire de puériculture', 'auxiliaire de puériculture', care, health),
      job('animateur', 'animatrice', care),
      job('assistant médical', 'assistante médicale', health, office),
      job('aide de cuisine', 'aide de cuisine', hospitality, care),
    ],
    sectorIds: [34, 33, 32, 31, 36, 37, 35, 21],
  },
  {
    programme: 'CAP Métiers du paysage et des produits frais',
    level: '3',
    jobs: [
      job('jardinier paysagiste', 'jardinière paysagiste', land),
      job('maraîcher', 'maraîchère', land, sales),
      job('commis de cuisine', 'commise de cuisine', hospitality),
      job('boulanger', 'boulangère', hospitality, sales),
      job('agent d’entretien des espaces', 'agente d’entretien des espaces', land, building),
    ],
    sectorIds: [1, 21, 3, 19, 30, 31, 35, 34],
  },
];

/** Groups whose skills every field may ask for. */
export const transversalGroups = [
  'Savoir-être',
  'Bureautique',
  'Langues',
  'Gestion de projet et encadrement',
];
