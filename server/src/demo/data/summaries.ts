/**
 * Summaries that fit any trade. Places to fill: {formation} with its article, {diplome} with its article, {duree}, {ville}
 * with « à », {titre} for what the person wants to become.
 */
export const generalSummaries = [
  'Je recherche un contrat de {duree} pour préparer {formation}. Disponible tout de suite, je peux me déplacer et je m’intègre vite dans une équipe.',
  '[Muni|Munie] {diplome_de}, je souhaite maintenant apprendre sur le terrain. {formation_maj} en alternance est pour moi la meilleure façon d’y arriver.',
  'Habitant {ville}, je cherche une entreprise proche de chez moi pour {duree}. Je suis [sérieux|sérieuse], [ponctuel|ponctuelle] et j’ai envie d’apprendre.',
  'Mon parcours n’est pas tout droit : j’ai essayé une autre voie avant de choisir {formation}. J’en garde la conviction d’être au bon endroit.',
  'Je me suis [renseigné|renseignée] auprès de plusieurs professionnels avant de m’inscrire. Je sais que le métier est exigeant et c’est ce qui m’attire.',
  'Trois mots pour me décrire : [curieux|curieuse], [patient|patiente], [têtu|têtue]. Le troisième m’a souvent rendu service.',
  'On me confie volontiers les clés : j’ai toujours eu des employeurs contents de moi, et je peux donner leurs coordonnées.',
  'Titulaire {diplome_de}, je veux continuer en alternance afin d’associer cours et pratique. J’apprends surtout en faisant.',
  'Je préfère montrer que promettre : donnez-moi une journée d’essai.',
  '[Sportif|Sportive] depuis dix ans, j’ai appris l’effort, l’équipe et la ponctualité. Je veux mettre tout cela au service d’une entreprise.',
  'Ma famille tient un petit commerce et je sais ce que représente un client qui revient.',
  'J’ai vécu dans quatre régions et changé six fois d’école : je m’adapte vite et je me fais rarement des ennemis.',
  'Je reprends des études que j’avais quittées trop tôt. Je suis [décidé|décidée] à aller au bout.',
  'Je cherche une entreprise {ville} ou aux environs, avec un tuteur ou une tutrice qui aime transmettre.',
  'Rigueur, bonne humeur et envie de bien faire : je viens avec les trois.',
  'Je sors d’une année de service civique qui m’a appris à travailler avec des personnes très différentes.',
  'Actuellement en cours au centre de formation, je cherche l’entreprise qui m’accueillera pour {duree}. Je peux commencer dès demain.',
  'Après une rupture de contrat dont je ne suis pas responsable (fermeture de l’établissement), je cherche une nouvelle entreprise pour poursuivre {formation}.',
  'Je n’ai pas encore beaucoup d’expérience, mais je retiens vite et je ne fais pas deux fois la même erreur.',
  'Je voudrais rejoindre une équipe à taille humaine et y rester si elle veut bien de moi.',
  'Ce que mes professeurs disent de moi : « travail régulier, esprit d’initiative, bavardages en baisse ». Je confirme les trois.',
  'J’ai le permis, une voiture et un réveil qui fonctionne. Le reste, je viens l’apprendre.',
  'Motivé[|e] par un projet précis, je prépare {formation} et je cherche à m’engager dans la durée.',
  'J’aime observer, poser des questions puis faire seul[|e]. Une alternance de {duree} est exactement ce qu’il me faut.',
] as const;

/** Sentences that may follow any summary. */
export const generalContinuations = [
  'Le permis B est en cours.',
  'Je suis mobile dans un rayon de cinquante kilomètres.',
  'Je peux me rendre à un entretien à tout moment de la semaine.',
  'J’ai obtenu mon PSC1 cette année.',
  'Mes anciens employeurs peuvent être contactés.',
  'J’aime le travail en équipe autant que les moments de concentration.',
  'Je parle facilement aux gens et je sais aussi me taire.',
  'Je cherche avant tout un lieu où progresser.',
  'Je m’organise bien et je tiens mes engagements.',
  'Le déménagement n’est pas un obstacle.',
  '',
  '',
  '',
] as const;
