import type { Level } from '@tandem/domain/reference/levels';

/**
 * Levels of the titles of the ministry of labour (« titres professionnels »), as they are registered in the national
 * directory of certifications (RNCP): what their names start with, folded, without genders.
 */
const levelsOfTitles: readonly (readonly [level: Level, starts: readonly string[]])[] = [
  [
    '6',
    [
      'concepteur developpeur',
      "administrateur d'infrastructures",
      'administrateur systemes? devops',
      "responsable d'etablissement (?:marchand|touristique)",
      'responsable (?:en|de) (?:logistique|developpement|projets?)',
      'concepteur designer',
      "charge d'affaires",
      'responsable de chantier',
      'coordinateur (?:bim|de projets?)',
      'concepteur de',
    ],
  ],
  [
    '5',
    [
      'developpeur',
      'technicien superieur',
      'gestionnaire (?:de paie|comptable)',
      'gestionnaire de paie',
      'assistant (?:de direction|commercial|ressources humaines|import|(?:de )?manager)',
      'assistant (?:ressources|rh)',
      'negociateur',
      'formateur',
      'conseiller en insertion',
      "manager (?:d'unite|d'equipe|de rayon|d'univers|marchand)",
      'responsable de (?:petite|rayon|secteur|pme)',
      'responsable-coordonnateur|responsable coordonnateur',
      "charge d'accompagnement",
      'designer web',
      'concepteur.?-?designer',
      'exploitant',
      'encadrant technique',
      'chef de chantier|conducteur de travaux',
      'geometre|dessinateur.projeteur|projeteur',
      'testeur',
      'specialiste',
      'guide accompagnateur',
    ],
  ],
  [
    '4',
    [
      'conseiller (?:de vente|commercial|relation client|clientele|vendeur)',
      'conseiller',
      'vendeur.?conseil',
      'comptable',
      'secretaire',
      "technicien d'assistance",
      'technicien',
      'assistant (?:immobilier|comptable|medico|technique|dentaire)',
      'receptionniste',
      "charge d'accueil",
      'mediateur',
      'infographiste',
      'animateur',
      'moniteur',
      'gouvernant',
      'responsable de salle',
      'dessinateur',
      "chef de (?:cuisine|partie)|chef d'equipe",
      'agent de (?:maitrise|developpement)',
      'monteur audiovisuel|technicien reseaux',
    ],
  ],
  [
    '3',
    [
      'agent',
      'employe',
      'vendeur',
      'preparateur de commandes',
      'cariste',
      'conducteur',
      'cuisinier|commis|serveur|boulanger|patissier',
      'electricien|plombier|macon|peintre|carreleur|couvreur|menuisier|plaquiste|platrier|facadier|installateur|poseur|solier|charpentier',
      'soudeur|tourneur|fraiseur|chaudronnier|tuyauteur|operateur|usineur|mecanicien|carrossier|monteur',
      'assistant (?:de vie|maternel)',
      'ouvrier|coffreur|constructeur|canalisateur|tailleur|retoucheur|couturier',
      'livreur|chauffeur|magasinier|manutentionnaire',
      'accompagnant|auxiliaire',
    ],
  ],
];

const patterns = levelsOfTitles.flatMap(([level, starts]) =>
  starts.map((start) => ({ level, pattern: new RegExp(`^(?:${start})(?![a-z])`) })),
);

/** « développeuse », « assistante », « négociatrice » by the form that the list has. */
const masculine = (key: string): string =>
  key
    .replace(
      /(?<![a-z])(assistant|agent|adjoint|commis|consultant|gouvernant|encadrant|exploitant)e(?![a-z])/g,
      '$1',
    )
    .replace(/(?<![a-z])(employ|charg)ee(?![a-z])/g, '$1e')
    .replace(/([a-z]+)trice(?![a-z])/g, '$1teur')
    .replace(/([a-z]+)euse(?![a-z])/g, '$1eur')
    .replace(/([a-z]+)ere(?![a-z])/g, '$1er')
    .replace(/([a-z]+)ienne(?![a-z])/g, '$1ien')
    .replace(/([a-z])\(?[·./-]?(?:e|ne|rice|trice|euse|ere)\)?(?= )/g, (whole, letter: string) =>
      /[·./(-]/.test(whole) ? letter : whole,
    );

/** The level of the title whose name follows in a folded text; null for one that is not known. */
export const levelOfTitle = (following: string): Level | null => {
  const name = masculine(
    following.replaceAll('’', "'").replace(/^[\s:–—(«"-]*(?:de |d'|du |en |« )?/, ''),
  );
  return patterns.find(({ pattern }) => pattern.test(name))?.level ?? null;
};
