import type { Someone } from '../kinds/cv.ts';

/** People of the blind check: employers named like skills, languages beyond the common ones, licences not held yet. */
export const people: readonly Someone[] = [
  {
    name: 'Saroja Mahendran',
    headline: 'Future assistante comptable',
    email: 'saroja.mahendran@exemple.fr',
    phone: '+33639987712',
    street: '18 bis rue de la Fonderie',
    postalCode: '93700',
    city: 'Drancy',
    profile:
      'Bachelière en gestion, je recherche une alternance pour préparer un BTS Comptabilité et gestion. Précise et discrète, je travaille volontiers avec des chiffres.',
    education: [
      {
        dates: '2023 - 2025',
        title: 'Bac pro AGOrA',
        place: 'Lycée Eugène-Delacroix, Drancy',
        lines: ['Mention bien'],
      },
      { dates: '2022', title: 'Brevet des collèges', place: 'Collège Paul-Bert', lines: [] },
    ],
    experience: [
      {
        dates: 'Juin 2024',
        title: 'Stagiaire secrétaire',
        place: 'Cabinet Dentaire Fabre',
        lines: ['Classement des dossiers', 'Accueil téléphonique'],
      },
      {
        dates: 'Été 2025',
        title: 'Caissière',
        place: 'Jardinerie Truffaut, Le Blanc-Mesnil',
        lines: ['Encaissement'],
      },
    ],
    skills: ['Excel', 'Saisie de données', 'Permis B en cours'],
    languages: ['Tamoul (langue maternelle)', 'Anglais (B2)', 'Hindi (notions)'],
    interests: ['Danse bharata natyam', 'Cuisine'],
    expected: {
      diploma: 'Bac pro AGOrA',
      diploma_level: '4',
      target_educational_level: '5',
      skills: [
        'Secrétariat',
        'Discrétion et confidentialité',
        'Classement et archivage',
        'Accueil téléphonique',
        'Encaissement et tenue de caisse',
        'Excel',
        'Saisie de données',
        'Anglais',
      ],
      languages: ['Tamoul', 'Anglais', 'Hindi'],
    },
  },
  {
    name: 'Ewen Le Dantec',
    headline: 'Apprenti mécanicien',
    email: 'ewen-ledantec@exemple.net',
    phone: '+33700001188',
    street: '2 hent Kermaria',
    postalCode: '29300',
    city: 'Quimperlé',
    profile:
      'Passionné de vieux moteurs, je cherche un garage qui me forme au bac pro Maintenance des véhicules. Je suis ponctuel et je n’ai pas peur de me salir les mains.',
    education: [
      {
        dates: '2023 – 2025',
        title: 'CAP Maintenance des véhicules',
        place: 'CFA de Quimper',
        lines: [],
      },
    ],
    experience: [
      {
        dates: '02/2025',
        title: 'Stage',
        place: 'Boulangerie-Pâtisserie Riou',
        lines: ['Nettoyage'],
      },
      {
        dates: '2023 – 2025',
        title: 'Apprenti',
        place: 'Garage Peinture Carrosserie Hélias, Quimperlé',
        lines: ['Mécanique automobile', 'Diagnostic de pannes'],
      },
    ],
    skills: ['Mécanique automobile', 'Soudage', 'Code obtenu, permis B prévu en mars 2027'],
    languages: ['Breton : courant', 'Anglais : A2'],
    interests: ['Gouren', 'Fest-noz'],
    expected: {
      diploma: 'CAP Maintenance des véhicules',
      diploma_level: '3',
      target_educational_level: '4',
      skills: [
        'Mécanique automobile',
        'Diagnostic de pannes',
        'Soudage',
        'Ponctualité et assiduité',
        'Anglais',
      ],
      languages: ['Breton', 'Anglais'],
    },
  },
  {
    name: 'Nino Kvaratskhelia',
    headline: 'Technicienne support en devenir',
    email: 'nino.kvara@exemple.org',
    phone: '+33639985501',
    street: '41 avenue des Martyrs de la Libération',
    postalCode: '33700',
    city: 'Mérignac',
    profile:
      'Diplômée d’un BTS SIO, je souhaite intégrer une licence professionnelle Métiers de l’informatique en alternance. Patiente, j’aime expliquer.',
    education: [
      {
        dates: 'Septembre 2023 - juin 2025',
        title: 'BTS SIO option SISR',
        place: 'Lycée Gustave-Eiffel, Bordeaux',
        lines: [],
      },
      {
        dates: '2023',
        title: 'Baccalauréat général',
        place: 'Lycée Fernand-Daguin',
        lines: ['Spécialités maths et NSI'],
      },
    ],
    experience: [
      {
        dates: 'Janvier - mars 2025',
        title: 'Stagiaire technicienne informatique',
        place: 'Banque Assurances Girondine',
        lines: ['Support informatique aux utilisateurs', 'Installation de postes'],
      },
    ],
    skills: ['Administration Linux', 'Virtualisation', 'Permis B'],
    languages: ['Géorgien – langue maternelle', 'Russe – C1', 'Anglais – B2', 'Français – C2'],
    interests: ['Échecs', 'Rugby'],
    expected: {
      diploma: 'BTS SIO option SISR',
      diploma_level: '5',
      target_educational_level: '6',
      skills: [
        'Support informatique',
        'Administration Linux',
        'Virtualisation',
        'Permis de conduire B',
        'Russe',
        'Anglais',
        'Maintenance informatique',
      ],
      languages: ['Géorgien', 'Russe', 'Anglais', 'Français'],
    },
  },
];
