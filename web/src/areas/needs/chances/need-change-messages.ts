import { quoted } from './effect-words.ts';

/** What a company may change of a need, each with what it would bring. */
export const needChangeMessages = {
  lead: 'Ce que chaque changement apporterait, calculé sur les candidats d’aujourd’hui, une seule chose à la fois. N’écrivez que ce qui reste vrai du poste.',
  nothing: 'Aujourd’hui, aucun changement simple de ce besoin n’apporterait davantage.',
  closed: 'Ce besoin est fermé\u202f: il n’est comparé à personne.',
  failed: 'Ces chiffres n’ont pas pu être calculés.',
  contract: (effect: string) =>
    `Si tout contrat vous convient, avec ${quoted('Autre')}\u202f: ${effect}.`,
  level: (level: string, effect: string) =>
    `Si le poste convient au niveau ${quoted(level)}\u202f: ${effect}.`,
  place: (place: string, effect: string) => `Si le poste peut être à ${place}\u202f: ${effect}.`,
  skill: (skill: string, effect: string) =>
    `Si vous pouvez vous passer de ${quoted(skill)}\u202f: ${effect}.`,
  title: (title: string, effect: string) =>
    `L’intitulé ne nomme aucun métier. Avec ${quoted(title)}\u202f: ${effect}.`,
  tutor: (effect: string) => `Le test du tuteur manque. Une fois passé\u202f: ${effect}.`,
  missing: {
    description:
      'La fiche de poste est vide. Ce qu’elle apporterait dépend de ce qu’elle dit\u202f: Tandem ne le devine pas.',
    place:
      'Le lieu du poste n’a pas été trouvé\u202f: la distance compte pour 0 tant qu’il n’est pas corrigé.',
  },
};
