import { noDistanceLimit } from '@tandem/domain/reference/distances';
import { formatNumber } from '../../../platform/format/numbers.ts';
import { quoted } from './effect-words.ts';

/** What a candidate may change, each with what it would bring. */
export const changeMessages = {
  /** In place of all others where nothing is compared any more. */
  over: (session: string) =>
    `La session ${session} est clôturée\u202f: plus aucun besoin n’y est comparé à votre fiche. Vous cherchez toujours une entreprise\u202f? Dites-le à votre centre de formation.`,
  lead: 'Ce que chaque changement apporterait, calculé sur les besoins d’aujourd’hui, une seule chose à la fois.',
  honest: 'N’indiquez que ce qui est vrai\u202f: c’est ce dont vous parlerez en entretien.',
  limit: (km: number, nearest: number | null, effect: string) => {
    const limit =
      km === noDistanceLimit
        ? 'Sans limite de distance'
        : `Avec une limite de ${formatNumber(km)}\u202fkm`;
    const where =
      nearest === null ? '' : ` (le plus proche est à ${formatNumber(nearest)}\u202fkm)`;
    return `${limit}\u202f: ${effect}${where}.`;
  },
  contract: (names: readonly string[], effect: string) =>
    `Avec ${quoted('Autre')} comme contrat, si cela vous convient aussi${names.length === 0 ? '' : ` (${names.join(', ')})`}\u202f: ${effect}.`,
  skill: (skill: string, near: string, effect: string) =>
    `Si vous avez aussi la compétence ${quoted(skill)}, proche de ${quoted(near)} que vous indiquez\u202f: ${effect}.`,
  summary: (job: string, effect: string) =>
    `Votre présentation est vide. Si c’est ${quoted(job)} que vous cherchez et qu’elle le dit\u202f: ${effect}.`,
  test: (effect: string) => `Votre test manque. Une fois passé\u202f: ${effect}.`,
  missing: {
    resume:
      'Le texte de votre CV manque. Ce qu’il apporterait dépend de ce qu’il dit\u202f: Tandem ne le devine pas.',
    place:
      'Votre lieu de recherche n’a pas été trouvé\u202f: la distance compte pour 0 tant qu’il n’est pas corrigé.',
  },
};
