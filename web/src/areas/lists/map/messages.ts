import { elided } from '@tandem/domain/elision';
import { formatCount, formatNumber, narrowSpace } from '../../../platform/format/numbers.ts';
import type { MarkKind } from './clusters.ts';

const words: Record<MarkKind, readonly [one: string, other: string]> = {
  candidates: ['autre candidat', 'autres candidats'],
  lone_candidates: ['candidat sans match', 'candidats sans match'],
  needs: ['autre besoin', 'autres besoins'],
  lone_needs: ['besoin sans personne', 'besoins sans personne'],
};

/** The map beside a list. */
export const mapMessages = {
  open: 'Carte',
  openWithZone: 'Carte (zone choisie)',
  title: 'Carte',
  zone: 'Zone',
  everywhere: 'Partout',
  drawn: 'Rectangle tracé sur la carte',
  unplaced: 'Sans lieu connu',
  counted: (label: string, count: number) => `${label} (${formatNumber(count)})`,
  countedBoth: (label: string, candidates: number, needs: number) =>
    `${label} (${formatCount(candidates, 'candidat', 'candidats')}, ${formatCount(needs, 'besoin', 'besoins')})`,
  clear: 'Voir toute la France',
  failed: 'La carte n’a pas pu être chargée.',
  count: (kind: MarkKind, count: number) => formatCount(count, ...words[kind]),
  cluster: (name: string, others: number) =>
    others === 0
      ? `Autour ${elided('de', name)}`
      : `Autour ${elided('de', name)} et de ${formatCount(others, 'autre lieu', 'autres lieux')}`,
  picture: (counts: string) => `Carte de France${narrowSpace}: ${counts}`,
  beyond: (count: number) =>
    `${formatNumber(count)} outre-mer, hors du dessin${narrowSpace}: le menu «${narrowSpace}Zone${narrowSpace}» les montre.`,
  limits: 'Cercle fin\u202f: distance que le candidat accepte',
  nearCircle: 'Cercle épais\u202f: le filtre «\u202fPrès de\u202f»',
  hint: 'Choisissez un département, ou tracez un rectangle à la souris\u202f: la liste suit. Au clavier, le menu «\u202fZone\u202f» fait de même, et la liste dit tout ce que montre la carte.',
  credit: 'Contours\u202f: MapSVG et svg-maps, CC BY 4.0, simplifiés',
  creditLink: 'https://creativecommons.org/licenses/by/4.0/deed.fr',
};
