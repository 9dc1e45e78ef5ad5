import { describe, expect, it } from 'vitest';
import {
  durationNote,
  durationsOf,
  emptySimulation,
  isPastUsualAge,
  simulationFaults,
  simulationOf,
  waitingText,
  withKind,
} from './simulation-form.ts';

const form = { ...emptySimulation('2026-11-22'), birthdate: '2008-03-10' };

describe('what is asked of the simulator', () => {
  it('begins with next month, and waits for a date of birth', () => {
    expect(emptySimulation('2026-11-22').start).toBe('2026-12-01');
    expect(simulationOf(emptySimulation('2026-11-22'))).toBeNull();
    expect(simulationFaults(emptySimulation('2026-11-22'))).toEqual({});
  });

  it('ends the day before, so many months later', () => {
    expect(simulationOf(form)).toMatchObject({ start: '2026-12-01', end: '2028-11-30' });
    expect(simulationOf({ ...form, branchMonthly: '1 900,50' })).toMatchObject({
      branchMonthly: 1900.5,
    });
  });

  it('leaves out what only the other contract knows', () => {
    const chosen = { ...form, yearsDone: '1', earnedPercent: '61', disability: true };
    expect(simulationOf(chosen)).toMatchObject({ earnedPercent: 61, disability: true });
    const other = simulationOf({ ...chosen, kind: 'professional' });
    expect(other).toMatchObject({ disability: false, levelFourHeld: false });
    expect(other).not.toHaveProperty('yearsDone');
  });

  it('tells of the age from which an apprenticeship is open to some alone', () => {
    expect(isPastUsualAge({ ...form, birthdate: '1996-12-02' })).toBe(false);
    expect(isPastUsualAge({ ...form, birthdate: '1996-12-01' })).toBe(true);
    expect(isPastUsualAge({ ...form, birthdate: '1980-01-01', kind: 'professional' })).toBe(false);
  });

  it('names what is wrong, and asks for the date of birth only while that is what is missing', () => {
    expect(waitingText(emptySimulation('2026-11-22'))).toMatch(/^Indiquez la date de naissance/);
    const told = waitingText({ ...form, birthdate: '', weeklyHours: '60', earnedPercent: '120' });
    expect(told).toContain('Pourcentage acquis par le contrat précédent, Heures par semaine.');
    expect(told).not.toContain('naissance');
  });

  it('offers a professionalisation no 48 months, and says who may have more than 12', () => {
    expect(durationsOf('apprentice')).toContain(48);
    expect(Math.max(...durationsOf('professional'))).toBe(36);
    const professional = withKind({ ...form, months: '48' }, 'professional');
    expect([professional.months, durationNote(professional)]).toEqual(['12', null]);
    expect(durationNote({ ...professional, months: '24' })).toBe('longProfessional');
    expect(durationNote({ ...professional, months: '36' })).toBe('longestProfessional');
    expect(durationNote({ ...form, months: '48' })).toBe('longApprentice');
    expect(durationNote({ ...form, months: '48', disability: true })).toBeNull();
  });

  it.each([
    ['birthdate', '12/2008'],
    ['start', '1926-12-01'],
    ['start', '2126-12-01'],
    ['birthdate', '2020-01-01'],
    ['start', ''],
    ['weeklyHours', '60'],
    ['weeklyHours', ''],
    ['branchMonthly', 'beaucoup'],
    ['branchMonthly', '-5'],
    ['earnedPercent', '120'],
    ['signedOn', '2026-12-02'],
    ['signedOn', '31/02'],
  ] as const)('%s cannot be %j', (field, value) => {
    const faults = simulationFaults({ ...form, [field]: value });
    expect(Object.keys(faults)).toEqual([field]);
    expect(simulationOf({ ...form, [field]: value })).toBeNull();
  });
});
