import { describe, expect, it } from 'vitest';
import { emptySimulation, simulationFaults, simulationOf } from './simulation-form.ts';

const form = { ...emptySimulation('2026-11-22'), birthdate: '2008-03-10' };

describe('what is asked of the simulator', () => {
  it('begins with next month, and waits for a date of birth', () => {
    expect(emptySimulation('2026-11-22').start).toBe('2026-12-01');
    expect(simulationOf(emptySimulation('2026-11-22'))).toBeNull();
    expect(simulationFaults(emptySimulation('2026-11-22'))).toEqual({});
  });

  it('ends the day before, so many months later', () => {
    expect(simulationOf(form)).toMatchObject({ start: '2026-12-01', end: '2028-11-30' });
    expect(simulationOf({ ...form, branchMonthly: '1 900'.replace(' ', '') })).toMatchObject({
      branchMonthly: 1900,
    });
  });

  it.each([
    ['birthdate', '12/2008'],
    ['birthdate', '2020-01-01'],
    ['start', ''],
    ['weeklyHours', '60'],
    ['weeklyHours', ''],
    ['branchMonthly', 'beaucoup'],
  ] as const)('%s cannot be %j', (field, value) => {
    const faults = simulationFaults({ ...form, [field]: value });
    expect(Object.keys(faults)).toEqual([field]);
    expect(simulationOf({ ...form, [field]: value })).toBeNull();
  });
});
