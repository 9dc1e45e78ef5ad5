import type { PhraseRow } from './phrase-row.ts';

export const teamPhrases: readonly PhraseRow[] = [
  [
    'Encadrement d’équipe',
    'responsable d’équipe; chef d’équipe; encadrement de personnel; encadrement d’apprentis; encadrement de stagiaires; encadrement de bénévoles; encadrement de saisonniers; équipes de bénévoles; management du personnel; encadrement d’intérimaires; coordination d’équipe; superviser une équipe; équipe à encadrer; diriger une équipe; répartition des tâches; encadrement d’étudiants; tutorat d’apprentis; encadrement d’employés; tuteur d’apprentis',
  ],
  [
    'Gestion des priorités',
    'tenir les délais; gestion des urgences; sens des priorités; tenue des délais',
  ],
  [
    'Tableaux de bord et indicateurs',
    'suivi du chiffre d’affaires; suivi des indicateurs; suivi des ventes; analyse des ventes; analyse du chiffre d’affaires; suivi des résultats; suivi des performances; analyse des résultats; analyse des indicateurs; tableaux de suivi; suivi d’activité',
  ],
  [
    'Création et gestion d’entreprise',
    'auto-entreprise; autoentrepreneur; micro-entrepreneur; cogérant; entrepreneur; à mon compte; gestion d’entreprise; travailleur indépendant; mini-entreprise',
  ],
  [
    'Gestion de projet',
    'suivi de projet; chargé de projet; cahier des charges et planning; planification de projet; GanttProject',
  ],
  ['Amélioration continue', 'TPM; SMED; chantiers 5S; PDCA; lean; QRQC; plans d’action'],
  [
    'Autonomie professionnelle',
    'travailler seul; capable de travailler seul; débrouillard; autonome et organisé; autonome et motivé; autonome et débrouillard; esprit autonome',
  ],
  [
    'Rigueur professionnelle',
    'sérieux; goût du travail bien fait; appliqué et rigoureux; précis et rigoureux; sérieux et motivé; précision et rigueur',
  ],
  [
    'Sens de l’organisation',
    'organisé et rigoureux; organisé et autonome; organisé et ponctuel; qualités d’organisation; capacité à m’organiser',
  ],
  [
    'Esprit d’équipe',
    'aime travailler en équipe; goût du travail en équipe; bonne entente avec l’équipe; cohésion d’équipe; jouer collectif; entraide; collaboration; travail collaboratif; coopération; coopératif; esprit de groupe; travail en groupe; sens de l’équipe',
  ],
  [
    'Sens du service',
    'sens de l’accueil; goût du service; sens de l’hospitalité; goût du service client; envie d’aider; sens de l’aide',
  ],
  [
    'Sens du contact',
    'contact; contact facile; bon contact avec les clients; goût du contact; aime le contact; goût du relationnel; contact humain; excellent relationnel; aller vers les gens; aisance avec le public; aime le contact humain; contact avec le public; contact avec les gens; facilité relationnelle; aisance au contact',
  ],
  [
    'Capacité d’écoute',
    'écoute des patients; écoute des clients; écoute des besoins; écoute et conseil; écoute bienveillante; écoute et empathie',
  ],
  [
    'Aisance à l’oral',
    'élocution; à l’aise à l’oral; prise de parole; parler en public; communication écrite et orale; présentation orale; présentation devant un public; éloquent; concours d’éloquence; facilité à communiquer; facilité d’expression; expression orale et écrite; sens de la communication; aisance de communication',
  ],
  [
    'Adaptabilité',
    'polyvalent; polyvalence; s’adapter; facilité d’adaptation; grande capacité d’adaptation; adaptation rapide; adaptation',
  ],
  [
    'Ponctualité et assiduité',
    'toujours à l’heure; jamais en retard; respect des horaires; ponctuel et sérieux',
  ],
  [
    'Motivation et envie d’apprendre',
    'motivé; motivation; apprends rapidement; envie de progresser; volontaire; envie d’évoluer; désireux d’apprendre; volonté de progresser; esprit volontaire; apprenant rapidement',
  ],
  [
    'Dynamisme et réactivité',
    'rapide; rapidité; rapidité d’exécution; réactif; dynamique; dynamisme',
  ],
  ['Prise d’initiative', 'initiative; entreprenant; esprit entrepreneurial'],
  [
    'Créativité',
    'imagination; imaginatif; sens créatif; créatif et curieux; sens artistique; sens de l’esthétique; esprit inventif; originalité',
  ],
  ['Curiosité', 'esprit curieux; envie de découvrir'],
  [
    'Esprit d’analyse et de synthèse',
    'esprit critique; analyse et synthèse; esprit logique; analytique; sens critique; esprit cartésien; esprit scientifique; raisonnement logique; synthétique; pensée critique',
  ],
  [
    'Résolution de problèmes',
    'trouver des solutions; recherche de solutions; sens pratique; esprit pratique; esprit de solution',
  ],
  [
    'Gestion du stress',
    'gestion des émotions; garder son calme; travail dans l’urgence; coup de feu; self-control',
  ],
  [
    'Empathie',
    'empathique; bienveillance; bienveillant; bienveillance et patience; altruiste; compassion; communication bienveillante',
  ],
  [
    'Persévérance',
    'persévérer; combatif; goût de l’effort; esprit de challenge; détermination et persévérance',
  ],
  [
    'Sens des responsabilités',
    'responsable et autonome; personne de confiance; prise de responsabilités; autonome et responsable; sérieux et responsable',
  ],
  [
    'Discrétion et confidentialité',
    'confidentialité; sens de la confidentialité; respect du secret médical; respect du secret professionnel; discrétion professionnelle',
  ],
  [
    'Respect des consignes',
    'respectueux des consignes; respectueux des règles; consignes de sécurité; respect des règles; respect des normes; respect de la hiérarchie; respect des normes de sécurité; suivre les consignes; respect des protocoles; règles de sécurité; règles d’hygiène et de sécurité; consignes d’hygiène; respect des process',
  ],
  ['Leadership', 'esprit de leader; leader; esprit d’entraînement; fédérateur'],
  [
    'Sens du détail',
    'précision; propreté et minutie; soin du détail; attention aux détails; perfectionnisme; méticuleux; œil pour le détail; goût du détail; précis et soigneux',
  ],
  [
    'Présentation soignée',
    'présentation; tenue correcte; tenue professionnelle; présentation impeccable',
  ],
  [
    'Dextérité manuelle',
    'habile; habile de mes mains; habileté; manuel et minutieux; bricolage; travail de mes mains; doué de mes mains; adroit',
  ],
  [
    'Résistance physique',
    'bonne forme physique; endurance; endurant; robuste; travail en extérieur; résistance à l’effort; port de charges lourdes; force physique; aptitude physique; costaud; charges lourdes; travail physique; résistant',
  ],
  [
    'Sens de la pédagogie',
    'pédagogue; pédagogie; sens de la transmission; goût de la transmission; transmettre mes connaissances; transmettre un savoir',
  ],
  [
    'Diplomatie et gestion des conflits',
    'gestion des clients difficiles; patience et diplomatie; clients mécontents; situations conflictuelles; poli et souriant; sens de la diplomatie; gestion des situations difficiles; respect et politesse; courtois',
  ],
  [
    'Mobilité et horaires décalés',
    'disponible les week-ends; travail en 2x8; travail en 3x8; 3x8; 2x8; 5x8; travail posté; équipes en 2x8; grande disponibilité; disponible soirs et week-ends; horaires variables; horaires flexibles; horaires atypiques; disponible en soirée; horaires coupés; horaires de nuit; travail en équipe 2x8; travail en horaires décalés; travail en équipe 3x8; travail en équipes alternantes; déplacements fréquents; mobilité nationale; week-ends et jours fériés',
  ],
  [
    'Fibre commerciale et force de conviction',
    'esprit commercial; goût du commerce; aisance commerciale; commercial dans l’âme; goût de la persuasion; aptitude commerciale; sens de la vente; sens de la négociation; goût du challenge commercial',
  ],
  ['Patience', 'patience et douceur; patient avec les enfants'],
];
