/** What a centre begins with: a sober agreement in our own words, which says of itself that a lawyer has to read it. */
export const deliveredTemplate = `# Convention de formation

Modèle à faire relire\u202F: ce texte est livré avec Tandem comme point de départ. Faites-le relire et compléter par une personne compétente avant de le faire signer, puis retirez cette mention.

## Les parties

{{centre}}, {{centre_adresse}}, SIRET {{centre_siret}}, UAI {{centre_uai}}, numéro de déclaration d’activité {{centre_activite}}, représenté par {{a_remplir}}, ci-après «\u202Fle centre\u202F»,

et l’entreprise {{entreprise}}, {{entreprise_adresse}}, SIRET {{entreprise_siret}}, représentée par {{representant}}, ci-après «\u202Fl’entreprise\u202F»,

conviennent de ce qui suit.

## Article 1. Objet

Le centre assure à l’alternant désigné à l’article 2 la formation «\u202F{{formation}}\u202F» ({{formation_diplome}}), code RNCP {{formation_rncp}}, code du diplôme {{formation_code}}. Cette convention accompagne le contrat ({{contrat}}) conclu entre l’entreprise et l’alternant.

## Article 2. Alternant et tuteur

- Alternant\u202F: {{alternant}}, né(e) le {{alternant_naissance}}
- Représentant légal, si l’alternant est mineur\u202F: {{representant_mineur}}
- Maître d’apprentissage ou tuteur\u202F: {{tuteur}}, {{tuteur_fonction}}
- Second maître d’apprentissage ou tuteur\u202F: {{second_tuteur}}, {{second_tuteur_fonction}}

## Article 3. Durée et lieu

- Contrat\u202F: du {{contrat_debut}} au {{contrat_fin}}
- Formation\u202F: du {{formation_debut}} au {{formation_fin}}
- Durée\u202F: {{formation_heures}} heures, dont {{formation_distance}} heures à distance
- Lieu principal\u202F: {{lieu}}

Le calendrier de l’alternance est joint à cette convention.

## Article 4. Contenu et moyens

Le programme, les méthodes, les moyens pédagogiques et techniques et le nom de la personne à joindre au centre sont joints à cette convention. Les heures à distance sont accompagnées\u202F: l’alternant sait qui joindre, quand et comment.

## Article 5. Suivi et évaluation

Le centre suit l’assiduité de l’alternant et informe l’entreprise de ses absences. Il tient avec le tuteur un échange régulier, à l’aide du livret ou de l’outil de liaison. L’alternant est évalué selon le règlement de la certification visée, et l’entreprise le libère pour les épreuves.

## Article 6. Engagements de l’entreprise

L’entreprise confie à l’alternant des tâches en rapport avec la formation, lui laisse le temps de la suivre, et désigne un tuteur qui remplit les conditions prévues et dispose du temps nécessaire.

## Article 7. Prix et règlement

- Prix de la formation\u202F: {{prix}}
- Prise en charge attendue (opérateur de compétences, ou autre financeur d’un employeur public)\u202F: {{prise_en_charge}}
- Reste à la charge de l’entreprise, s’il y en a un\u202F: {{reste_a_charge}}
- Premier équipement\u202F: {{premier_equipement}}
- Repas pris au centre\u202F: {{repas}}
- Nuitées\u202F: {{nuitees}}

Rien n’est demandé à l’alternant.

## Article 8. Rupture, désaccord

Si le contrat prend fin avant son terme, l’entreprise en informe le centre sans attendre, et le prix est dû pour la période suivie. En cas de désaccord, les parties cherchent d’abord une solution amiable.

## Article 9. Données personnelles

Chaque partie n’utilise les données de l’alternant et du tuteur que pour la formation et le contrat, et les garde le temps que la loi prévoit.

Fait à {{fait_a}}, le {{fait_le}}, en deux exemplaires.

{{signatures}}
`;
