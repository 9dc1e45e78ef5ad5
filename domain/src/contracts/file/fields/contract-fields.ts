import { payRowOrders, payRowSuffix, type PayRowOrder } from '../../pay/pay-row-orders.ts';
import { addressLines, partOf, type FileField, type Line } from './file-field.ts';

/** What was agreed above the minimum; of whom the wage of the branch counts, a percentage of that one. */
const payRowLines = (order: PayRowOrder): Line[] => {
  const [year, period] = order.split('.');
  const when = `année ${year}${period === '2' ? ', après l’anniversaire' : ''}`;
  const common = { need: 'never', only: 'apprentice', payRow: order } as const;
  return [
    [
      `pay_percent_${payRowSuffix(order)}`,
      `Pourcentage convenu, ${when}`,
      null,
      {
        ...common,
        kind: 'number',
        hint:
          order === '1.1'
            ? 'Vide : d’après le salaire, sinon le minimum légal'
            : 'Vide : celui d’avant, ou le minimum légal s’il est plus haut',
      },
    ],
    [
      `pay_base_${payRowSuffix(order)}`,
      `Pourcentage du SMIC ou du SMC, ${when}`,
      null,
      { ...common, list: 'payBase' },
    ],
  ];
};

export const contractPart: readonly FileField[] = partOf('contract', [
  ['contract_kind', 'Contrat', null, { list: 'contractKind' }],
  [
    'contract_mode',
    'Mode contractuel',
    'contrat.modeContractuel',
    { list: 'mode', only: 'apprentice' },
  ],
  [
    'contract_type_code',
    'Type de contrat ou d’avenant',
    'contrat.typeContratApp',
    { list: 'contractType', only: 'apprentice' },
  ],
  [
    'derogation',
    'Type de dérogation',
    'contrat.typeDerogation',
    { list: 'derogation', need: 'never', only: 'apprentice' },
  ],
  [
    'previous_contract_number',
    'Numéro du contrat précédent',
    'contrat.numeroContratPrecedent',
    { need: 'formerContract' },
  ],
  [
    'signed_on',
    'Date de conclusion',
    'contrat.dateConclusion',
    { kind: 'date', need: 'never', hint: 'Le jour de la dernière signature' },
  ],
  ['contract_start', 'Début du contrat', 'contrat.dateDebutContrat', { kind: 'date' }],
  [
    'practice_start',
    'Début de la formation en entreprise',
    'contrat.dateFormationPratiqueEmployeur',
    { kind: 'date', only: 'apprentice' },
  ],
  [
    'amendment_effect',
    'Date d’effet de l’avenant',
    'contrat.dateEffetAvenant',
    { kind: 'date', need: 'amendment' },
  ],
  ['contract_end', 'Fin du contrat', 'contrat.dateFinContrat', { kind: 'date' }],
  [
    'weekly_hours',
    'Durée hebdomadaire, heures',
    'contrat.dureeTravailHebdoHeures',
    { kind: 'number' },
  ],
  [
    'weekly_minutes',
    'Durée hebdomadaire, minutes',
    'contrat.dureeTravailHebdoMinutes',
    { kind: 'number', need: 'never' },
  ],
  [
    'dangerous_work',
    'Travail sur machines dangereuses ou exposition à des risques',
    'contrat.travailRisque',
    { kind: 'flag', only: 'apprentice' },
  ],
  ['salary_type', 'Type de salaire', null, { need: 'sheet' }],
  [
    'pay_professional_bachelor',
    'Licence professionnelle en un an',
    null,
    { kind: 'flag', need: 'never', only: 'apprentice' },
  ],
  [
    'pay_same_level',
    'Un an au plus, même niveau que le diplôme obtenu, en lien direct',
    null,
    { kind: 'flag', need: 'never', only: 'apprentice' },
  ],
  [
    'pay_years_done',
    'Années du cycle déjà faites',
    null,
    { kind: 'number', need: 'never', only: 'apprentice' },
  ],
  [
    'pay_earned_percent',
    'Pourcentage acquis par le contrat précédent',
    null,
    { kind: 'number', need: 'never', only: 'apprentice' },
  ],
  [
    'pay_level_four',
    'Titulaire d’un bac pro ou d’un titre de niveau 4 et plus',
    null,
    { kind: 'flag', only: 'professional' },
  ],
  ...payRowOrders.flatMap(payRowLines),
  [
    'starting_pay',
    'Salaire brut mensuel à l’embauche, en euros',
    'contrat.salaireEmbauche',
    { kind: 'amount' },
  ],
  [
    'meal_benefit',
    'Nourriture, en euros par repas',
    'contrat.avantageNourriture',
    { kind: 'amount', need: 'never' },
  ],
  [
    'housing_benefit',
    'Logement, en euros par mois',
    'contrat.avantageLogement',
    { kind: 'amount', need: 'never' },
  ],
  [
    'other_benefit',
    'Autre avantage en nature',
    'contrat.autreAvantageEnNature',
    { kind: 'flag', need: 'never' },
  ],
  ['signed_at', 'Fait à', 'contrat.lieuSignatureContrat'],
]);

export const trainingPart: readonly FileField[] = partOf('training', [
  [
    'cfa_internal',
    'CFA d’entreprise',
    'organismeFormation.formationInterne',
    { kind: 'flag', only: 'apprentice' },
  ],
  ['cfa_name', 'Nom du CFA responsable', 'organismeFormation.denomination'],
  [
    'cfa_uai',
    'UAI du CFA',
    'organismeFormation.uaiCfa',
    { only: 'apprentice', hint: '7 chiffres et 1 lettre' },
  ],
  ['cfa_siret', 'SIRET du CFA', 'organismeFormation.siret', { hint: '14 chiffres' }],
  [
    'cfa_activity_number',
    'Numéro de déclaration d’activité',
    null,
    { need: 'professional', when: 'always', hint: '11 chiffres' },
  ],
  ...addressLines('cfa', 'organismeFormation.', 'always'),
  ['training_diploma_type', 'Diplôme ou titre visé', 'formation.typeDiplome', { list: 'diploma' }],
  ['training_title', 'Intitulé précis', 'formation.intituleQualification'],
  [
    'training_cfd',
    'Code du diplôme',
    'formation.codeDiplome',
    { only: 'apprentice', hint: '8 caractères' },
  ],
  [
    'training_rncp',
    'Code RNCP',
    'formation.rncp',
    { need: 'registered', when: 'always', hint: '3 à 5 chiffres' },
  ],
  ['training_start', 'Début de la formation', 'formation.dateDebutFormation', { kind: 'date' }],
  ['training_end', 'Fin des épreuves', 'formation.dateFinFormation', { kind: 'date' }],
  [
    'training_hours',
    'Durée de la formation, en heures',
    'formation.dureeFormation',
    { kind: 'number' },
  ],
  [
    'training_remote_hours',
    'Dont heures à distance',
    'formation.nombreHeuresEnDistanciel',
    { kind: 'number', only: 'apprentice' },
  ],
  [
    'place_same',
    'Le CFA responsable est le lieu principal',
    'lieuFormationIdentique',
    { kind: 'flag' },
  ],
  [
    'place_name',
    'Nom du lieu principal',
    'organismeFormationLieuFormationPrincipal.denomination',
    { need: 'otherPlace' },
  ],
  [
    'place_uai',
    'UAI du lieu principal',
    'organismeFormationLieuFormationPrincipal.uaiCfa',
    { need: 'never', when: 'otherPlace', only: 'apprentice' },
  ],
  [
    'place_siret',
    'SIRET du lieu principal',
    'organismeFormationLieuFormationPrincipal.siret',
    { need: 'never', when: 'otherPlace' },
  ],
  ...addressLines(
    'place',
    'organismeFormationLieuFormationPrincipal.',
    'otherPlace',
    ' du lieu principal',
  ),
]);
