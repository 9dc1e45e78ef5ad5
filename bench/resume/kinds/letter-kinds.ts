import { variantOf, type Variants } from './contact-kinds.ts';
import { inPairs, withExpected, type Cv, type Half, type Kind, type Someone } from './cv.ts';

const firms: Variants<readonly string[]> = {
  seen: [
    [
      'Transports Brévan',
      'Service des ressources humaines',
      '40 route de Vienne',
      '69007 Lyon',
      'recrutement@brevan.example',
      'Tél. 04 99 00 12 34',
    ],
    [
      'À l’attention de Madame Sorel',
      'Boulangerie Sorel',
      '2 place du Marché',
      '87000 Limoges',
      'h.sorel@boulangeriesorel.example',
      '05 99 00 45 67',
    ],
    [
      'Cabinet Perrin & Fils',
      'M. Hubert Perrin, gérant',
      '18 rue Nationale',
      '37000 Tours',
      'hubert.perrin@perrin-fils.example',
      '06 39 98 55 55',
    ],
  ],
  spent: [
    [
      'DESTINATAIRE',
      'Ateliers Montferrand',
      'Direction des ressources humaines',
      'ZI des Gravanches, 63100 Clermont-Ferrand',
      'Tél : 04 99 00 88 10 – candidatures@montferrand.example',
    ],
    [
      'Mme Roselyne Dubosq',
      'Responsable du recrutement',
      'Groupe Albâtre',
      '76600 Le Havre',
      'r.dubosq@albatre.example',
      '02 99 00 31 31',
    ],
    [
      'Société Koenig',
      'Monsieur le Directeur',
      '7 rue des Frères',
      '57000 Metz',
      '+33 6 39 98 12 00',
      'd.koenig@koenig.example',
    ],
  ],
  'held-out': [
    [
      'Clinique des Trois Ponts',
      'Mme la Directrice des soins',
      '12 boulevard de la Marne',
      '51100 Reims',
      'Standard : 03 99 00 51 00',
      'direction.soins@troisponts.example',
    ],
    [
      'Garage Vasseur',
      'À l’att. de M. Vasseur',
      'Route de Dieppe',
      '76000 Rouen',
      'garage.vasseur@vasseur.example',
      '06 39 98 77 11',
    ],
    [
      'Mairie de Castres – Pôle RH',
      '8 rue de l’Hôtel-de-Ville, 81100 Castres',
      'ressources.humaines@castres.example – 05 99 00 81 81',
    ],
  ],
};

const texts: Variants<readonly string[]> = {
  seen: [
    [
      'Objet : candidature à un contrat d’alternance',
      'Madame, Monsieur,',
      'Votre entreprise est connue pour la façon dont elle forme ses apprentis, et je serais heureux d’y apprendre mon métier.',
      'Je me tiens à votre disposition pour un entretien.',
      'Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.',
    ],
    [
      'Objet : demande de stage',
      'Madame,',
      'J’ai lu avec attention l’annonce que vous avez publiée. Vous pouvez me joindre quand il vous plaira.',
      'Cordialement,',
    ],
  ],
  spent: [
    [
      'Lettre de motivation',
      'Madame, Monsieur,',
      'Voici ma candidature pour le poste proposé au sein de votre équipe. J’ai découvert vos ateliers lors d’une visite.',
      'Dans l’attente de votre réponse, recevez mes respectueuses salutations.',
    ],
    [
      'Candidature spontanée',
      'Bonjour,',
      'Je me permets de vous écrire car votre maison me plaît. Mon curriculum vitae est joint.',
      'Bien à vous,',
    ],
  ],
  'held-out': [
    [
      'Objet : ma candidature',
      'Monsieur,',
      'Passionné par votre métier, je souhaite l’apprendre chez vous. Je serai disponible pour vous rencontrer.',
      'Veuillez recevoir, Monsieur, l’expression de mes sentiments dévoués.',
    ],
    [
      'Madame la Directrice,',
      'C’est avec enthousiasme que je vous adresse ma candidature. Mon parcours m’a donné le goût du travail bien fait.',
      'En vous remerciant de l’attention que vous y porterez,',
      'Sincères salutations.',
    ],
  ],
};

const senderOf = ({ name, street, postalCode, city, email, phone }: Someone): string[] => [
  name,
  street,
  `${postalCode} ${city}`,
  inPairs(phone),
  email,
];

const nothing = { email: null, phone: null, city: null, postal_code: null };

type Scene = (cv: Cv, one: Someone, letter: Omit<NonNullable<Cv['letter']>, 'where'>) => Cv;

const scenes: readonly Scene[] = [
  (cv, one, letter) => ({ ...cv, letter: { ...letter, where: 'before', sender: senderOf(one) } }),
  (cv, _, letter) => ({ ...cv, letter: { ...letter, where: 'head', sender: [] } }),
  // All that is printed belongs to the firm.
  (cv, one, letter) =>
    withExpected(
      { ...cv, contact: [], letter: { ...letter, where: 'before', sender: [one.name] } },
      nothing,
    ),
  (cv, one, letter) => ({ ...cv, letter: { ...letter, where: 'after', sender: senderOf(one) } }),
  (cv, _, letter) =>
    withExpected({ ...cv, contact: [], letter: { ...letter, where: 'head', sender: [] } }, nothing),
  (cv, one, letter) => ({
    ...cv,
    contact: [],
    letter: { ...letter, where: 'before', sender: senderOf(one) },
  }),
  (cv, one, letter) => ({ ...cv, letter: { ...letter, where: 'before', sender: [one.name] } }),
];

export const letterKinds = (half: Half): readonly Kind[] => [
  {
    name: 'letter',
    turns: 2 * scenes.length,
    apply: (cv, one, turn) =>
      variantOf(scenes, turn)(cv, one, {
        sender: [],
        addressee: variantOf(firms[half], turn),
        text: variantOf(texts[half], turn),
      }),
  },
];
