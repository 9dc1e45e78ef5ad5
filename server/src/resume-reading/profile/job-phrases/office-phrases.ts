import type { PhraseRow } from './phrase-row.ts';

export const officePhrases: readonly PhraseRow[] = [
  [
    'Secrétariat',
    'secrétaire administrative; secrétaire polyvalente; assistant administratif; agent administratif; stage secrétariat; travaux de secrétariat; employé administratif; secrétariat général; frappe de documents; rédaction et mise en forme de documents; photocopies; photocopies et classement; mise en forme de documents; tâches de secrétariat; tri du courrier; gestion du courrier; traitement du courrier; courrier entrant; ouverture du courrier; affranchissement; tri et distribution du courrier; enregistrement du courrier',
  ],
  [
    'Assistanat de direction',
    'organisation des déplacements; réservation de billets de train; préparation des réunions; gestion des déplacements; secrétaire de direction; assistante de gérant',
  ],
  [
    'Accueil téléphonique',
    'accueil physique et standard; standard et accueil; tenue du standard; gestion du standard; réponses téléphoniques; appels téléphoniques; prise d’appels; prise de messages; filtrage des appels; traitement des appels; appels entrants; transfert des appels; renseignement téléphonique; permanence téléphonique; accueil standard',
  ],
  [
    'Gestion d’agendas et de plannings',
    'gestion des rendez-vous; établissement des plannings; élaboration des plannings; réalisation des plannings; création de plannings; plannings de l’équipe; tenue du planning; tenue de l’agenda; suivi des plannings; planning des salariés; planning des interventions; organisation du planning; Planity; rendez-vous clients',
  ],
  [
    'Classement et archivage',
    'numérisation de documents; numérisation de dossiers; classement de factures; archivage des dossiers; archivage de documents; tri et classement; scan de documents; classement du courrier; rangement des dossiers',
  ],
  [
    'Saisie de données',
    'saisie de factures; saisie de commandes; saisie de dossiers; mise à jour de fichiers; mise à jour des dossiers; mise à jour de tableaux; saisie sur ordinateur; saisie dans le logiciel; saisie clients; mise à jour du fichier clients; saisie sur Excel; saisie de tableaux; saisie des heures; saisie d’informations; saisies; encodage',
  ],
  [
    'Rédaction de courriers',
    'rédaction de mails; rédaction de lettres; rédaction d’e-mails; réponse aux mails; réponse aux courriels; rédaction d’emails; gestion des mails; gestion des courriers; traitement des mails; traitement des courriels; réponse aux e-mails; envoi de courriers',
  ],
  [
    'Comptes rendus de réunion',
    'rédaction de comptes rendus; comptes rendus; procès-verbaux; comptes rendus de chantier; comptes rendus d’intervention',
  ],
  [
    'Suivi de dossiers administratifs',
    'gestion des dossiers; suivi des dossiers; constitution de dossiers; montage de dossiers; traitement des dossiers; instruction des dossiers; démarches administratives; aide aux démarches; inscription des familles; ouverture de dossiers; dossiers clients; dossiers d’inscription; suivi des dossiers clients; vérification des pièces; dossiers de subvention; complétude des dossiers',
  ],
  [
    'Secrétariat médical',
    'accueil des patients; admission des patients; dossiers médicaux; dossiers patients; comptes rendus médicaux; carte Vitale; frappe de comptes rendus médicaux; télétransmission; rendez-vous médicaux en cabinet; terminologie médicale; frappe de courriers médicaux; cotation des actes; tiers payant',
  ],
  [
    'Facturation',
    'devis et factures; édition des factures; suivi de la facturation; facturer; saisie et envoi des factures; factures de vente; factures d’achat et de vente; facturation mensuelle',
  ],
  [
    'Recouvrement de créances',
    'loyers impayés; factures impayées; relances de paiement; relance des cotisations; relance des factures impayées; relance de factures; suivi des impayés; suivi des paiements; suivi des règlements; règlements et relances; impayés; encours clients; relances téléphoniques',
  ],
  [
    'Comptabilité générale',
    'enregistrement des factures; enregistrement comptable; enregistrement des opérations; enregistrement des pièces comptables; imputation; imputation comptable; saisie des écritures; saisie des pièces comptables; journaux d’achats et de ventes; assistant comptable; aide-comptable; grand livre; lettrage; dossiers comptables; pièces comptables; tenue des livres; journal de caisse; journaux comptables; pointage des comptes; comptabilisation; saisie des achats et des ventes',
  ],
  [
    'Comptabilité clients et fournisseurs',
    'lettrage; règlement des fournisseurs; règlement des factures; paiement des fournisseurs; paiement des factures; suivi des comptes clients; suivi des règlements clients; comptes de tiers; factures d’achat; factures d’achat et de vente',
  ],
  [
    'Comptabilité analytique',
    'prix de revient; calcul des marges; centres de coûts; coûts complets',
  ],
  ['Rapprochement bancaire', 'rapprochements de banque; rapprochements'],
  [
    'Déclarations fiscales',
    'déclarations fiscales et sociales; CA3; déclaration de revenus; impôt sur les sociétés; déclarations d’impôts; liasses',
  ],
  [
    'Bilan et comptes annuels',
    'préparation du bilan; bilans; clôture annuelle; travaux de clôture; opérations de clôture; travaux d’inventaire; établissement du bilan; participation aux bilans; situations intermédiaires; arrêtés mensuels; clôtures',
  ],
  [
    'Analyse financière',
    'étude des états financiers; analyse des états financiers; ratios; analyse des comptes; SIG et CAF; rentabilité; analyse de rentabilité',
  ],
  [
    'Contrôle de gestion',
    'budget prévisionnel; analyse des écarts; préparation du budget; calcul des écarts; suivi des coûts; prévisions budgétaires',
  ],
  [
    'Trésorerie',
    'trésorier du BDE; trésorier de l’association; trésorier d’association; trésorier du club; trésorier; suivi de la trésorerie; plan de trésorerie prévisionnel; position bancaire',
  ],
  [
    'Logiciels de comptabilité',
    'Sage compta 100; logiciel Sage; Sage Ligne 100; Sage i7; coala; Isacompta; Cegid Expert; Cegid Quadra; MyUnisoft; Tiime; QuadraCompta; ciel',
  ],
  [
    'Recrutement de candidats',
    'recherche de candidats; entretiens de recrutement; entretiens téléphoniques; publication d’offres; rédaction d’offres d’emploi; diffusion d’offres; offres d’emploi; préqualification téléphonique; entretiens candidats; jobboards; convocation des candidats; présélection téléphonique; chasse de profils; sélection de candidats; suivi des candidatures; rendez-vous avec les candidats; CVthèque; campagnes de recrutement',
  ],
  [
    'Gestion de la paie',
    'variables de paie; éléments variables; éléments variables de paie; établissement des paies; établissement des bulletins; préparation de la paie; saisie des paies; traitement de la paie; contrôle des bulletins; solde de tout compte',
  ],
  [
    'Déclarations sociales',
    'déclarations d’embauche; déclaration préalable à l’embauche; attestations Pôle emploi; déclarations URSSAF; arrêts de travail; attestations de salaire',
  ],
  [
    'Administration du personnel',
    'pointage des heures; visites médicales; registre du personnel; contrats de travail; contrats et avenants; suivi des absences; suivi des congés; gestion des absences et des congés; assistante RH; chargée RH; tickets restaurant; affiliation mutuelle; planning des congés; suivi des temps; absences et congés; congés et absences; mutuelle des salariés; entrées et sorties du personnel; sorties du personnel; gestion des contrats; période d’essai; avenants; feuilles d’heures; relevés d’heures; suivi des heures',
  ],
  [
    'Gestion de la formation',
    'suivi des formations; organisation des formations; inscription aux formations; dossiers OPCO; suivi du plan de formation; convention de formation; convocations aux formations; demandes de prise en charge OPCO; plan de développement',
  ],
  [
    'Intégration des nouveaux collaborateurs',
    'accueil des nouveaux salariés; accueil des nouveaux; intégration des nouveaux; formation des nouveaux; formation des nouvelles recrues; formation des nouveaux arrivants; accueil des nouveaux arrivants; accueil et formation des nouveaux; intégration des nouveaux arrivants; accueil des intérimaires; accueil sécurité',
  ],
  [
    'Relations sociales',
    'réunions CSE; CSE; élections professionnelles; préparation du CSE; comité social et économique',
  ],
  [
    'Logiciels de paie et SIRH',
    'Cegid Paie; Eurecia; Kelio; Nibelis; Sage 100 Paie; BambooHR; Talentsoft; Sopra HR; HR Access; logiciel de paie; Digiposte RH; Taleez; Flatchr',
  ],
  [
    'Conseil en insertion professionnelle',
    'aide à la rédaction de CV; aide à la recherche d’emploi; accompagnement de demandeurs d’emploi; insertion professionnelle; mission locale; simulation d’entretiens; insertion des jeunes',
  ],
  ['Animation de formation', 'formation d’utilisateurs; supports de formation; formation interne'],
  [
    'Suite bureautique',
    'logiciels bureautiques; traitement de texte et tableur; office; informatique bureautique; pack MS Office; bureautique Office',
  ],
  [
    'Excel',
    'tableaux Excel; formules Excel; Excel avancé; RECHERCHEX; tableaux croisés; Power Query',
  ],
  [
    'Outils collaboratifs en ligne',
    'teams; Google Agenda; OneDrive; outils Google; zoom; Google Meet',
  ],
  ['Outils de suivi de projet', 'outils de gestion de projet; Microsoft Planner'],
  [
    'Maîtrise de l’orthographe',
    'orthographe impeccable; bon niveau d’orthographe; voltaire; capacités rédactionnelles; aisance à l’écrit; rédactionnel; aisance écrite; relecture et correction',
  ],
  [
    'Recherche juridique',
    'recherche de jurisprudence; jurisprudence; Lexis 360; Légifrance; Lamyline',
  ],
  [
    'Rédaction d’actes juridiques',
    'rédaction de statuts; actes authentiques; compromis de vente; rédaction de compromis; actes de vente; PV d’assemblée; statuts de société; rédaction de conclusions; rédaction d’assignations',
  ],
  [
    'Secrétariat juridique',
    'dépôt des comptes; formalités au greffe; formalités d’entreprises; greffe; Kbis; dossiers de plaidoirie; RPVA',
  ],
  ['Droit des contrats', 'relecture de contrats; rédaction de clauses; contrats commerciaux'],
  ['Marchés publics', 'dossiers de marchés; consultation des entreprises; CCTP'],
];
