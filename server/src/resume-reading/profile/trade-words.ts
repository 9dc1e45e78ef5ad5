/**
 * What is done at work in one word, as resumes list it between commas: « coupes, brushings, caisse ». In sentences most of these
 * say something else; with the name of the skill.
 */
export const tradeWords: readonly (readonly [words: string, skill: string])[] = [
  ['caisse encaissements', 'Encaissement et tenue de caisse'],
  ['etiquetage facing reassort reassorts reassortiment', 'Merchandising'],
  ['inventaire inventaires', 'Gestion des stocks'],
  ['picking', 'Préparation de commandes'],
  ['dechargement chargement expedition expeditions', 'Réception et expédition de marchandises'],
  ['agenda agendas', 'Gestion d’agendas et de plannings'],
  ['standard', 'Accueil téléphonique'],
  ['courrier courriers', 'Rédaction de courriers'],
  ['archivage', 'Classement et archivage'],
  ['paie paies', 'Gestion de la paie'],
  ['brushing brushings', 'Coupe de cheveux et barbe'],
  ['onglerie', 'Manucure et prothésie ongulaire'],
  ['vidange vidanges freins freinage pneus embrayage embrayages', 'Mécanique automobile'],
  ['petrissage faconnage viennoiserie viennoiseries', 'Boulangerie'],
  ['bar cocktails', 'Bar et mixologie'],
  ['toilette toilettes nursing', 'Soins d’hygiène et de confort'],
  ['biberons', 'Soins du nourrisson'],
  ['menage', 'Nettoyage professionnel'],
  ['tonte debroussaillage desherbage', 'Aménagement paysager'],
  ['rempotage arrosage', 'Horticulture'],
  ['vendanges', 'Viticulture et vinification'],
  ['traite', 'Élevage'],
  ['parpaings', 'Maçonnerie'],
  ['ferraillage', 'Coffrage et béton armé'],
  ['placo cloisons', 'Plâtrerie et cloisons sèches'],
  ['faience', 'Carrelage et revêtements de sol'],
  ['sanitaires', 'Plomberie'],
  ['rondes', 'Sécurité privée'],
];
