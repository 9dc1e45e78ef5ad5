import { fold } from '../fold.ts';
import type { ImportField } from '../fields.ts';
import type { Proposal } from './proposal.ts';

const saysChild = /\b(?:votre|l|mon|ton) (?:enfant|fils|fille)\b|\benfants?\b/;
const ofChild = /\b(?:enfants?|fils|fille|son|sa|ses|lui|elle)\b/;

/** « Nom de l’élève » beside « Votre nom », which is then a parent’s. */
const ofPupil =
  /\b(?:de l|du|de la) (?:eleve|jeune|candidate?|etudiante?|apprenante?|lyceen|lyceenne)\b/;
const fewestOfPupil = 2;

const names: ReadonlySet<ImportField> = new Set(['first_name', 'last_name', 'full_name']);
const asked: ReadonlySet<ImportField> = new Set([...names, 'email', 'phone']);

/** What is asked of a parent who fills a form in for their child: an address or a number that is not said to be the child's is theirs. */
export const ofTheChild = (
  header: readonly string[],
  proposals: readonly Proposal[],
): readonly Proposal[] => {
  const titles = header.map(fold);
  const areAsked = proposals.filter(({ field, score }) => asked.has(field) && score > 0.7);
  const titleOf = ({ column }: Proposal): string => titles[column] ?? '';
  const isPupils = (one: Proposal): boolean => ofPupil.test(titleOf(one));
  const ofPupils = new Set(areAsked.filter(isPupils).map(({ column }) => column));
  const asksParent =
    ofPupils.size >= fewestOfPupil && areAsked.some((one) => /^(?:votre|vos) /.test(titleOf(one)));
  if (!asksParent && !titles.some((title) => saysChild.test(title))) return proposals;
  const isChilds = (one: Proposal): boolean =>
    ofChild.test(titleOf(one)) || (asksParent && isPupils(one));
  return proposals.map((proposal) => {
    const { field, score } = proposal;
    if (!asked.has(field) || isChilds(proposal)) return proposal;
    const has = proposals.some((one) => one.field === field && one.score > 0.7 && isChilds(one));
    // A title of names may be the child's as it stands, where no other says so.
    if (!has && names.has(field)) return proposal;
    // Where the child has none, somebody is to look.
    return { ...proposal, score: score * (has ? 0.2 : 0.75) };
  });
};
