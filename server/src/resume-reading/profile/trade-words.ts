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
  ['soudure soudures', 'Soudage'],
  ['sourcing', 'Recrutement de candidats'],
  ['patisserie patisseries', 'Pâtisserie et chocolaterie'],
  ['fromagerie', 'Fromagerie et crèmerie'],
  ['paie paies', 'Gestion de la paie'],
  ['brushing brushings', 'Coupe de cheveux et barbe'],
  ['emballage emballages', 'Conditionnement et emballage'],
  ['onglerie', 'Manucure et prothésie ongulaire'],
  ['vidange vidanges freins freinage pneus embrayage embrayages', 'Mécanique automobile'],
  ['petrissage faconnage viennoiserie viennoiseries', 'Boulangerie'],
  ['bar cocktails', 'Bar et mixologie'],
  ['toilette toilettes nursing', 'Soins d’hygiène et de confort'],
  ['biberons', 'Soins du nourrisson'],
  ['menage nettoyage', 'Nettoyage professionnel'],
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

/** What is done at work in words that the list of skills does not have, folded; what they are said of makes them plain. */
export const tradePhrases: readonly (readonly [phrase: RegExp, skill: string])[] = [
  [
    /(?:depannage|reparation|maintenance) (?:d'|de |des |du )?(?:ordinateurs?|pc|informatique|postes? informatiques?)(?![a-z])/,
    'Maintenance informatique',
  ],
  [/installation de postes|support (?:aux )?utilisateurs/, 'Support informatique'],
  [
    /(?:encadrement|management) (?:d'une |de l')?(?:de )?(?:\d+|deux|trois|quatre|cinq|six) (?:personnes|salaries|vendeurs|agents|apprentis)/,
    'Encadrement d’équipe',
  ],
  [/saisie (?:de |des |comptable de )(?:factures|commandes|dossiers|pieces)/, 'Saisie de données'],
  [
    /(?:tri|tri et selection|preselection) (?:de |des )?(?:cv|candidatures)/,
    'Recrutement de candidats',
  ],
  [
    /recrutement (?:de|des|du) (?:interimaires|saisonniers|collaborateurs|personnel|profils|apprentis|alternants|stagiaires|cadres)(?![a-z])/,
    'Recrutement de candidats',
  ],
  [/bulletins? de (?:paie|salaire)|fiches? de paie/, 'Gestion de la paie'],
  [/dossiers? du personnel/, 'Administration du personnel'],
  [/conduite (?:de |du |des )tracteurs?(?![a-z])/, 'Agroéquipement'],
  [
    /aide (?:a la toilette|aux? repas|au lever|au coucher)|lever et coucher/,
    'Soins d’hygiène et de confort',
  ],
  [/port (?:des |d'|de l')(?:epi|equipements? de protection)(?![a-z])/, 'Sécurité sur chantier'],
  [/tirage de cables|pose (?:d'|de l')appareillages?(?![a-z])/, 'Électricité du bâtiment'],
  [/plaquettes de freins?|changement (?:de |des )?pneus/, 'Mécanique automobile'],
  [/taille (?:de |des )?haies|tonte (?:de |des )?pelouses?/, 'Aménagement paysager'],
  [/animation d(?:'|es |e )ateliers?(?![a-z])/, 'Animation socioculturelle'],
  [/baby-?sitting/, 'Garde d’enfants'],
  [/conseil (?:aux |a la |des )?client(?:s|e|es|ele)?(?![a-z])/, 'Relation client'],
];
