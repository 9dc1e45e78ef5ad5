/**
 * Collective agreements, one a line: number (IDCC), OPCO of the branch in 2024 (empty: not known), whether it was in force
 * then (1, 0, empty: not known), name. Source: the table of the public tool mission-apprentissage/contrat (MIT, November
 * 2024) and the ministry's list of agreements.
 */
export const collectiveAgreements = `
0003|mobilites||
0014||1|Production cinématographique
0016|mobilites|1|Transports routiers et activités auxiliaires du transport
0018|2i|1|Industrie textile
0029|sante|1|Hospitalisation privée : établissements privés d'hospitalisation, de soins, de cure et de garde à but non lucratif (FEHAP)
0043|opcommerce|1|Entreprises de commission, de courtage et de commerce intracommunautaire et d'importation-exportation de France métropolitaine (CCNIE)
0044|2i|1|Industries chimiques et connexes
0045|2i|1|Caoutchouc
0083|2i||
0086|afdas|1|Entreprises de la publicité et assimilées
0087|2i|1|Carrières : industries de carrières et de matériaux (UNICEM) (ouvriers, ETAM et cadres)
0112|ocapiat|1|Industrie laitière
0135|2i|1|Carrières : industries de carrières et de matériaux (UNICEM) (ouvriers, ETAM et cadres)
0158|akto|1|Travail mécanique du bois, des scieries, du négoce et de l'importation des bois
0172||1|Industrie du bois de pin maritime en forêt de Gascogne
0176|2i|1|Industrie pharmaceutique
0179||1|Coopératives de consommation : personnel
0184|ep|1|Imprimeries de labeur et industries graphiques
0200|ocapiat|1|Exploitations frigorifiques
0207|2i|1|Industrie des cuirs et peaux
0211|2i|1|Carrières : industries de carrières et de matériaux (UNICEM) (ouvriers, ETAM et cadres)
0214|afdas|1|Convention collective régionale des ouvriers des entreprises de presse de la région parisienne
0218|uniformation|1|Organismes de sécurité sociale (8 février 1957)
0240|ep||
0247|2i|1|Industries de l'habillement
0275|akto|1|Transport aérien (personnel au sol)
0292|2i|1|Plasturgie
0294||1|Production cinématographique
0303|2i|1|Couture parisienne
0306|afdas|1|Convention collective régionale des cadres techniques de la presse quotidienne parisienne
0354||1|Ganterie de peau
0363|2i|0|Ciment : industrie de la fabrication des ciments
0379||1|Convention collective départementale du travail des commerces de la Martinique
0388||1|Production cinématographique
0394|afdas|1|Convention collective régionale des employés de la presse quotidienne parisienne
0405|sante|1|Organisations syndicales des salariés : La CFDT ; La CGT-FO ; La CFTC ; La CFE-CGC
0412|mobilites|0|Agences de voyages et de tourisme : personnels, guides accompagnateurs et accompagnateurs
0413|sante|1|Handicapés : établissements et services pour les personnes inadaptées et handicapées
0418||1|Convention collective nationale de la chemiserie sur mesure (annexée à la convention collective nationale de la couture parisienne 0303)
0435||1|Production cinématographique
0438|atlas|1|Convention collective nationale de travail des échelons intermédiaires des services extérieurs de production des sociétés d'assurances
0440||1|Convention collective départementale des sucreries et sucreries-distilleries de la Réunion
0454|ep|1|Remontées mécaniques et domaines skiables
0468|opcommerce|1|Commerce succursaliste de la chaussure
0478|atlas|1|Sociétés financières
0489|2i|1|Industries du cartonnage
0493|ocapiat|1|Vins, cidres, jus de fruits, sirops, spiritueux et liqueurs de France
0500|opcommerce|1|Commerces de gros de l'habillement, de la mercerie, de la chaussure et du jouet
0509|afdas|1|Convention collective régionale des cadres administratifs de la presse quotidienne parisienne
0538|mobilites|1|Manutention ferroviaire et travaux connexes
0567|2i|1|Bijouterie, joaillerie, orfèvrerie et activités qui s'y rattachent
0573|akto|1|Commerces de gros
0598|afdas|0|Presse quotidienne régionale et départementale : ouvriers et employés
0614|ep|1|Industries de la sérigraphie et des procédés d'impression numérique connexes
0627||1|Convention collective départementale des employés, techniciens et agents de maîtrise du bâtiment et des travaux publics de La Réunion
0635|akto|0|Négoce en fournitures dentaires
0637|2i|1|Industries et commerce de la récupération
0653|atlas|1|Convention collective nationale de travail des producteurs salariés de base des services extérieurs de production des sociétés d'assurances
0669|2i|1|Industries de fabrication mécanique du verre
0675|opcommerce|1|Maisons à succursales de vente au détail d'habillement
0693|afdas|0|Presse quotidienne régionale et départementale : ouvriers et employés
0698|afdas|0|Presse quotidienne régionale et départementale : ouvriers et employés
0700|2i|0|Production des papiers, cartons et celluloses (Ingénieurs et cadres)
0706|opcommerce|1|Personnel de la reprographie
0707|2i|0|Transformation des papiers-cartons et de la pellicule cellulosique (ingénieurs et cadres)
0715|2i|1|Instruments à écrire et industries connexes
0716|afdas|1|Cinéma : distribution de films (employés et ouvriers, cadres et agents de maîtrise)
0731|akto|0|Quincaillerie : commerces de quincaillerie, fournitures industrielles, fers-métaux et équipements de la maison
0733|ep|1|Détaillants en chaussures
0749||1|Convention collective départementale des ouvriers du bâtiment et des travaux publics de la Martinique
0759|ep|1|Pompes funèbres
0771||1|Convention collective départementale des ingénieurs assimilés et cadres du bâtiment et des travaux publics de La Réunion
0779|mobilites|1|Voies ferrées d'intérêt local
0780||1|Convention collective régionale des tailleurs sur mesure de la région parisienne (annexée à la convention collective nationale de la couture parisienne 0303)
0781|afdas|0|Presse quotidienne régionale et départementale : cadres
0783|sante|1|Convention collective nationale des centres d'hébergement et de réadaptation sociale et dans les services d'accueil, d'orientation et d'insertion pour adultes (CHRS, SOP )
0787|atlas|1|Personnel des cabinets d'experts-comptables et de commissaires aux comptes
0802|2i|0|Distribution et commerces de gros des papiers et cartons (OETAM)
0804||1|Accord national interprofessionnel des voyageurs, représentants, placiers (VRP)
0832|2i|0|Ciment : industrie de la fabrication des ciments
0833|2i|0|Ciment : industrie de la fabrication des ciments
0843|ep|1|Boulangerie-pâtisserie (entreprises artisanales)
0892|afdas|1|Cinéma : distribution de films (employés et ouvriers, cadres et agents de maîtrise)
0897|sante|1|Services de santé au travail interentreprises
0901||1|Convention collective départementale des ouvriers de la boulangerie de la Martinique
0915|ep|1|Entreprises d'expertises en matière d'évaluations industrielles et commerciales
0919||1|Convention collective départementale du personnel des garages de la Martinique (Automobile, commerce, réparation)
0925|2i|0|Distribution et commerce de gros des papiers et cartons (ingénieurs et cadres)
0953|ep|1|Charcuterie de détail
0959|ep|1|Laboratoires de biologie médicale extrahospitaliers
0992|ep|1|Boucherie, boucherie-charcuterie, boucherie hippophagique, triperie, commerces de volailles et gibiers
0993|ep|1|Prothésistes dentaires et personnels des laboratoires de prothèses dentaires
0998|2i|1|Thermique : équipements thermiques (OETAM, cadres, ingénieurs et assimilés)
1000|ep|1|Avocats : personnel des cabinets
1001|sante|1|Handicapés : établissements et services pour les personnes inadaptées et handicapées
1016|afdas|1|Edition de musique
1018|afdas|0|Presse quotidienne régionale et départementale : cadres
1031|uniformation|1|Convention collective nationale de la fédération nationale des associations familiales rurales (FNAFR)
1043|ep|1|Gardiens, concierges et employés d'immeubles
1044|2i|1|Horlogerie : commerce de gros, pièces détachées, accessoires et outillage
1049||1|Convention collective départementale du bâtiment, des travaux publics et de toutes professions concourant à l'acte de bâtir ou d'aménager de Saint Pierre-et-Miquelon
1050||1|Convention collective départementale du commerce et des services commerciaux de Saint-Pierre-et-Miquelon
1057||1|Convention collective départementale des consignataires de navire et manutentionnaires de la Martinique
1060||1|Convention collective départementale de la métallurgie de la Martinique
1069||1|Convention collective départementale de la répartition et des dépôts pharmaceutiques de la Martinique
1072||1|Convention collective locale du travail règlementant le travail de manutention dans le port de Saint-Pierre
1077|ocapiat|1|Produits du sol, engrais et produits connexes : négoce et industrie
1083|afdas|0|Presse quotidienne régionale et départementale : ouvriers et employés
1090|mobilites|1|Services de l'automobile (Commerce et réparation de l'automobile, du cycle et du motocycle, activités connexes, contrôle technique automobile, formation des conducteurs)
1140||1|Convention collective départementale des hôtels cafés restaurants de Saint-Pierre-et-Miquelon(HCR)
1147|ep|1|Personnel des cabinets médicaux
1170|2i|1|Industries des tuiles et briques
1182|mobilites|1|Ports de plaisance
1194|afdas|1|Musique graphique
1203||1|Convention collective départementale du commerce et des services de la Guadeloupe
1225||1|Convention collective départementale du commerce de la Réunion
1232||1|Convention collective départementale des hôtels de la Guadeloupe
1237||1|Centres de gestion agréés
1247||1|Convention collective départementale auto moto de la Réunion
1256|2i|1|Thermique : équipements thermiques (OETAM, cadres, ingénieurs et assimilés)
1257||1|Convention collective départementale des employés, agents de maîtrise et cadres de la pharmacie d'officine de la Réunion
1261|uniformation|1|Acteurs du lien social et familial (centres sociaux et socioculturels, associations d'accueil de jeunes enfants, associations de développement social local)
1266|akto|1|Restauration de collectivités
1267|ep|1|Pâtisserie
1278|uniformation|1|Habitat : personnels PACT et ARIM (centres pour la protection, l'amélioration et la conservation de l'habitat et associations pour la restauration immobilière)
1281|afdas|0|Presse périodique régionale
1285|afdas|1|Entreprises artistiques et culturelles
1286|ep|1|Confiserie, chocolaterie, biscuiterie (détaillants et détaillants-fabricants)
1307|afdas|1|Exploitation cinématographique
1311|akto|1|Restauration ferroviaire
1314|opcommerce|0|Organisations syndicales des salariés : Fédération des travailleurs des commerces et industries de l'alimentation CGT-FO, 198, avenue du Maine, 75630 PARIS CEDEX 14.
1316|uniformation|1|Tourisme social et familial
1341||1|Convention collective départementale des industries agroalimentaires de la Réunion
1351|akto|1|Entreprises de prévention et de sécurité
1383|akto|0|Quincaillerie : commerces de quincaillerie, fournitures industrielles, fers-métaux et équipements de la maison
1388|2i|1|Industrie du pétrole
1391|akto|1|Manutention et nettoyage sur les aéroports (région parisienne)
1396|ocapiat|1|Industries de produits alimentaires élaborés
1404|ep|1|Entreprises de la maintenance, distribution et location de matériels agricoles, de travaux publics, de bâtiment, de manutention, de motoculture de plaisance et activités connexes, dite SDLM
1405|ocapiat|1|Expédition et exportation de fruits et légumes
1408|ep|1|Négoce et distribution de combustibles solides, liquides, gazeux et produits pétroliers
1411|2i|1|Ameublement (fabrication)
1412|ep|1|Installation, entretien, réparation et dépannage de matériel aéraulique, thermique et frigorifique
1413|akto|1|Accord national professionnel relatif aux salariés permanents des entreprises de travail temporaire
1420|uniformation||
1423|2i|0|Navigation de plaisance
1424|mobilites|1|Réseaux de transports publics urbains de voyageurs
1431|opcommerce|1|Optique-lunetterie de détail
1465||1|Peintres en lettres graphistes-décorateurs en signalisation, enseignes, publicité peinte
1468|atlas|1|Convention collective nationale de branche du Crédit mutuel
1480|afdas|1|Journalistes
1483|ep|1|Commerce de détail de l'habillement et des articles textiles
1486|atlas|1|Bureaux d'études techniques, cabinets d'ingénieurs-conseils et sociétés de conseils
1487|opcommerce|1|Horlogerie-bijouterie (commerce de détail)
1492|2i|0|Production des papiers-cartons et celluloses (OEDTAM)
1495|2i|0|Transformation des papiers-cartons et industries connexes (OEDTAM)
1499|ep|1|Miroiterie (transformation et négoce du verre)
1501|akto|1|Restauration rapide
1504|ep|1|Poissonnerie (commerce de détail, demi-gros et gros)
1505|opcommerce|1|Commerce de détail alimentaire non spécialisé
1512|ep|1|Promotion immobilière
1513|ocapiat|1|Activités de production des eaux embouteillées, de boissons rafraîchissantes sans alcool et de bière
1516|akto|1|Organismes de formation
1517|opcommerce|1|Commerces de détail non alimentaires (antiquités, brocante, galeries d'art [œuvres d'art], arts de la table, coutellerie, droguerie, équipement du foyer, bazars, commerces ménagers, modélisme, jeux, jouets, périnatalité et maroquinerie)
1518|uniformation|1|Animation
1527|ep|1|Immobilier : administrateurs de biens, sociétés immobilières, agents immobiliers
1534|ocapiat|1|Entreprises de l'industrie et des commerces en gros des viandes
1536|mobilites|1|Distributeurs conseils hors domicile (bières, eaux minérales et de table, boissons gazeuses ou non gazeuses, boissons aux jus de fruits, sirops, jus de fruits, boissons lactées et gaz carbonique)
1539|opcommerce|1|Commerces de détail de papeterie, fournitures de bureau, bureautique et informatique [librairie]
1543||1|Boyauderie
1555|2i|1|Fabrication et commerce des produits à usage pharmaceutique, parapharmaceutique et vétérinaire
1557|opcommerce|1|Commerce des articles de sport et équipements de loisirs
1558|2i|1|Industries céramiques de France
1561||1|Cordonnerie multiservice
1563|afdas|0|Presse périodique régionale
1565||1|Convention collective départementale des services de soins infirmiers à domicile pour personnes âgées de la Guadeloupe
1578||1|Convention collective départementale de la métallurgie de la Loire et de l'arrondissement d'Yssingeaux
1580|2i|1|Industrie de la chaussure et des articles chaussants
1586|ocapiat|1|Industries charcutières (salaisons, charcuteries, conserves de viandes)
1588|uniformation|1|Personnel des sociétés coopératives d'HLM
1589|ep|1|Mareyeurs-expéditeurs
1591||1|Charbon : importation charbonnière (cadres, ETAM, ouvriers)
1596|constructys|1|Bâtiment Ouvriers (Entreprises occupant jusqu'à 10 salariés)
1597|constructys|1|Bâtiment Ouvriers (Entreprises occupant plus de 10 salariés)
1605|ep|1|Entreprises de désinfection, désinsectisation et dératisation (3D)
1606|opcommerce|1|Bricolage (vente au détail en libre-service)
1607|2i|1|Industries des jeux, jouets, articles de fêtes et ornements de Noël, articles de puériculture et voitures d'enfants, modélisme et industries connexes
1611|ep|1|Entreprises de logistique de communication écrite directe
1612||1|Travail aérien (personnel navigant des essais et réceptions)
1618|afdas|1|Camping (industries)
1619|ep|1|Cabinets dentaires
1621|ep|1|Répartition pharmaceutique
1622||1|Charbon : importation charbonnière (cadres, ETAM, ouvriers)
1626||1|Convention collective départementale des industries métallurgiques, mécaniques, électriques, électro-céramiques et connexes des Hautes-Pyrénées
1631|afdas|1|Hôtellerie de plein air
1659|ocapiat|1|Lin : rouissage et teillage du lin
1671|akto|1|Maisons d'étudiants
1672|atlas|1|Sociétés d'assurances
1679|atlas|1|Inspection d'assurance
1686|opcommerce|1|Commerces et services de l'audiovisuel, de l'électronique et de l'équipement ménager
1700||1|Convention collective départementale des sucreries, sucreries-distilleries et distilleries de la Guadeloupe
1702|constructys|1|Travaux publics (Tome II : Ouvriers)
1710|mobilites|0|Agences de voyages et de tourisme : personnels, guides accompagnateurs et accompagnateurs
1734|afdas|1|Artistes-interprètes (engagés pour des émissions de télévision)
1740||1|Bâtiment de la région parisienne : ouvriers, employés, techniciens et agents de maîtrise, ingénieurs, assimilés et cadres
1747|ocapiat|1|Activités industrielles de boulangerie et pâtisserie
1760|opcommerce|1|Jardineries et graineteries
1790|afdas|1|Espaces de loisirs, d'attractions et culturels (CCNELAC)
1794|uniformation|1|Institutions de retraite complémentaire (personnel)
1800||1|Céramique d'art
1801|atlas|1|Sociétés d'assistance
1813||1|Convention collective locale de travail des industries de la transformation des métaux de la région de Maubeuge
1816||1|Charbon : importation charbonnière (cadres, ETAM, ouvriers)
1821|2i|1|Fabrication du verre à la main semi-automatique et mixte
1843||1|Bâtiment de la région parisienne : ouvriers, employés, techniciens et agents de maîtrise, ingénieurs, assimilés et cadres
1850|ep|1|Avocats : cabinets d'avocats et avocats salariés
1874|afdas|0|Presse d'information spécialisée (cadres, techniciens et agents de maîtrise)
1875|ep|1|Vétérinaires : personnel salarié des cabinets et cliniques vétérinaires
1880|opcommerce|1|Négoce de l'ameublement
1895|afdas|0|Presse quotidienne régionale et départementale : cadres
1909|afdas|1|Organismes de tourisme
1921|ep|1|Personnel des huissiers de justice
1922|afdas|1|Radiodiffusion
1923||1|Convention collective départementale de la manutention portuaire de la Guadeloupe
1930|ocapiat|1|Métiers de la transformation des grains
1938|ocapiat|1|Industries de la transformation des volailles
1942||1|Textiles artificiels et synthétiques et produits assimilés
1944|akto|1|Exploitation d'hélicoptères
1945||1|Industrie du vitrail
1947|constructys|1|Négoce de bois d'œuvre et produits dérivés
1951|ep|1|Cabinets ou entreprises d'expertises en automobile
1961||1|Convention collective départementale pour les stations-service en Guadeloupe
1967||1|Convention collective départementale de l'industrie des métaux du Bas-Rhin
1974|mobilites|0|Navigation intérieure (transport de passagers)
1978|ep|1|Fleuristes, vente et services des animaux familiers
1979|akto|1|Hôtels, cafés, restaurants
1980||1|Convention collective départementale des commissionnaires en douane et agents auxiliaires de la Martinique
1982|ep|1|Négoce et prestations de services dans les domaines médico-techniques
1987|ocapiat|1|Pâtes alimentaires sèches et couscous non préparé
1996|ep|1|Pharmacie d'officine
2002|akto|1|Blanchisserie, laverie, location de linge, nettoyage à sec, pressing et teinturerie
2021|afdas|1|Golf
2025||1|Convention collective régionale du travail des activités minières de Guyane
2046|sante|1|Centres de lutte contre le cancer
2060|akto|1|Cafétérias et assimilés (chaînes)
2064||1|Laboratoires cinématographiques et sous-titrage
2075|ocapiat|1|Œufs et industries en produits d’œufs (centres de conditionnement, de commercialisation et de transformation)
2089|2i|1|Industrie des panneaux à base de bois
2098|ep|1|Prestataires de services dans le domaine du secteur tertiaire
2101|akto|0|Enseignement privé à distance
2104|sante|1|Thermalisme
2111|ep|0|Salariés du particulier employeur
2120|atlas|1|Banque
2121|afdas|1|Édition
2128|uniformation|1|Mutualité
2147|akto|1|Entreprises des services d'eau et d'assainissement
2148|afdas|1|Télécommunications
2149|akto|1|Activités du déchet
2150|uniformation|1|Personnels des sociétés anonymes et fondations d'HLM
2156|opcommerce|1|Grands magasins et magasins populaires
2174|mobilites|0|Navigation intérieure (transport de marchandises : personnel sédentaire)
2190|uniformation|1|Missions locales et PAIO
2198|opcommerce|1|Entreprises de vente à distance
2205|ep|1|Notariat
2216|opcommerce|1|Commerce de détail et de gros à prédominance alimentaire
2219|ep|1|Taxis
2221||1|Convention collective régionale des mensuels des industries des métaux de l'Isère et des Hautes-Alpes
2230|atlas|1|Qualité de l'air : associations agrées de surveillance
2247|atlas|1|Entreprises de courtage d'assurances et/ou de réassurances
2250||1|Convention collective régionale de la boulangerie-pâtisserie de la Guyane
2257|afdas|1|Casinos
2264|sante|1|Hospitalisation privée
2270||1|Universités et instituts catholiques
2272|ep|1|Assainissement et maintenance industrielle
2306||1|Métiers du verre
2328||1|Convention collective départementale des ouvriers du bâtiment et des travaux publics de la Guadeloupe et dépendances
2329|ep||
2332|ep|1|Entreprises d'architecture
2335|atlas|1|Personnels des agences générales d'assurances
2336|uniformation|1|Organismes gestionnaires de foyers et services pour jeunes travailleurs
2345||1|Convention collective régionale du transport sanitaire en Martinique
2357|atlas|1|Accord professionnel national du 3 mars 1993 relatif aux cadres de direction des sociétés d'assurances
2360||1|Convention collective régionale des services de l'automobile de la Guyane
2372|afdas|1|Distribution directe
2378|akto|1|Accords professionnels nationaux concernant le personnel intérimaire des entreprises de travail temporaire
2389||1|Convention collective régionale des ouvriers du bâtiment et des travaux publics région de La Réunion
2395|ep|0|Assistants maternels du particulier employeur
2397|afdas|1|Mannequins adultes et mannequins enfants de moins de 16 ans employés par les agences de mannequins
2405||1|Convention collective départementale des établissements d'hospitalisation privée de la Guadeloupe du 01/04/2003
2408|akto|0|Enseignement privé : personnels administratifs, personnels d'éducation et documentalistes
2411|afdas|1|Chaînes thématiques
2412|afdas|1|Production de films d'animation
2420|constructys|1|Bâtiment Cadres
2450||1|Crédit mutuel Centre Est Europe, Sud-Est
2480||1|Manutention portuaire du port de Fort-de-France
2494|ocapiat|1|Coopération maritime
2511|afdas|1|Sport
2526|uniformation|0|Organisations professionnelles de l'habitat social
2528|2i|1|Industries de la maroquinerie, articles de voyage, chasse-sellerie, gainerie, bracelets en cuir
2534||1|Convention collective départementale de l'industrie sucrière et rhumière de la Martinique
2535||1|Convention collective départementale dans la culture de la canne à sucre en Martinique
2543|atlas|1|Cabinets ou entreprises de géomètres-experts, géomètres-topographes, photogrammètres et experts fonciers
2564|ep|1|Vétérinaires (praticiens salariés)
2567||1|Glaces : industries des sorbets, crèmes glacées
2583|akto|1|Sociétés concessionnaires ou exploitantes d'autoroutes ou d'ouvrages routiers
2596|ep|1|Coiffure et professions connexes
2603|uniformation|1|Praticiens-conseils du régime général de sécurité sociale
2609|constructys|1|Bâtiment ETAM
2614|constructys|1|Travaux publics (Tome III : ETAM)
2622|atlas|0|Crédit maritime mutuel
2631||1|Accord collectif national Branche de la télédiffusion. Salariés employés sous contrat à durée déterminée d'usage
2636||1|Enseignement, écoles supérieures ingénieurs et cadres (FESIC)
2642|afdas|1|Production audiovisuelle
2658||1|Guides et accompagnateurs en milieu amazonien
2666|uniformation|1|Conseils d'architecture, d'urbanisme et de l'environnement
2668|uniformation|1|Convention collective nationale de travail des cadres supérieurs des sociétés de secours minières et de leurs établissements, des unions régionales et des assistants sociaux régionaux
2683|afdas|1|Portage de presse
2691|akto|1|Enseignement privé indépendant
2697|ep|1|Personnels des structures associatives cynégétiques
2701||1|Banque : personnel des banques (Guyane)
2702||1|Banque : personnel des banques (Martinique)
2704||1|Banque : personnel des banques (Guadeloupe, Saint-Martin, Saint-Barthélemy)
2706|ep|1|Administrateurs et mandataires judiciaires
2707||1|Bâtiment ETAM (Île-de-France hors Seine-et-Marne)
2717|afdas|1|Entreprises techniques au service de la création et de l'événement
2727|uniformation|1|Omnipraticiens exerçant dans les centres de santé miniers
2728|ocapiat|1|Sucreries, sucreries-distilleries et raffineries de sucre
2768|uniformation|1|Convention collective nationale de travail des pharmaciens du régime minier
2770|afdas|1|Edition phonographique
2785|ep|1|Sociétés de ventes volontaires de meubles aux enchères publiques et des offices de commissaires-priseurs judiciaires
2793|uniformation||
2796|uniformation|1|Régime social des indépendants Personnel de direction
2797|uniformation|1|Régime social des indépendants Praticiens-conseils
2798|uniformation|1|Régime social des indépendants Employés et cadres
2847|uniformation|1|Pôle emploi
2870||1|Convention collective régionale des ouvriers du bâtiment, des travaux publics et des industries et activités connexes de la Guyane
2931|atlas|1|Activités de marchés financiers
2941|uniformation|1|Aide, accompagnement, soins et services à domicile (BAD)
2964||1|Accord collectif départemental relatif au transport de proximité public et privé de produits pétroliers et de liquides inflammables sur le territoire de la Martinique
2972|mobilites|1|Personnel sédentaire des entreprises de navigation
2978|ep|1|Convention collective nationale du personnel salarié des agences de recherches privées
3013|ep|1|Librairie
3016|uniformation|1|Ateliers et chantiers d'insertion
3017|mobilites|1|Ports et manutention
3028||1|Convention collective régionale des transports routiers et activités auxiliaires du transport de la Guadeloupe
3032|ep|1|Parfumerie, esthétique
3043|akto|1|Entreprises de propreté et services associés (26 juillet 2011)
3090|afdas|1|Spectacle vivant (entreprises du secteur privé)
3097|afdas|1|Production cinématographique (19 janvier 2012)
3105|uniformation|1|Régies de quartier
3107||1|Bâtiment et travaux publics et activités annexes ETAM (Martinique)
3109|ocapiat|1|Industries alimentaires diverses
3123||1|Entreprises d'ambulances Ouvriers, employés et techniciens (Guyane)
3127|ep|1|Entreprises de services à la personne
3128||1|Convention collective régionale des employés, techniciens et agents de maîtrise du bâtiment, des travaux publics et des industries et activités connexes de la Guyane
3144||1|Bâtiment et travaux publics ETAM (Guadeloupe)
3160||1|Associations de gestion et de comptabilité
3168|opcommerce|1|Professions de la photographie
3203|ocapiat|1|Pêche de loisir et protection du milieu aquatique : structures associatives
3204||1|Convention collective régionale des ingénieurs et cadres du bâtiment, des travaux publics et des industries et activités connexes de la Guyane
3205|opcommerce|1|Coopératives de consommateurs
3206||1|Convention collective départementale du personnel des cabinets médicaux de Martinique
3207||1|Convention collective régionale des transports sanitaires de Guadeloupe
3209||1|Convention collective départementale des industries mécaniques, microtechniques et connexes du département du Doubs
3210|atlas|1|Banque populaire
3212|constructys|1|Travaux publics (Tome IV : Cadres)
3213|atlas|1|Collaborateurs salariés des entreprises d'économistes de la construction et des métreurs-vérificateurs
3216|constructys|1|Matériaux de construction (négoce)
3217|mobilites|1|Branche ferroviaire
3218|akto|1|Enseignement privé non lucratif (EPNL)
3219|akto|1|Branche des salariés en portage salarial
3220|uniformation|1|Personnel des offices publics de l'habitat
3221|afdas|1|Agences de presse (employés, techniciens et cadres)
3222||1|Menuiseries, charpentes et constructions industrialisées et portes planes
3223|mobilites|1|Entreprises de transport et services maritimes (personnels navigants officiers)
3224|2i|1|Distribution et commerce de gros des papiers-cartons
3225|afdas|1|Éditeurs de la presse magazine Employés et cadres (30 octobre 2017)
3227|2i|1|Industries de la fabrication de la chaux
3228|mobilites|1|Groupement des armateurs de services de passages d'eau (personnel navigant)
3229||1|Navigation intérieure
3230|afdas|1|Presse d'information spécialisée (employés, techniciens, agents de maîtrise et cadres)
3231||1|Convention collective départementale des industries métallurgiques, mécaniques, similaires et connexes du Jura
3232||1|Organismes du régime général de sécurité sociale agents de direction (18 septembre 2018)
3233||1|Ciment : industrie de la fabrication des ciments
3235||1|Convention collective de la parfumerie sélective
3236||1|Industrie et services nautiques
3237||1|Commerce de détail alimentaire spécialisé
3238||1|Production et transformation des papiers et cartons
3239||1|Particuliers employeurs et emploi à domicile
3241||1|Télédiffusion
3242||1|Presse quotidienne et hebdomadaire en régions
3243||1|Quincaillerie, fournitures industrielles, fers, métaux et équipement de la maison (commerces)
3244||1|Professions réglementées auprès des juridictions
3245||1|Opérateurs de voyages et guides
3248||1|Métallurgie
3250||1|Commissaires de justice et sociétés de ventes volontaires
3251||1|Bijouterie, joaillerie, orfèvrerie, horlogerie (BJOH)
5001|2i|1|Statut des industries électriques et gazières
5002||1|Statut du Mineur
5003||1|Statut de la Fonction publique d'État
5005|atlas|1|Statut des Caisses d'épargne
5008||1|Statut de la Banque de France
5010||1|Statut des Chambres des métiers & de l'artisanat
5011||1|Statut de l'Aéroport de Paris
5012||1|Statut des chemins de fer
5014||1|Statut de la RATP
5015||1|Statut du CNRS
5017||1|Statut de l'Église ou convention diocésaine
5018||1|Statut des Chambres de commerce et d'industrie
5019||1|Statut des Chambres d'agriculture
5021||1|Statut de la Fonction publique territoriale
5022||1|Statut de la Fonction publique hospitalière
5023||1|Statut Vivea
5024||1|Statut des chefs d'établissement de l'enseignement catholique
5025||1|Statut des personnels des organismes de développement économique
5100||1|Statut divers ou non précisé
5200||1|Grille d'usage Mars PF (Non conventionnelle)
5201||1|Recommandations ANIL ADIL (Non conventionnelles)
5203||1|Ancienne convention collective nationale des peintres en lettres et publicité peinte (dénoncée, mais pouvant servir de grille d'usage d'établissements réputés sans convention)
5204||1|Grille d'usage MSF logistique (Non conventionnelle)
5205||1|Convention d'entreprise CSE Air France exploitation hub
5501||1|Convention d'entreprise indépendante ou texte assimilé non précisé
5502||1|Convention d'entreprise Croix Rouge
5503||1|Convention d'entreprise SEITA (LOGISTA France)
5505||1|Convention d'entreprise CEA
5506||1|Convention d'entreprise Crédit agricole SA
5507||1|Convention collective nationale des administratifs du football (n'est pas considérée à l'heure actuelle comme une convention de branche)
5509||1|Convention d'entreprise PMU
5513||1|Convention d'entreprise IFREMER
5514||1|Convention d'entreprise Crédit Foncier
5516||1|Convention d'entreprise La Poste - France Télécom
5519||1|Convention collective nationale des salariés administratifs des sociétés de secours minières (n'est pas considérée à l'heure actuelle comme une convention de branche)
5521|mobilites|1|Convention collective nationale du personnel navigant d'exécution du transport maritime
5522||1|Convention d'entreprise Établissement français du sang
5524||1|Convention d'entreprise France terre d'asile
5526||1|Charte du football professionnel (n'est pas considérée à l'heure actuelle comme une convention de branche)
5530||1|Convention d'entreprise Adoma (ex Sonacotra)
5531||1|Convention d'entreprise Syngenta
5532||1|Convention d'entreprise INRS
5533||1|Convention du comité d'entreprise SNCF
5537||1|Convention collective nationale des dentistes des sociétés de secours minières (n'est pas considérée à l'heure actuelle comme une convention de branche)
5538||1|Convention collective nationale des médecins spécialiste des sociétés de secours minières (n'est pas considérée à l'heure actuelle comme une convention de branche)
5539||1|Convention d'entreprise AFPA
5541||1|Convention collective nationale du rugby professionnel (n'est pas considérée à l'heure actuelle comme une convention de branche)
5542||1|Convention collective nationale du basket ball professionnel (n'est pas considérée à l'heure actuelle comme une convention de branche)
5545||1|Convention d'entreprise des restaurants PTT
5546||1|Convention d'entreprise CNES
5547||1|Convention d'entreprise Club Méditerranée
5548||1|Convention du comité d'entreprise RATP
5549||1|Convention d'entreprise IRSN
5551||1|Convention d'entreprise Institut Pasteur
5552||1|Convention d'entreprise Société d'agences et de diffusion
5553||1|Convention d'entreprise CCAS
5554|mobilites|1|Convention collective nationale des officiers du Remorquage maritime
5555|mobilites|1|Convention collective nationale des navigants d'exécution du Remorquage maritime
5556|mobilites||
5557|mobilites||
5558||1|Accords-convention d'entreprise basés sur l'Accord national Multiservice immobilier et facilties management
5559||1|Convention d'entreprise Alliance emploi
5562||1|Convention d'entreprise Talc de Luzenac
5563||1|Convention d'entreprise Réunion des musées nationaux
5564||1|Convention d'entreprise APEC
5566||1|Convention d'entreprise Société Protectrice des Animaux
5568||1|Convention d'entreprise CIRAD
5569||1|Convention d'entreprise Comédie française
5570||1|Convention d'entreprise Opéra de Paris
5571||1|Convention d'entreprise Fondation d'Auteuil
5572||1|Convention d'entreprise Kiloutou
5573||1|Convention d'entreprise UGAP
5576||1|Convention du groupe AGEFOS PME
5577||1|Convention d'entreprise Agence Française de Développement
5578||1|Convention d'entreprise Agence Nationale pour les Chèques Vacances
5580||1|Convention d'entreprise Radio France
5583||1|Convention d'entreprise Voies navigables de France
5584||1|Accords-convention d'entreprise Laboratoire national de métrologie et d’essais
5585||1|Accords-convention d'entreprise Pioneer
5586||1|Accords-convention d'entreprise SACEM
5587||1|Accords-convention d'entreprise Cité de la musique
5588||1|Accords-convention d'entreprise SACD
5589||1|Convention d'entreprise ARPEJ
5590||1|Convention d'entreprise OPCALIM
5591||1|Convention d'entreprise Louis Vuitton services
5592||1|Convention d'entreprise UES CAMIF
5593||1|Accord de référence FNAB
5594||1|Convention d'entreprise Ortec Services
5595||1|Convention d'entreprise Sede environnement
5596||1|Convention d'entreprise Compagnie des Alpes
5598||1|Convention d'entreprise Eurotunnel
5599||1|Convention d'entreprise Havas
5600||1|Accords-convention d'entreprise CGG Services
5601||1|Accords-convention d'entreprise COSEM
5602||1|Accords-convention d'entreprise Bureau de recherche géologiques et minières
5603||1|Accords-convention d'entreprise Synchrotron Soleil
5604||1|Accords-convention d'entreprise Accor
5605||1|Convention d'entreprise Blondel aérologistique
5606||1|Convention d'entreprise ANFH
5607||1|Convention d'entreprise Danone
5608||1|Convention d'entreprise Arvalis institut du végétal
5610||1|Convention d'entreprise Cinémathèque française
5611||1|Accords-convention d'entreprise ADIE
5614||1|Convention d'entreprise Institut de l'élevage
5615||1|Convention d'entreprise Forum des images
5616||1|Accords-convention d'entreprise CTC
5617||1|Accords-convention d'entreprise Sodexo Justice Services
5618||1|Accords-convention d'entreprise ADEF
5619|ocapiat|1|Convention collective nationale provisoire de la pêche professionnelle maritime
5620||1|Convention d'entreprise Messageries lyonnaises de presse
5621||1|Convention d'entreprise Fondation Jean Moulin
5622||1|Accords-convention d'entreprise CCFD Terre Solidaire
5623||1|Convention d'entreprise du groupement national interprofessionnel des semences graines et plants
5624||1|Accords-convention d'entreprise Secours catholique
5625||1|Convention d'entreprise Médecins du monde
5627||1|Convention d'entreprise du Groupe Technique des Hippodromes Parisiens
5628||1|Statut-convention d'entreprise d'ACPPA
5629||1|Convention d'entreprise d'Unifomation
5630||1|Accords-convention d'entreprise France active
5631||1|Convention d'entreprise UNAF
5632||1|Accords-convention d'entreprise Sodiparc
5633||1|Accords CFA-BTP (numéro provisoire)
5634||1|Accords collaborateurs parlementaires de députés (numéro provisoire)
7001|ocapiat|1|Coopératives et sociétés d'intérêt collectif agricole bétail et viande
7002|ocapiat|1|Coopératives agricoles de céréales, de meunerie, d'approvisionnement, d'alimentation du bétail et d'oléagineux
7003|ocapiat|1|Conserveries coopératives et SICA
7004|ocapiat|1|Coopératives agricoles laitières
7005|ocapiat|1|Caves coopératives vinicoles et leurs unions
7006|ocapiat|1|Coopératives agricoles, unions de coopératives agricoles et SICA de fleurs, de fruits et légumes et de pommes de terre (Métropole)
7007|ocapiat|1|Coopératives agricoles de teillage du lin
7008|ocapiat|1|Personnel des organismes de contrôle laitier
7009|ocapiat|0|Entreprises d'accouvage et de sélection avicoles
7010|ocapiat|1|Personnel des élevages aquacoles
7012|ocapiat|1|Centres équestres
7013|ocapiat|1|Établissements d'entraînement de chevaux de courses au trot
7014|ocapiat|1|Établissements d'entraînement de chevaux de courses au galop
7015||1|Gardes-chasse et gardes-pêche particuliers
7017|ocapiat|1|Parcs et jardins zoologiques privés ouverts au public
7018|ocapiat|1|Entreprises du paysage
7019|ocapiat|1|Conchyliculture
7020|ocapiat|1|Convention collective nationale du réseau des centres d'économie rurale
7021|ocapiat|1|Sélection et reproduction animale
7023|ocapiat|1|Entreprises agricoles de déshydratation
7024||1|Production agricole et CUMA
7025||1|Entreprises de travaux et services agricoles, ruraux et forestiers (ETARF)
7501|ocapiat|1|Convention collective nationale des caisses régionales du crédit agricole
7502|ocapiat|1|Convention collective nationale de la Mutualité sociale agricole
7503|ocapiat|1|Convention collective nationale des distilleries coopératives viticoles et SICA de distillation
7508|ocapiat|1|Convention collective nationale des Maisons familiales rurales, instituts ruraux et centres
7509|akto|1|Convention collective nationale des organismes de formation et de promotion agricoles
7513|ocapiat|1|Convention collective nationale des centres d'initiatives pour valoriser l'agriculture et le milieu rural
7514|ocapiat|1|Convention collective nationale des organismes de la Confédération paysanne
7515|ocapiat|1|Convention collective nationale des sociétés d'aménagement foncier et d'établissement rural (SAFER)
7520|akto|1|Convention collective nationale de l'enseignement agricole privé (CNEAP)
8112||1|Convention collective régionale de la polyculture Île-de-France non cadres
8113||1|Convention collective régionale de l'arboriculture maraîchage Île-de-France
8114||1|Convention collective régionale des champignonnières Île-de-France
8115|ocapiat|1|Convention collective régionale des hippodromes Île-de-France Cabourg Caen Chantilly Deauville
8116||1|Convention collective régionale de la polyculture Île-de-France cadres
8117||1|Convention collective régionale des exploitations polyculture élev CUMA Seine et Marne ETAR Ile de France
8211||1|Convention collective régionale des exploitations forestières Champagne Ardenne
8212||1|Convention collective régionale des scieries Champagne Ardenne
8214||1|Convention collective régionale des ETAR Aube Marne polyculture Marne
8216||1|Convention collective régionale de la viticulture Champagne
8221||1|Convention collective régionale des champignonnistes Oise Aisne
8231||1|Convention collective régionale des exploitations forestières Haute Normandie
8233||1|Convention collective régionale des ETAR Haute Normandie
8234||1|Convention collective régionale de l'horticulture et pépiniéristes Haute Normandie
8241||1|Convention collective régionale des exploitations forestières scieries Centre
8243||1|Convention collective régionale des champignonnières Centre
8244||1|Convention collective régionale maraîchère Indre Cher
8251||1|Convention collective régionale des exploitations forestières scieries Calvados Manche Orne
8252||1|Convention collective régionale des travaux agricoles Basse Normandie
8262||1|Convention collective régionale des exploitations agricoles Côte d'or Nièvre Yonne ETAR CUMA Côte d'or
8311||1|Convention collective régionale des exploitations forestières scieries Nord Pas de Calais
8313||1|Convention collective régionale des ETAR Nord Pas de Calais
8412||1|Convention collective régionale des scieries agricoles Alsace Lorraine
8414||1|Convention collective régionale maraîchère Meurthe et Moselle Meuse Moselle et Vosges
8415||1|Convention collective régionale des exploitations forestières Lorraine
8416||1|Convention collective régionale de polyculture Lorraine
8421||1|Convention collective régionale des exploitations forestières Alsace
8422||1|Convention collective régionale de polyculture Alsace
8431||1|Convention collective régionale des exploitations forestières Doubs Jura Haute-Saône Territoire de Belfort
8432||1|Convention collective régionale des scieries agricoles Franche Comté
8433||1|Convention collective régionale de l'horticulture Franche Comté
8434||1|Convention collective régionale des cultures CUMA ETAR Franche Comté
8435|ocapiat|1|Convention collective régionale des coopératives fruitières Ain Doubs Jura
8522||1|Convention collective régionale des exploitations forestières scieries Pays de la Loire
8523||1|Convention collective régionale des exploitations sylvicoles Pays de la Loire
8525||1|Convention collective régionale des ETAR Pays de la Loire
8526||1|Convention collective régionale de l'arboriculture fruitière Ouest de la France
8531||1|Convention collective régionale des exploitations forestières scieries Bretagne
8532||1|Convention collective régionale des ETAR Bretagne
8534||1|Convention collective régionale maraîchère Ille et Vilaine Morbihan
8535||1|Convention collective régionale des CUMA Bretagne Pays de la Loire
8541||1|Convention collective régionale des exploitations forestières scieries Poitou Charentes
8542||1|Convention collective régionale des ETAR Vienne Deux Sèvres production agricole Vienne
8721||1|Convention collective régionale des exploitations forestières scieries Massif Gascogne
8722||1|Convention collective régionale de gemmage forêt Gascogne
8723||1|Convention collective régionale de l'entretien forestier Gascogne
8731||1|Convention collective régionale des exploitations forestières scieries Midi Pyrénées
8733||1|Convention collective régionale des CUMA Tarn Haute Garonne
8734||1|Convention collective régionale de l'horticulture Midi Pyrénées
8741||1|Convention collective régionale des exploitations forestières Limousin
8821||1|Convention collective régionale des ouvriers forestiers communes ONF Rhône Alpes
8822||1|Convention collective régionale des exploitations forestières scieries Rhône Alpes
8825||1|Convention collective régionale de polyculture CUMA Rhône Alpes cadres
8826||1|Convention collective régionale des exploitations trav agricoles CUMA Savoie Hte Savoie
8831||1|Convention collective régionale des exploitations forestières scieries Auvergne
8832||1|Convention collective régionale de polyculture CUMA Haute Loire Lozère
8912||1|Convention collective régionale des ETAR Languedoc Roussillon
9011||1|Convention collective départementale des exploitations agricoles Ain
9021||1|Convention collective départementale des exploitations polyculture Aisne
9022||1|Convention collective départementale des exploitations forestières Aisne
9032||1|Convention collective départementale des exploitations agricoles Allier
9041||1|Convention collective départementale des exploitations agricoles Alpes de Haute Provence
9051||1|Convention collective départementale des exploitations polyculture Hautes Alpes
9061||1|Convention collective départementale des exploitations polyculture Alpes Maritimes
9062||1|Convention collective départementale des exploitations forestières scieries Alpes Maritimes
9071||1|Convention collective départementale des exploitations agricoles Ardèche
9081||1|Convention collective départementale des exploitations polyculture Ardennes
9091||1|Convention collective départementale des exploitations agricoles Ariège
9101||1|Convention collective départementale des exploitations polyculture Aube
9111||1|Convention collective départementale des exploitations agricoles zone céréalière Aude
9112||1|Convention collective départementale des exploitations agricoles zone viticole Aude
9121||1|Convention collective départementale des exploitations agricoles Aveyron
9131||1|Convention collective départementale des exploitations agricoles Bouches du Rhône
9141||1|Convention collective départementale des exploitations polyculture et CUMA Calvados
9142||1|Convention collective départementale des exploitations horticoles fruits Calvados
9151||1|Convention collective départementale des exploitations polyculture Cantal
9161||1|Convention collective départementale des exploitations agricoles Charente
9171||1|Convention collective départementale des exploitations polyculture Charente Maritime
9181||1|Convention collective départementale des exploitations polyculture Cher
9182||1|Convention collective départementale des exploitations pépinières horticulture Cher
9191||1|Convention collective départementale des exploitations agricoles Corrèze
9201||1|Convention collective départementale des exploitations agricoles Corse du Sud
9202||1|Convention collective départementale des exploitations agricoles Haute Corse
9211||1|Convention collective départementale des exploitations forestières scieries Côte d'or
9221||1|Convention collective départementale des exploitations polyculture Côtes d'Armor
9222||1|Convention collective départementale des exploitations pépinières horticulture Côtes d'Armor
9231||1|Convention collective départementale des exploitations agricoles Creuse
9232||1|Convention collective départementale des exploitations pépinières sylvicoles Creuse
9241||1|Convention collective départementale des exploitations agricoles Dordogne
9261||1|Convention collective départementale des exploitations agricoles Drôme
9272||1|Convention collective départementale des exploitations polyculture Eure non cadres
9273||1|Convention collective départementale des exploitations polyculture Eure cadres
9281||1|Convention collective départementale des exploitations polyculture, élevage et CUMA Eure et Loir
9283||1|Convention collective départementale des exploitations horticoles fruitières jardinerie Eure et Loire
9291||1|Convention collective départementale des exploitations polyculture, élevage et maraîchage Finistère
9292||1|Convention collective départementale des exploitations pépinières horticulture Finistère
9301||1|Convention collective départementale des exploitations agricoles Gard
9302||1|Convention collective départementale des exploitations agricoles Gard cadres
9311||1|Convention collective départementale des exploitations agricoles Haute Garonne
9321||1|Convention collective départementale des exploitations agricoles Gers
9331||1|Convention collective départementale des exploitations agricoles Gironde
9341||1|Convention collective départementale des exploitations agricoles Hérault
9351||1|Convention collective départementale des exploitations polyculture, élevage et CUMA Ille et Vilaine
9352||1|Convention collective départementale des exploitations pépinières horticulture Ille et Vilaine
9361||1|Convention collective départementale des exploitations polyculture, élevage et CUMA Indre
9362||1|Convention collective départementale des exploitations pépinières horticulture Indre
9371||1|Convention collective départementale des exploitations polyculture, élevage viticulture Indre et Loire
9372||1|Convention collective départementale des exploitations pépinières horticulture Indre et Loire
9374||1|Convention collective départementale des exploitations arboriculture fruitière Indre et Loire
9383||1|Convention collective départementale des exploitations agricoles CUMA Isère
9401||1|Convention collective départementale des exploitations agricoles Landes
9411||1|Convention collective départementale des exploitations agricoles Loir et Cher
9412||1|Convention collective départementale des ETAR CUMA Loir et Cher
9413||1|Convention collective départementale des exploitations pépinières horticulture Loir et Cher
9421||1|Convention collective départementale des exploitations agricoles Loire
9422||1|Convention collective départementale des CUMA Loire
9441||1|Convention collective départementale des exploitations agricoles Loire Atlantique
9442||1|Convention collective départementale des exploitations pépinières horticulture Loire Atlantique
9444||1|Convention collective départementale des exploitations maraîchères Loire Atlantique
9451||1|Convention collective départementale des exploitations polyculture élevage Loiret
9452||1|Convention collective départementale des CUMA Loiret
9456||1|Convention collective départementale des exploitations cultures spécialisées Loiret
9461||1|Convention collective départementale des exploitations agricoles Lot
9471||1|Convention collective départementale des exploitations agricoles Lot et Garonne
9472||1|Convention collective départementale des exploitations pépinières horticulture Lot et Garonne
9491||1|Convention collective départementale des exploitations polyculture, élevage Maine et Loire
9492||1|Convention collective départementale des exploitations pépinières horticulture Maine et Loire
9493||1|Convention collective départementale des champignonnières Maine et Loire
9494||1|Convention collective départementale des exploitations maraîchères Maine et Loire
9497||1|Convention collective départementale des producteurs graines Maine et Loire
9501||1|Convention collective départementale des exploitations agricoles Manche
9502||1|Convention collective départementale des exploitations pépinières horticulture Manche
9521||1|Convention collective départementale des polyculture pépinières horticulture CUMA Haute Marne
9531||1|Convention collective départementale des exploitations polyculture élevage Mayenne
9532||1|Convention collective départementale des exploitations pépinières horticulture Mayenne
9561||1|Convention collective départementale des exploitations polyculture élevage Morbihan
9562||1|Convention collective départementale des exploitations pépinières horticulture Morbihan
9581||1|Convention collective départementale des exploitations forestières Nièvre
9591||1|Convention collective départementale des exploitations polyculture élevage Nord
9592||1|Convention collective départementale des exploitations pépinières horticulture Nord
9601||1|Convention collective départementale des exploitations polyculture élevage Oise
9602||1|Convention collective départementale des exploitations forestières Oise
9603||1|Convention collective départementale des exploitations pépinières horticulture Oise
9612||1|Convention collective départementale des exploitations polyculture élevage Orne
9613||1|Convention collective départementale des exploitations pépinières horticulture Orne
9621||1|Convention collective départementale des exploitations polyculture élevage Pas de Calais
9622||1|Convention collective départementale des exploitations pépinières horticulture Pas de Calais
9631||1|Convention collective départementale des exploitations agricoles Puy de Dôme
9641||1|Convention collective départementale des exploitations agricoles Pyrénées Atlantiques
9651||1|Convention collective départementale des exploitations agricoles Hautes Pyrénées
9661||1|Convention collective départementale des exploitations pépinières horticulture Pyrénées Orientales
9691||1|Convention collective départementale des exploitations agricoles Rhône
9711||1|Convention collective départementale des exploitations forestières Saône et Loire
9712||1|Convention collective départementale des exploitations agricoles Saône et Loire
9721||1|Convention collective départementale des exploitations polyculture élevage Sarthe
9722||1|Convention collective départementale des exploitations pépinières horticulture Sarthe
9723||1|Convention collective départementale des exploitations maraîchères Sarthe
9725||1|Convention collective départementale des champignonnières Sarthe
9761||1|Convention collective départementale des exploitations agricoles Seine Maritime
9762||1|Convention collective départementale des exploitations maraîchères Seine Maritime
9791||1|Convention collective départementale des exploitations agricoles Deux Sèvres
9801||1|Convention collective départementale des exploitations forestières Somme
9802||1|Convention collective départementale des exploitations polyculture élevage et CUMA, ETAR Somme
9811||1|Convention collective départementale des exploitations agricoles Tarn
9821||1|Convention collective départementale des exploitations agricoles Tarn et Garonne
9831||1|Convention collective départementale des exploitations agricoles Var
9841||1|Convention collective départementale des exploitations agricoles Vaucluse
9851||1|Convention collective départementale des exploitations polyculture élevage Vendée
9852||1|Convention collective départementale des exploitations pépinières horticulture Vendée
9853||1|Convention collective départementale des exploitations maraîchères Vendée
9862||1|Convention collective départementale des champignonnières Vienne
9871||1|Convention collective départementale des exploitations agricoles Haute Vienne
9891||1|Convention collective départementale des exploitations forestières Yonne
9971||1|Convention collective départementale des exploitations bananières Martinique
9972||1|Convention collective départementale des exploitations agricoles Guyane
9998||1|Convention non connue ou en cours de négociation
9999||1|Aucune convention collective
`;
