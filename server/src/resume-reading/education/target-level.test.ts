import { describe, expect, it } from 'vitest';
import { momentOf } from './dates.ts';
import { readCourses } from './education.ts';
import { readTargetLevel } from './target-level.ts';
import { prepareLines } from '../lines/lines.ts';
import { sectionsOf, written } from '../testing/test-resume.ts';

const targetIn = (text: string): string | null => {
  const sections = sectionsOf(text);
  return readTargetLevel(sections, readCourses(sections, momentOf(new Date(2026, 2, 15))));
};

describe('readTargetLevel', () => {
  it.each([
    ['Recherche alternance BTS MCO', '5'],
    [
      'PROFIL\nDiplômé (titre RNCP niveau 5), je prépare un titre de niveau 6 et cherche une alternance',
      '6',
    ],
    ['Objectif : mention complémentaire Soudage (niveau 3) en apprentissage', '3'],
    ['PROFIL\nÉlève ingénieure par apprentissage à partir de février 2027', '7'],
    ['Je me présente à la formation d’infirmière par la voie de l’apprentissage', '6'],
    ['PROFIL\nJ’entre en formation d’auxiliaire de puériculture', '4'],
    ['PROFIL\nJe veux devenir accompagnante éducative et sociale (DEAES)', '3'],
    ['Apprentissage : je termine mon DN MADE et vise un mastère', '7'],
    ['COMPÉTENCES\nVente\nSouhait\tContrat d’apprentissage – DCG – 24 mois', '6'],
    ['compétences : vente, caisse,\nstock\ncandidature en apprentissage – mba management', '7'],
    ['PROJET\nIngénieur agroalimentaire en apprentissage', '7'],
    ['Je recherche un contrat de professionnalisation pour ma formation ingénieur', '7'],
    [
      'PROJET\nPréparation : licence professionnelle Assurance\nContrat recherché : apprentissage\n2024 – 2026\tBac professionnel',
      '6',
    ],
    ['1. Le candidat\n2. Formation souhaitée\nDiplôme préparé\tBTS Bâtiment', '5'],
    [
      'Anna Roux\nI am looking for an apprenticeship from\nSeptember 2026 to study for a Master Marketing\nnumérique.',
      '7',
    ],
    ['PROJET\nDiplôme visé : CAP Cuisine', '3'],
    [
      'PARCOURS\nDernier diplôme obtenu :\tBTS MCO\nNiveau :\tNiveau 5\nFormation demandée :\tVente\nNiveau de la formation :\tNiveau 6 (bac+3)',
      '6',
    ],
    ['FORMATION VISÉE\nMC Sommellerie, un an, par apprentissage', '4'],
    ['Alternante BTS Maintenance des véhicules', '5'],
    ['Auxiliaire spécialisée vétérinaire (ASV), apprentissage', '4'],
    ['Recherche un contrat d’apprentissage pour un CAP Cuisine', '3'],
    ['En recherche d’alternance (bac+3)', '6'],
    ['Titulaire d’un bac pro, je recherche une alternance en BTS NDRC', '5'],
    ['Après mon BTS, je souhaite intégrer une licence professionnelle', '6'],
    ['Bachelor en poche, je cherche une entreprise pour un MBA', '7'],
    ['En deuxième année de BTS, je recherche une alternance pour un bachelor', '6'],
    ['Étudiante en Master 1, je cherche une alternance pour mon Master 2', '7'],
    ['Je prépare le titre professionnel Gestionnaire de paie (niveau 5) en alternance', '5'],
    ['Muni d’un bac pro, je souhaite apprendre. Le BTS MCO en alternance est fait pour moi', '5'],
    [
      'Je prépare un BTS en alternance et voudrais ensuite intégrer une licence professionnelle',
      '5',
    ],
    ['Élève de terminale, je passe le bac et je cherche une entreprise pour un BTS CG', '5'],
    ['Je termine mon BTS. Je vise ensuite une licence professionnelle en alternance', '6'],
    ['Candidat au BUT GEA en apprentissage', '6'],
    ['Je recherche une alternance dans le cadre de mon M1 Finance', '7'],
    ['OBJECTIF\nTrouver un patron en boulangerie (CAP en 1 an)', '3'],
    ['PROFIL\nEn L3 de sociologie, je vise un Master RH en alternance', '7'],
    ['BTS MCO\nFORMATION\n2025\tBac STMG', '5'],
    ['Bac pro → BTS MSPC\nFORMATION\n2023 – 2026\tBac pro MSPC', '5'],
    ['OBJECTIF\nTitre d’assistante dentaire (niveau 4)\nFORMATION\n2024\tCAP AEPE', '4'],
    ['JE CHERCHE\nUn artisan pour CAP Peintre', '3'],
    ['LANGUES\nAnglais B2\nNiveau visé : bac+5\nAnnée : 2025', '7'],
    [
      'CAP Monteur en installations sanitaires en poche, je veux passer un Brevet professionnel en alternance',
      '4',
    ],
    ['PROFIL\nTitulaire d’une licence, je complète mon parcours par un Master QHSE.', '7'],
    ['PROFIL\nTechnicien de niveau 5, je m’oriente vers un Bachelor Réseaux.', '6'],
    ['PROFIL\nGraphiste formé par un BUT MMI, je prépare un Mastère Design.', '7'],
    ['Alternance en BTS MCO suite à mon bac professionnel commerce obtenu en 2024', '5'],
    ['PROFIL\nJe souhaite être formé en BTS MCO', '5'],
    ['PROFIL\nJe voudrais être formée par un BTS MCO en alternance', '5'],
    ['Contrat de professionnalisation : titre professionnel Comptable assistant', '4'],
    ['Titre professionnel Électricien d’équipement\nFORMATION\n2020\tCAP Menuiserie', '3'],
    ['QUALITÉS\nDiscrète, je prépare un master RH.', '7'],
    ['OBJECTIF\nUn mastère en communication', '7'],
    ['Étudiante en BTS MCO – Lyon\nFORMATION\n2024 – 2026\tBac pro MCV', '5'],
    [
      'Vendeuse\nPROFIL\nSouriante.\nJe recherche une alternance de deux ans pour un\nBTS MCO.',
      '5',
    ],
  ])('reads %j as level %s', (text, level) => {
    expect(targetIn(text)).toBe(level);
  });

  it('falls back on the training in preparation', () => {
    const text =
      'Je recherche une alternance\nFORMATION\n2024 – 2027\tBUT Informatique\n2024\tBac général';
    expect(targetIn(text)).toBe('6');
    expect(targetIn('FORMATION\n2025 – 2027\tBTS MCO')).toBe('5');
    expect(targetIn('Étudiant en BUT Informatique')).toBe('6');
  });

  it('knows a title by its name where it is called one alone', () => {
    expect(
      targetIn('PROFIL\nJe cherche un cabinet pour préparer le titre d’assistante dentaire'),
    ).toBe('4');
    expect(
      targetIn('OBJECTIF\nMe reconvertir comme secrétaire (titre professionnel niveau 4)'),
    ).toBe('4');
  });

  it('does not know where nothing is said, or only a bac is in preparation', () => {
    expect(targetIn('Vendeuse\nFORMATION\n2024\tBTS MCO')).toBeNull();
    expect(targetIn('Lycéen\nFORMATION\n2023 – 2026\tBaccalauréat général')).toBeNull();
    expect(targetIn('Diplômée d’un BTS, je recherche un emploi')).toBeNull();
    expect(targetIn('BTS MCO\nFORMATION\n2024\tBTS MCO')).toBeNull();
    expect(targetIn('Campus des Rives\nBP 527\nCandidate à l’alternance')).toBeNull();
    expect(
      targetIn('anna roux\n2022-2024 bac pro melec\nété 2025 apprenti électricien, montelec'),
    ).toBeNull();
    expect(targetIn('DIVERS\nMaquette d’un pont (projet de BTS)')).toBeNull();
  });

  it('reads what the letter beside it is about', () => {
    const letter = prepareLines(written('Objet : candidature, DCG en alternance\nMadame,'));
    expect(readTargetLevel([], [], letter)).toBe('6');
  });
});
