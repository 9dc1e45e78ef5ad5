import { addMonths, daysBetween } from '../../calendar/days.ts';
import { figureOn, type Figure, type FigureName } from './figures.ts';
import type { Simulation } from './simulation.ts';

/** What the State pays the employer for the first year of a contract. */
export interface Aid {
  /** For twelve months, in euros; null where it is not known. */
  yearly: number | null;
  /** For each month of the first year; null where it is not known. */
  monthly: number | null;
  /** What is paid in all, less where the contract ends before twelve months; null where it is not known. */
  total: number | null;
  /** Why it is what it is, in French. */
  reason: string;
  source: string | null;
  knownUntil: string | null;
  /** The day of the break, where it ends the aid before its time. */
  brokenOn: string | null;
  toCheck: boolean;
}

const without = (reason: string, yearly: 0 | null, source: string | null = null): Aid => ({
  yearly,
  monthly: yearly,
  total: yearly,
  reason,
  source,
  knownUntil: null,
  brokenOn: null,
  toCheck: yearly === null,
});

const levelOf = (level: number): '3to4' | '5' | '6to7' | null => {
  if (level <= 4) return '3to4';
  if (level === 5) return '5';
  return level <= 7 ? '6to7' : null;
};

const nameOf = ({ disability, headcount, level }: Simulation): FigureName | null => {
  const studies = levelOf(level);
  if (studies && disability) return 'aid.disability';
  return studies && `aid.${headcount === '250plus' ? 'large' : 'small'}.${studies}`;
};

/** Above it there is no aid, as long as the aids of its day are known at all. */
const beneathDoctorate: FigureName = 'aid.small.6to7';

const conditionOf = ({ disability, headcount }: Simulation): string => {
  if (disability) return 'Aide pour un apprenti reconnu travailleur handicapé.';
  return headcount === '250plus'
    ? 'À partir de 250 salariés : si l’entreprise tient son quota d’alternants.'
    : 'Moins de 250 salariés, première année du contrat.';
};

/** The share of the first twelve months that the contract lasts. */
const firstYearShare = ({ start, end, brokenOn = end }: Simulation): number => {
  const year = daysBetween(start, addMonths(start, 12));
  const last = brokenOn < end ? brokenOn : end;
  return Math.min(1, Math.max(0, (daysBetween(start, last) + 1) / year));
};

const endedBy = ({ start, end, brokenOn }: Simulation): string | null =>
  brokenOn !== undefined && brokenOn < end && brokenOn < addMonths(start, 12) ? brokenOn : null;

export const aidOf = (simulation: Simulation, figures: readonly Figure[]): Aid => {
  if (simulation.publicEmployer)
    return without('Un employeur public n’a pas droit à l’aide.', 0, 'Code du travail, L6243-1');
  if (simulation.kind === 'professional')
    return without(
      'Aucune aide connue pour ce contrat, sauf pour un demandeur d’emploi de 45 ans et plus : à vérifier auprès de l’OPCO.',
      null,
    );
  const name = nameOf(simulation);
  const signedOn = simulation.signedOn ?? simulation.start;
  const figure = figureOn(figures, name ?? beneathDoctorate, signedOn);
  if (figure && name === null) return without('Aucune aide au-delà du bac+5.', 0);
  if (!figure || figure.value === null)
    return without(
      'Le montant de l’aide n’est pas connu pour un contrat conclu à cette date.',
      null,
    );
  const total = Math.round(figure.value * firstYearShare(simulation) * 100) / 100;
  return {
    yearly: figure.value,
    monthly: Math.round((figure.value / 12) * 100) / 100,
    total,
    reason:
      figure.value === 0
        ? 'Pas d’aide à ce niveau de diplôme à cette date.'
        : conditionOf(simulation),
    source: figure.source,
    knownUntil: figure.until,
    brokenOn: endedBy(simulation),
    toCheck: figure.toCheck === true,
  };
};
