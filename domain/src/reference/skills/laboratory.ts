import type { SkillRow } from './row.ts';

export const laboratory: readonly SkillRow[] = [
  [
    248,
    'Analyses chimiques',
    'chimie analytique',
    'chromatographie',
    'HPLC',
    'spectrométrie',
    'dosage chimique',
  ],
  [
    249,
    'Synthèse chimique',
    'chimie organique',
    'synthèse organique',
    'génie chimique',
    'génie des procédés',
  ],
  [250, 'Microbiologie', 'analyses microbiologiques', 'culture bactérienne', 'ensemencement'],
  [
    251,
    'Biologie moléculaire',
    'PCR',
    'génétique',
    'électrophorèse',
    'biotechnologies',
    'culture cellulaire',
  ],
  [
    252,
    'Bonnes pratiques de laboratoire',
    'BPL',
    'ISO 17025',
    'technicien de laboratoire',
    'paillasse',
    'verrerie de laboratoire',
  ],
];
