import type { Trade } from '../trade.ts';

export const viticulture: Trade = {
  programme: { name: 'BTSA Viticulture-œnologie', level: '5' },
  duration: '2',
  sectors: [1, 3],
  roles: {
    cave: {
      titles: ['Assistant de cave', 'Ouvrier de cave qualifié'],
      missions: [
        'réceptionner la vendange et prélever les échantillons',
        'suivre les fermentations : densités, températures, remontages',
        'réaliser soutirages, ouillages et filtrations',
        'préparer les assemblages avec l’œnologue',
        'entretenir la cuverie et le matériel de cave',
        'tenir les registres et la traçabilité des lots',
        'participer à la mise en bouteilles',
      ],
      profile: [
        'Vous tenez la cadence pendant les vendanges, et la précision le reste de l’année.',
        'L’hygiène de cave est votre première œnologie.',
        'Vous aimez goûter, cracher et en parler.',
      ],
      skills: [380, 124, 241, 455],
    },
    domaine: {
      titles: ['Assistant d’exploitation viticole', 'Ouvrier tractoriste en domaine biologique'],
      missions: [
        'tailler, attacher, ébourgeonner et palisser au fil des saisons',
        'conduire le tracteur et l’intercep dans les rangs',
        'observer les maladies et décider des traitements avec le vigneron',
        'préparer les vendanges et encadrer une équipe de huit saisonniers',
        'participer aux vinifications et à l’élevage en fûts',
        'accueillir les visiteurs au caveau un samedi par mois',
      ],
      profile: [
        'Vous aimez être dehors quand il gèle et quand il fait quarante.',
        'Le bio vous intéresse et vous n’en avez pas une idée de carte postale.',
        'Le permis tracteur est un plus.',
      ],
      skills: [380, 384, 383, 376],
    },
    laboratoire: {
      titles: ['Technicien de laboratoire œnologique', 'Assistant œnologue'],
      missions: [
        'réaliser les analyses courantes : degré, acidité, sucres, SO₂',
        'préparer les échantillons et étalonner les appareils',
        'participer aux dégustations et noter les commentaires',
        'conseiller les vignerons sous la responsabilité de l’œnologue',
        'suivre les contrôles de maturité d’août à octobre',
        'mettre à jour les fiches de lot',
      ],
      profile: [
        'Vous avez la rigueur du laboratoire et le goût du terrain.',
        'Vous savez expliquer un résultat à quelqu’un de pressé.',
        'Une première vendange en cave est souhaitée.',
      ],
      skills: [248, 380, 252, 442],
    },
    elaboration: {
      titles: [
        'Assistant d’élaboration en maison de vins effervescents',
        'Technicien de tirage et de dégorgement',
      ],
      missions: [
        'préparer les assemblages et la liqueur de tirage',
        'suivre la prise de mousse et le remuage',
        'régler les lignes de dégorgement et d’habillage',
        'contrôler la qualité : pression, niveau, bouchage',
        'organiser les caves et l’inventaire des bouteilles sur lattes',
        'accompagner les visites professionnelles',
      ],
      profile: [
        'Vous aimez le temps long : quinze mois sur lattes, c’est un début.',
        'Vous êtes à l’aise dans une cave à 11 °C.',
        'Le sens du détail est la signature de la maison.',
      ],
      skills: [380, 228, 240, 452],
    },
  },
  conditions: [
    'Chambre au domaine pendant les vendanges.',
    'Heures supplémentaires de vendange payées ou récupérées en hiver, au choix.',
    'Quelques bouteilles à Noël, et des dégustations toute l’année.',
    'Vêtements de pluie et sécateur électrique fournis.',
    'Travail d’équipe à six, matériel récent.',
  ],
  headlines: [
    'BTSA Viticulture-œnologie en apprentissage',
    'Futur[|e] vigneron[|ne], en recherche d’alternance',
    'Apprenti[|e] en viticulture et œnologie',
  ],
  openings: [
    {
      text: '[Fils|Fille] de vignerons, je veux apprendre ailleurs avant de revenir un jour au domaine.',
      path: 1,
    },
    {
      text: 'Je ne viens pas du milieu : c’est en faisant les vendanges que j’ai su ce que je voulais faire.',
      experience: 0,
    },
    'La vigne m’intéresse pour son vivant, la cave pour sa chimie.',
    {
      text: 'Après un bac STAV, je souhaite me former chez un vigneron qui travaille proprement ses sols.',
      path: 0,
    },
    {
      text: 'J’ai fait trois vendanges dans trois régions, chaque fois avec le même plaisir.',
      experience: 0,
    },
  ],
  continuations: [
    'Le travail physique et les horaires de vendange me conviennent.',
    'J’ai le permis B et je passe le permis tracteur cette année.',
    'La conversion en agriculture biologique est le sujet de mon rapport de stage.',
    'Je m’intéresse aux cépages résistants et aux couverts végétaux.',
    'Je suis [prêt|prête] à déménager.',
  ],
  experiences: [
    {
      title: 'Vendangeu[r|se]',
      season: 'autumn',
      employers: ['Domaine familial', 'Château de Sauvejoie', 'Coopérative viticole'],
      length: { weeks: 4 },
      tasks: ['Coupe et tri des raisins', 'Portage', 'Aide à la cave en fin de vendange'],
    },
    {
      title: 'Stagiaire en exploitation viticole',
      employers: ['Domaine de la Grand-Vigne', 'Mas des Garrigues', 'Clos du Merle'],
      length: { weeks: 8 },
      tasks: [
        'Ébourgeonnage, palissage et effeuillage',
        'Suivi des maturités',
        'Préparation des bouillies sous contrôle du chef de culture',
      ],
    },
    {
      title: 'Caviste saisonni[er|ère]',
      season: 'autumn',
      employers: ['Cave des Deux Rives', 'Chai de négoce'],
      length: { weeks: 9 },
      tasks: ['Remontages et contrôles de densité', 'Lavage des cuves', 'Tenue du cahier de cave'],
    },
    {
      title: '[Vendeur|Vendeuse] au caveau',
      employers: ['Caveau de vente', 'Bar à vins Le Tire-Bouchon'],
      length: { weeks: 8 },
      tasks: ['Accueil et dégustation commentée', 'Encaissement', 'Préparation des expéditions'],
    },
    {
      title: 'Ouvri[er|ère] agricole',
      employers: ['Exploitation arboricole', 'Ferme maraîchère bio'],
      length: { weeks: 10 },
      tasks: ['Récolte et tri', 'Entretien des haies', 'Vente sur les marchés'],
    },
  ],
  projects: [
    'Essai de couvert végétal sur une parcelle d’un hectare',
    'Microvinification de 40 litres au lycée',
    'Dégustation à l’aveugle organisée pour 60 personnes',
  ],
  tools: ['Sécateur électrique', 'Densimètre, pH-mètre', 'Conduite de tracteur', 'Excel'],
  skills: [380, 376, 384, 383, 385, 124, 455, 427],
  paths: [
    {
      diploma: 'Baccalauréat STAV',
      steps: [
        { title: 'Baccalauréat STAV, spécialité production', school: 'Lycée agricole', years: 3 },
        { title: 'Diplôme national du brevet', school: 'Collège', years: 4 },
      ],
    },
    {
      diploma: 'Bac pro Conduite et gestion de l’entreprise vitivinicole',
      steps: [
        {
          title: 'Bac pro Conduite et gestion de l’entreprise vitivinicole',
          school: 'Lycée agricole et viticole',
          years: 3,
        },
        { title: 'Diplôme national du brevet', school: 'Collège', years: 4 },
      ],
    },
    {
      diploma: 'Baccalauréat général',
      steps: [
        {
          title: 'Baccalauréat général, spécialités SVT et physique-chimie',
          school: 'Lycée général',
          years: 3,
        },
        { title: 'Diplôme national du brevet, mention bien', school: 'Collège', years: 4 },
      ],
    },
  ],
};
