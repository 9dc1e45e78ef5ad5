/** `Autre` fits every other contract type when a pair is checked for compatibility. */
export const contractTypes = {
  apprentissage: "Contrat d'apprentissage",
  professionnalisation: 'Contrat de professionnalisation',
  stage: 'Stage alterné',
  Autre: 'Autre',
} as const;

export type ContractType = keyof typeof contractTypes;

export const contractTypeKeys = [
  'apprentissage',
  'professionnalisation',
  'stage',
  'Autre',
] as const satisfies ContractType[];
