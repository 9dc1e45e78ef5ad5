import { fold } from './fold.ts';

const listed = (text: string): string[] =>
  fold(text)
    .split(/[\s']+/)
    .filter((word) => word !== '');

const words = `
a à afin ai ainsi alors après au aucun aucune aujourd'hui auprès aura auront aussi autour autre autres aux avant avec
avez avoir avons ayant beaucoup bien bon bonne bonnes bons c ça car ce ceci cela celle celles celui cependant ces cet
cette ceux chacun chacune chaque chez ci comme comment contre d dans de dehors déjà depuis dernier dernière des dès deux
devez devoir doit doivent donc dont du durant e elle elles en encore enfin ensuite entre es est et étaient était étant
été être eu eux faire fais fait faites font grâce hors il ils j je jusque l la là laquelle le lequel les lesquels leur
leurs lors lorsque lui m ma mais me même mêmes mes moi moins mon n ne ni non nos notre nôtre nous on ont or ou où par
parfois parmi pas pendant peu peut peuvent plus plusieurs plutôt pour pourquoi pouvoir près presque puis puisque qu
quand que quel quelle quelles quelque quelques quels qui quoi quotidien s sa sans se selon sera seront serez ses si
sien soi soit sommes son sont sous souvent suis sur t ta tant te tel telle telles tels tes toi ton toujours tous tout
toute toutes très trois trop tu un une vers via voici voilà voir vos votre vôtre vous y

janvier février mars avril mai juin juillet août septembre octobre novembre décembre lundi mardi mercredi jeudi vendredi
samedi dimanche an ans année années mois jour jours semaine semaines quatre cinq six sept huit neuf dix onze douze
treize quatorze quinze seize vingt trente quarante cinquante soixante

monsieur madame mademoiselle mr mme mlle mm mmes âge âgé âgée né née naissance nationalité célibataire marié mariée
pacsé pacsée divorcé divorcée veuf veuve prénom prénoms nom adresse tél téléphone portable mobile email mail courriel
http https www com fr

bcp chui jsuis mtn pcq qd svt tjr tjrs tjs

curriculum vitae cv cordialement bonjour référence références
`;

const contractWords = `
alternance alternances alternant alternante apprenti apprentie apprentissage contrat emploi formation poste
professionnalisation stage stagiaire
`;

/** Words for the kind of contract, which stand in titles and summaries beside the job and name none. Folded. */
export const contractStopWords: readonly string[] = listed(contractWords);

/** Words that every text has, and words that say who somebody is: neither ever counts. Folded. */
export const stopWords: ReadonlySet<string> = new Set(listed(words));
