import { addDays } from './days.ts';
import { parisClock, parisHour } from './paris-time.ts';
import { isQuietDay } from './quiet-days.ts';

const firstHour = 8;
/** From that hour on nothing leaves. */
const endHour = 20;

/** Whether what nobody has just done may be told now: by day, in Paris, neither on Sundays nor on public holidays. */
export const mayLeave = (moment: Date): boolean => {
  const { day, time } = parisClock(moment);
  const hour = Number(time.slice(0, 2));
  return hour >= firstHour && hour < endHour && !isQuietDay(day);
};

/** The end of the hours in which a message that was written at `moment` may leave. */
export const endOfHours = (moment: Date): Date => parisHour(parisClock(moment).day, endHour);

/** The next moment after `moment` at which it is that hour on a day on which something leaves. */
export const nextOpenDay = (moment: Date, hour: number): Date => {
  let { day } = parisClock(moment);
  for (;;) {
    const open = parisHour(day, hour);
    if (open > moment && mayLeave(open)) return open;
    day = addDays(day, 1);
  }
};
