export const civilities = { M: 'Monsieur', Mme: 'Madame' } as const;

export type Civility = keyof typeof civilities;

export const civilityKeys = ['M', 'Mme'] as const satisfies Civility[];
