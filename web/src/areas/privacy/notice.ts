export const privacyMessages = {
  title: 'Vos données et vos droits',
  lead: 'Ce que Tandem sait de vous, pourquoi, pour combien de temps, et à qui vous adresser.',
  loadFailed: 'Les coordonnées du centre n’ont pas pu être chargées.',
};

export interface DataUse {
  title: string;
  what: string;
  why: string;
  basis: string;
  howLong: string;
}

export const dataUseLabels = {
  what: 'Lesquelles',
  why: 'Pourquoi',
  basis: 'Base légale (RGPD)',
  howLong: 'Combien de temps',
} as const;

const idle =
  'Tant que le compte sert et que votre année scolaire n’est pas clôturée. Deux ans après votre dernière connexion, ou après la clôture de cette année si elle est plus récente (au plus tard un an après sa fin), un e-mail vous prévient\u202f; 30 jours plus tard, tout est effacé si vous ne vous êtes pas connecté.';

/** Everything that is kept, by kind; `months`: how long a contract sheet is kept after its contract. */
export const dataUses = (months: number | undefined): readonly DataUse[] => [
  {
    title: 'Votre compte',
    what: 'Nom, adresse e-mail, téléphone, mot de passe (une empreinte, jamais le mot de passe), la clé de votre application de codes si vous en utilisez une (chiffrée) et vos codes de secours (des empreintes), le nom et la partie publique de vos clés d’accès, l’empreinte d’un lien de connexion que vous demandez, le moment où le lien de votre invitation a d’abord été ouvert, appareils connectés et adresse de leur réseau, une empreinte de ceux d’où vous vous connectez, et, chiffrée, l’adresse à laquelle le navigateur d’un appareil que vous faites prévenir reçoit ses alertes.',
    why: 'Vous inviter, vous connecter, vous prévenir de chaque étape, protéger votre compte.',
    basis:
      'Le service que vous demandez (article 6.1.b) et l’intérêt légitime à le protéger (6.1.f).',
    howLong: `${idle} Un lien de connexion s’oublie le jour même, une connexion au bout de 14 jours au plus, l’empreinte d’un lieu 180 jours après la dernière\u202f; un appareil prévenu, dès que vous le retirez ou que son navigateur ne répond plus. Une invitation restée sans réponse est effacée au bout de deux ans.`,
  },
  {
    title: 'La fiche, le CV et le test d’un candidat',
    what: 'Ce que vous écrivez dans votre fiche, votre CV et le texte qui y est lu, vos réponses au test, et le brouillon de ce que vous n’avez pas fini d’écrire.',
    why: 'Trouver les entreprises qui vous correspondent, et leur permettre de vous répondre.',
    basis: 'Les démarches que vous entreprenez pour un contrat (article 6.1.b).',
    howLong: idle,
  },
  {
    title: 'La fiche et les besoins d’une entreprise, le test de ses tuteurs',
    what: 'Ce que vous écrivez de l’entreprise et de ses besoins, les réponses des tuteurs.',
    why: 'Trouver les candidats qui vous correspondent.',
    basis: 'Les démarches que vous entreprenez pour un contrat (article 6.1.b).',
    howLong: `${idle} D’un tuteur qui a demandé moins de messages reste l’empreinte de son adresse, pour que ce choix tienne.`,
  },
  {
    title: 'Les matchs et les messages',
    what: 'Scores, statuts et leur historique, les matchs que le centre vous a suggérés, ceux qui ont figuré parmi les dix premiers d’une liste ouverte, à quel rang et quel jour, le moment où l’entreprise a ouvert la fiche d’un candidat pour la première fois, notifications, e-mails, SMS et alertes envoyés. Une alerte passe, chiffrée de bout en bout, par le service de notifications du navigateur.',
    why: 'Rapprocher candidats et entreprises, savoir où en est chacun, dire au candidat si sa fiche a été lue, et veiller à ce que personne ne soit moins montré que les autres.',
    basis:
      'Le service que vous demandez (article 6.1.b) et l’intérêt légitime du centre à l’équité des listes (6.1.f).',
    howLong:
      'Les matchs : aussi longtemps que les comptes. Un fichier d’export que le centre demande : un jour. Leur rang dans une liste : 90 jours. Les messages : 30 jours. Les notifications : 180 jours.',
  },
  {
    title: 'Les rendez-vous et les échanges',
    what: 'Moments proposés et choisis, lieu ou lien, ce que chacun en dit ensuite, messages entre l’entreprise et le candidat.',
    why: 'Vous faire rencontrer, et prévenir chacun de ce qui change.',
    basis: 'Le service que vous demandez (article 6.1.b).',
    howLong: 'Aussi longtemps que les comptes.',
  },
  {
    title: 'Le suivi par le centre',
    what: 'Notes de l’équipe, étiquettes, référent, raisons données d’un refus, rappels envoyés, ce que devient une inscription, et ce que dit de vous une liste que le centre importe.',
    why: 'Vous accompagner jusqu’au contrat et pendant celui-ci.',
    basis: 'L’intérêt légitime du centre à suivre ceux qu’il accompagne (article 6.1.f).',
    howLong: `${idle} Vous le lisez dans la copie de vos données.`,
  },
  {
    title: 'La fiche de contrat et son dossier',
    what: 'Ce que l’entreprise, le tuteur, le candidat et, s’il est mineur, son représentant écrivent pour le contrat, avec leurs numéros de sécurité sociale où le formulaire les demande, et les pages signées.',
    why: 'Préparer la convention de formation et le contrat, qui l’exigent.',
    basis: 'Une obligation légale, celle du Code du travail (article 6.1.c).',
    howLong: `Gardée chiffrée, puis effacée ${months === undefined ? 'quelque temps' : `${months} mois`} après la fin du contrat, avec son dossier.`,
  },
  {
    title: 'Le journal',
    what: 'Qui a consulté, modifié, exporté ou supprimé les données de qui, et quand.',
    why: 'Pouvoir vous dire qui a vu vos données, et trouver un abus.',
    basis: 'L’obligation de protéger les données (articles 5.1.f et 32).',
    howLong: 'Trois ans. Les noms n’y figurent pas : ils disparaissent avec les comptes.',
  },
];

export const privacySections = {
  responsible: 'Qui en répond',
  uses: 'Quelles données, pourquoi, combien de temps',
  readers: 'Qui les voit',
  scores: 'Le test et les scores',
  rights: 'Vos droits',
  device: 'Sur votre appareil',
};

export const privacyTexts = {
  responsible: (centre: string | null) =>
    `${centre ?? 'Votre centre de formation'} met Tandem à votre disposition et décide de l’usage des données : c’est à lui que vous vous adressez.`,
  writeTo: 'Écrire à',
  contact: 'Écrire au centre',
  readers: [
    'L’équipe du centre voit tout ce qui sert à vous accompagner.',
    'Une entreprise voit la fiche et le CV d’un candidat seulement quand elle a un match avec lui. Un candidat voit le nom de l’entreprise et son besoin.',
    'L’entreprise ou le centre peut montrer un candidat au tuteur par un lien, sans ses coordonnées, pendant 14 jours. Le candidat en est prévenu et voit quand le lien a été ouvert\u202f; Tandem garde un an qu’il a existé.',
    'Le dossier de contrat est lu par l’entreprise et par le centre. Le candidat, le tuteur et un représentant n’en voient que leur partie, par leur compte ou par un lien qui ne montre rien d’autre.',
    'Là où le centre fait signer les contrats en ligne, le service de signature, qu’il héberge, reçoit le contrat, ainsi que le nom et l’adresse e-mail de chaque signataire.',
    'Rien n’est vendu, rien ne sert à la publicité. Pour situer un lieu, Tandem peut demander les coordonnées d’une commune à un service de l’État (geo.api.gouv.fr) : il reçoit le nom de la commune, et rien de vous. Un SMS passe par un prestataire, qui reçoit votre numéro et le texte.',
  ],
  scores: [
    'Le test : treize affirmations sur les façons de travailler, tirées d’un questionnaire public (IPIP), et une phrase libre qui n’est pas notée. Le candidat répond pour lui-même, le tuteur pour la personne avec qui il travaillerait le mieux. Il n’y a ni bonne ni mauvaise réponse : seule compte la ressemblance des deux séries.',
    'Un match reçoit un score sur 100, fait de quatre parts : les secteurs choisis, le test, la distance, et ce que le CV et la fiche ont en commun avec le besoin. Le poids de chaque part est le même pour tous.',
    'Des matchs qui se tiennent à moins d’un demi-point l’un de l’autre se suivent dans un ordre tiré au sort chaque jour, pour que ce ne soit pas toujours le même qui vienne le premier.',
    'Un score classe, il ne décide pas : aucun match n’est accepté ni refusé par Tandem. Ce sont l’entreprise, le candidat et le centre qui décident (article 22).',
    'Dans le détail de chaque match, une phrase par part dit ce qui y a compté.',
    'Quand il y a assez de réponses, le détail d’un match peut dire combien de propositions au score proche ont été acceptées : un nombre, sans rien de personne.',
    'Le centre peut lire, par groupes d’au moins dix candidats et sans aucun nom, qui est montré aux entreprises et qui elles acceptent, et ce que les réponses disent du poids de chaque part.',
  ],
  rights: [
    'Voir et emporter vos données : « Télécharger mes données », dans votre profil.',
    'Les corriger : dans votre fiche, à tout moment.',
    'Les faire effacer : « Supprimer mon compte », dans votre profil. Il n’en reste que des nombres, sans aucun nom, et les lignes sans nom du journal. Là où d’autres vous avaient nommé en toutes lettres, votre nom est retiré d’ordinaire dans les minutes qui suivent, sauf si quelqu’un d’autre le porte aussi. Si cela échoue, Tandem réessaie chaque heure, et le centre en est averti au bout d’une heure.',
    'Vous y opposer, en limiter l’usage, ou demander qu’une personne revoie un score : écrivez au centre.',
  ],
  complaint: 'Si la réponse ne vous convient pas, vous pouvez saisir la CNIL :',
  profile: 'Ouvrir mon profil',
  device:
    'Tandem ne dépose aucun cookie et ne mesure pas votre passage. Votre navigateur garde seulement votre connexion, jusqu’à ce que vous vous déconnectiez, une marque signée qui dit que vous vous y êtes déjà connecté, pendant 180 jours au plus, de quoi reconnaître un lien de connexion que vous avez demandé, jusqu’à ce qu’il serve, un test commencé, jusqu’à ce que vous fermiez l’onglet, et, pour continuer sans réseau, ce que vous avez lu, tapé ou répondu\u202f: cela s’efface quand vous vous déconnectez, et ce que vous avez commencé à écrire sur quelqu’un au bout de 30 jours sans y revenir.',
};
