import type { PhraseRow } from './phrase-row.ts';

export const carePhrases: readonly PhraseRow[] = [
  [
    'Soins infirmiers',
    'soins techniques; préparation des médicaments; distribution des médicaments; prélèvements; glycémie; injections; pose de perfusions; pansements simples; surveillance des constantes; prise de la tension; administration des traitements; soins relationnels et techniques; piluliers; préparation des piluliers',
  ],
  [
    'Soins d’hygiène et de confort',
    'aide à la toilette et à l’habillage; toilettes; aide à l’habillage; aide au repas; aide au lever et au coucher; aide à la prise des repas; toilette au lit; prévention d’escarres; nursing; soins d’hygiène; soins de base; aide à la marche; réfection des lits de patients; habillage; transferts; lève-personne; aide aux transferts; mobilisation des patients; aide aux toilettes; toilettes et habillage; habillage et toilette; aide aux déplacements; aide à l’alimentation; aide au coucher; toilette des résidents; toilette et repas; installation des patients; aide à la mobilité; toilette intime; manutention des personnes; aide aux soins; élève aide-soignante; manutention des patients',
  ],
  [
    'Prise en charge des patients',
    'accompagnement des malades; écoute des patients; accueil du patient; prise en charge des résidents; accompagnement des résidents; soins aux patients; surveillance des patients; relation d’aide; accompagnement de fin de vie; soins palliatifs; observation des patients; accueil et prise en charge; relation avec les résidents; relation soignante; dossier de soins; transmissions infirmières; transmissions ciblées',
  ],
  [
    'Hygiène hospitalière',
    'bionettoyage des chambres; bio-nettoyage; aide hospitalière; entretien des chambres des patients; désinfection du matériel; hygiène des mains; stérilisation du matériel; règles d’asepsie; asepsie; agent hospitalier; désinfection des chambres; protocoles d’hygiène; circuits du linge et des déchets; nettoyage des chambres des résidents; agent de service hospitalier qualifié; DASRI; bionettoyage des locaux',
  ],
  [
    'Transport sanitaire',
    'transport de patients; conduite d’ambulance; auxiliaire ambulancier; transport de malades; VSL; transport assis',
  ],
  [
    'Pharmacie et parapharmacie',
    'rangement des médicaments; gestion des ordonnances; préparation des ordonnances; vente de parapharmacie; préparations magistrales; rangement des commandes de médicaments; dispensation; dispensation des médicaments; réception des médicaments; conseil pharmaceutique; préparation de médicaments; préparatoire; délivrance; stage en pharmacie; rayon parapharmacie; logiciel LGPI; Winpharma',
  ],
  [
    'Optique-lunetterie',
    'montage de verres; taillage de verres; vente de montures; montures; ajustage de lunettes; réparation de lunettes; lunettes; verres progressifs; monteur-vendeur; lentilles; prise de mesures optiques; écarts pupillaires; vente de lunettes; magasin d’optique',
  ],
  [
    'Prothèse dentaire',
    'stratification céramique; coulée des modèles; modèles en plâtre; prothèses; prothèses amovibles; CFAO dentaire; couronnes et bridges; prothèse adjointe; montage de dents',
  ],
  [
    'Assistance dentaire',
    'travail à quatre mains; stérilisation des instruments; aide au fauteuil; assistanat dentaire; préparation du plateau technique; préparation du fauteuil; plateaux de soins',
  ],
  [
    'Analyses de biologie médicale',
    'numération; analyses sanguines; frottis; centrifugation; biochimie médicale; laboratoire de biologie médicale; hémostase; bilan sanguin; automates d’analyse; immunologie; sérologie; enregistrement des prélèvements; groupage sanguin',
  ],
  [
    'Diététique et nutrition',
    'plans alimentaires; élaboration de menus; menus équilibrés; conseils nutritionnels; bilans nutritionnels; régimes; consultations diététiques; nutrition sportive; bilan diététique; éducation nutritionnelle; textures modifiées',
  ],
  [
    'Gérontologie',
    'résidents; résidence senior; seniors; résidence autonomie; Alzheimer; accompagnement des personnes âgées; animation auprès des personnes âgées; troubles cognitifs; résidents d’EHPAD; unité protégée; démence; maison de retraite médicalisée',
  ],
  [
    'Auxiliaire vétérinaire',
    'contention; contention des animaux; cabinet vétérinaire; animaux hospitalisés; aide en chirurgie; refuge SPA',
  ],
  [
    'Accueil du jeune enfant',
    'accueil des enfants; accueil des enfants et des parents; accueil des auxiliaire petite enfance; animateur petite enfance; agent de crèche; jeunes enfants; halte-garderie; multi-accueil; stage en crèche; accueil des parents; accueil des familles; assistante éducatif petite enfance; sieste; crèche familiale; transmissions aux parents; accueil des bébés; aide en crèche',
  ],
  [
    'Soins du nourrisson',
    'bain du nourrisson; biberon; bébés; change des enfants; soins aux bébés; nourrissons; bain du bébé; donner le biberon; soins d’hygiène des enfants; endormissement; bain et change; change et repas; repas et change',
  ],
  [
    'Garde d’enfants',
    'garde de mes neveux; babysitting; baby-sitter; babysitter; garde d’enfants à la sortie d’école; sortie d’école; garde périscolaire; garde à domicile; auxiliaire parentale; garde de jeunes enfants; garde de bébé; garde de frères et sœurs; fille au pair',
  ],
  [
    'Activités d’éveil',
    'ateliers peinture; comptines; activités manuelles; jeux éducatifs; activités ludiques; ateliers manuels; lecture de contes; lecture d’histoires; activités pour enfants; pâte à modeler; jeux et activités; activités pédagogiques; animation d’activités manuelles; motricité fine; ateliers sensoriels; éveil; chants et comptines; activités d’animation pour enfants; éveil de l’enfant; peinture et comptines; parcours de motricité; activités créatives; proposition d’activités; éveil musical',
  ],
  [
    'École maternelle (ATSEM)',
    'aide à l’enseignante; aide à la maîtresse; classe de maternelle; aide en classe; préparation des ateliers de classe; petite section; moyenne section; grande section; aide en maternelle',
  ],
  [
    'Animation socioculturelle',
    'animateur centre de loisirs; animatrice; centre aéré; encadrement d’enfants; encadrement d’un groupe d’enfants; animation de jeux; jeux collectifs; animateur de colonie; animation d’activités; animateur périscolaire; organisation de jeux; grands jeux; séjours de vacances; animateur jeunesse; encadrement de jeunes; activités périscolaires; centre social; maison de quartier; animer des ateliers; veillées; animateur de vie sociale; animation sociale; éducation populaire; groupe d’enfants; animateur BAFA; animations pour seniors; encadrement d’ados; accompagnement de sorties; sorties éducatives; groupe de jeunes; scoutisme; scouts; animations; ludothèque; animation de groupe; surveillance de cantine',
  ],
  [
    'Aide à domicile',
    'aide ménagère; aide aux courses; courses et repas; courses et ménage; aide aux personnes âgées; accompagnement aux rendez-vous médicaux; accompagnement aux courses; repas et ménage; aide à la vie quotidienne; auxiliaire de vie sociale; accompagnement aux rendez-vous; assistante de vie; assistant de vie aux familles; préparation des repas à domicile; ménage et repas; préparation des repas et courses; portage de repas; intervenant à domicile; aide de vie; interventions à domicile; dame de compagnie; tâches ménagères; aide aux tâches quotidiennes; cahier de liaison; employé familial; repas et courses; aidante; aidant familial',
  ],
  [
    'Accompagnement éducatif et social',
    'accompagnement de jeunes; gestes de la vie quotidienne; actes essentiels; accompagnement social; accompagnement éducatif; accompagnement dans les actes; vie quotidienne des résidents; projet personnalisé; projet de vie; aide aux actes de la vie quotidienne',
  ],
  [
    'Accompagnement du handicap',
    'enfant autiste; handicap; personnes handicapées; enfants handicapés; adultes handicapés; ESAT; IME; élève en situation de handicap; situation de handicap; foyer de vie; foyer d’accueil; enfant en situation de handicap; polyhandicap; inclusion d’élèves; adultes en situation de handicap; TSA; ULIS; handisport; jeunes en situation de handicap; auxiliaire de vie scolaire; assistante de vie scolaire; troubles autistiques; SESSAD',
  ],
  [
    'Éducation spécialisée',
    'MECS; foyer de l’enfance; ITEP; DITEP; jeunes en difficulté; prévention spécialisée; jeunes placés; foyer éducatif; adolescents en difficulté; mineurs isolés; mineurs non accompagnés; enfants placés; projet éducatif; maison d’enfants',
  ],
  [
    'Travail social',
    'démarches administratives des usagers; aide aux démarches administratives; CAF CPAM; accompagnement des familles; public précaire; personnes sans-abri; distribution de colis alimentaires; maraudes; Restos du cœur; Secours populaire; Secours catholique; aide alimentaire; banque alimentaire; sans-abris; épicerie solidaire; centre d’hébergement; entretiens sociaux; public en difficulté; dossiers de RSA; dossiers CAF; publics fragiles; permanences sociales; insertion sociale; dossiers d’aide sociale',
  ],
  [
    'Soutien scolaire',
    'aide aux leçons; cours de soutien; cours de mathématiques; cours particuliers de mathématiques; cours d’anglais à domicile; étude surveillée; aide scolaire; accompagnement à la scolarité; cours à domicile; aide aux devoirs et aux leçons; soutien en mathématiques; soutien scolaire bénévole; cours de maths; devoirs faits; tutrice scolaire; professeur particulier; professeur à domicile; AFEV; Acadomia',
  ],
  [
    'Vie scolaire',
    'surveillant; surveillance de la cour; surveillance de récréation; surveillant d’internat; surveillance cantine; encadrement des élèves; maître d’internat; suivi des absences des élèves; éducation des élèves',
  ],
  [
    'Préparation et conduite de cours',
    'cours de langue; enseignement; correction de copies; séquences pédagogiques; enseignement du français; animation de cours; professeur de mathématiques; donner des cours; supports pédagogiques; professeur d’anglais; institutrice; professeur remplaçant',
  ],
  [
    'Français langue étrangère',
    'cours de français aux migrants; cours de français pour étrangers; ateliers sociolinguistiques',
  ],
  [
    'Soins du visage',
    'soins du visage et du corps; gommages visage; diagnostic de peau; soin du visage hydratant; microdermabrasion; hydrafacial; analyse de peau; soins esthétiques visage',
  ],
  [
    'Soins du corps',
    'massage; modelage du corps; enveloppements; drainage; soins du corps et du visage; drainage lymphatique; soins amincissants; modelages relaxants; soins visage et corps; massage californien',
  ],
  [
    'Épilation',
    'épilation laser; cire orientale; épilation sourcils; épilation cire; épilation visage et corps; épilation définitive; sourcils au fil',
  ],
  [
    'Maquillage',
    'maquillage de mariées; maquillage jour et soir; maquillage artistique; mise en beauté; effets spéciaux maquillage; conseil maquillage',
  ],
  [
    'Manucure et prothésie ongulaire',
    'pose de gel; ongles; semi-permanent; pose d’ongles; beauté des mains; beauté des mains et des pieds; pose de capsules; pose américaine; pédicure; faux ongles; ongles en gel; manucure russe; remplissage gel',
  ],
  [
    'Extensions de cils et sourcils',
    'pose de cils; cils; brow lift; rehaussement; teinture de cils; teinture de sourcils; volume russe; pose d’extensions; brows; browlift; cil à cil; microshading',
  ],
  [
    'Coupe de cheveux et barbe',
    'coupes; coupes homme et femme; barbes; dégradés; dégradé américain; coupes enfants; tondeuse; entretien de la barbe; contours; coupes mixtes; coupes et barbes; rasage; coiffeuse à domicile; coiffeur barbier; coupe de cheveux hommes; contours de barbe',
  ],
  [
    'Coloration capillaire',
    'colorations; mèches; mèches et balayages; couleurs; patines; application de couleurs; décolorations; coloration et mèches; ombré hair; tie and dye; pose de couleur; colorations végétales; application de coloration; mèches et couleurs; préparation des colorations; couleurs et mèches',
  ],
  [
    'Coiffage et chignons',
    'shampoings; shampooings; tresses; nattes; tresses africaines; permanentes; coiffures de mariage; shampoings et brushings; lissage; shampoings et soins; soins capillaires; coiffures afro; nattes collées; wavy; box braids; lissage brésilien; pose de perruques; soins profonds',
  ],
  [
    'Conseil beauté',
    'vente de produits de beauté; conseil en cosmétiques; vente de parfums; vente de produits cosmétiques; vente de produits capillaires; conseil en soins; produits de beauté; conseil parfum; vente de soins; conseil produits de beauté; vente de produits de soin',
  ],
  [
    'Spa et bien-être',
    'sauna; sauna et hammam; institut et spa; accueil spa; massages spa; balnéo; thalasso; rituels de soins',
  ],
  [
    'Éducation et coaching sportifs',
    'entraîneur; entraînement des jeunes; encadrement sportif; éducateur de football; encadrement de séances; séances de sport; animation sportive; coaching; entraîneur de foot; entraîneur U11; arbitre; arbitrage; séances d’entraînement; encadrement des U11; BPJEPS AF; échauffement; entraînements; éducateur foot; école de foot; encadrement d’entraînements; moniteur de ski; moniteur de voile; cours de natation; entraîneur bénévole; surveillance de bassin; préparation de séances; entraîneuse de gymnastique; cours de fitness; éducateur sportif bénévole; CQP ALS; école de rugby; initiation sportive; séances collectives; entraînement de l’équipe',
  ],
];
