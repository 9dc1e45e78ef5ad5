import { basins } from '../data/basins.ts';
import type { Random } from '../random.ts';
import { plainTown } from '../plan/words.ts';
import { monthOf } from './calendar-months.ts';
import type { ResumeEntry } from './content.ts';
import type { Seeker } from './seeker.ts';

export interface Schooling {
  entries: ResumeEntry[];
  /** The month from which on somebody of that age may have worked. */
  mayWorkFrom: number;
}

/** After primary and secondary school people are about fifteen; from the summer of that year on they may work. */
const summer = 5;

export const schoolingOf = ({ trade, path, basin, start }: Seeker, random: Random): Schooling => {
  const town = plainTown(random.pick<readonly [string, string]>(basins[basin])[0]);
  // Who comes straight from the « collège » has tried something else in between.
  const away = path.steps.length === 1 ? random.integer(1, 3) : Number(random.chance(0.35));
  let end = start - away;
  let mayWorkFrom = monthOf(end, summer);
  const done = path.steps.map(({ title, school, years }): ResumeEntry => {
    const period = `${end - years} – ${end}`;
    mayWorkFrom = monthOf(school === 'Collège' ? end : end - years, summer);
    end -= years;
    return { period, title, place: `${school}, ${town}`, tasks: [] };
  });
  const coming: ResumeEntry = {
    period: `${start} – ${start + Number(trade.duration)}`,
    title: `${trade.programme.name}, en alternance`,
    place: 'Centre de formation',
    tasks: [],
  };
  return { entries: [coming, ...done], mayWorkFrom };
};
