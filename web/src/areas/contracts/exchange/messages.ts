import { formatCount } from '../../../platform/format/numbers.ts';

export const boardMessages = {
  title: 'Tableau de bord de l’apprentissage',
  hint: 'Les contrats d’apprentissage de la session, une ligne par apprenti, avec les colonnes que demande le Tableau de bord. Sans numéro de sécurité sociale. Chaque export est inscrit au journal.',
  xlsx: 'Excel (.xlsx)',
  csv: 'CSV, à déposer',
  noSession: 'Choisissez une session en haut de la page.',
  none: 'Aucun contrat d’apprentissage dans cette session.',
  failed: 'Le fichier n’a pas pu être préparé.',
  name: (schoolYear: string) => `tableau de bord apprentissage ${schoolYear}`.trim(),
  notes: {
    use: ['À déposer', 'Le fichier CSV. Ce classeur sert à relire et à compléter.'],
    status: [
      'statut_apprenant',
      '3 (apprenti) tant qu’un contrat court\u202F; vide avant et après, à compléter.',
    ],
    enrolment: [
      'date_inscription_formation',
      'Le jour où l’inscription a été finalisée dans Tandem, à vérifier.',
    ],
    place: ['etablissement_formateur', 'Le lieu principal de formation du dossier, à vérifier.'],
  } satisfies Record<string, readonly [string, string]>,
  professional: 'Contrats de professionnalisation, absents',
  lacking: (key: string, lines: number): readonly [string, string] => [
    key,
    `Demandé, et vide pour ${formatCount(lines, 'ligne', 'lignes')}.`,
  ],
};
