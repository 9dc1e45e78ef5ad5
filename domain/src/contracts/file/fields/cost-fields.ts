import { partOf, type FileField } from './file-field.ts';

/** What the training costs and who bears it: no field of the official form, and what the training agreement has to say. */
export const costsPart: readonly FileField[] = partOf('costs', [
  [
    'training_price',
    'Prix de la formation, en euros',
    null,
    { kind: 'amount', hint: 'Pour toute sa durée, hors taxes' },
  ],
  [
    'funding',
    'Prise en charge attendue, en euros',
    null,
    { kind: 'amount', need: 'never', hint: 'Celle de l’OPCO, ou d’un autre financeur public' },
  ],
  [
    'employer_share',
    'Reste à la charge de l’entreprise, en euros',
    null,
    { kind: 'amount', need: 'never' },
  ],
  [
    'first_equipment',
    'Premier équipement, en euros',
    null,
    { kind: 'amount', need: 'never', only: 'apprentice' },
  ],
  [
    'meal_count',
    'Repas pris au CFA, en nombre',
    null,
    { kind: 'number', need: 'never', only: 'apprentice' },
  ],
  [
    'night_count',
    'Nuitées, en nombre',
    null,
    { kind: 'number', need: 'never', only: 'apprentice' },
  ],
  [
    'mobility_costs',
    'Mobilité à l’étranger, en euros',
    null,
    { kind: 'amount', need: 'never', only: 'apprentice' },
  ],
]);
