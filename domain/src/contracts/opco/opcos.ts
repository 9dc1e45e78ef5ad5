/** The eleven OPCO, by a key of our own, as they call themselves. */
export const opcos = {
  '2i': 'OPCO 2i',
  afdas: 'Afdas',
  akto: 'Akto',
  atlas: 'OPCO Atlas',
  constructys: 'Constructys',
  ep: 'OPCO EP',
  mobilites: 'OPCO Mobilités',
  ocapiat: 'Ocapiat',
  opcommerce: 'L’Opcommerce',
  sante: 'OPCO Santé',
  uniformation: 'Uniformation',
} as const;

export type OpcoKey = keyof typeof opcos;
