import { describe, expect, it } from 'vitest';
import { daysLater } from '../calendar/elapsed.ts';
import type { NeedState } from '../needs/need-state.ts';
import { candidateStage, companyStage, stageChoices, stageLabel, stageRank } from './stages.ts';

const start = new Date('2026-09-01T08:00:00Z');
const day = (days: number) => daysLater(start, days);
const need = { state: 'active', isOver: false } as const;

describe('a stage', () => {
  const standing = {
    registeredAt: day(1),
    sheetAt: day(2),
    testAt: day(3),
    openMatches: 2,
    meetings: [],
    isPlaced: false,
    isAgreed: false,
    hasContract: false,
    brokenAt: null,
  };
  it('is the furthest of what is true of a candidate', () => {
    expect(candidateStage({ ...standing, registeredAt: null })).toBe('invited');
    expect(candidateStage({ ...standing, sheetAt: null })).toBe('sheet');
    expect(candidateStage({ ...standing, testAt: null })).toBe('test');
    expect(candidateStage({ ...standing, openMatches: 0 })).toBe('no_match');
    expect(candidateStage(standing)).toBe('in_play');
    expect(candidateStage({ ...standing, meetings: [{}] })).toBe('meeting');
    expect(candidateStage({ ...standing, meetings: [{}], isAgreed: true })).toBe('agreed');
    expect(candidateStage({ ...standing, isAgreed: true, hasContract: true })).toBe('contract');
    expect(candidateStage({ ...standing, hasContract: true })).toBe('in_play');
    expect(candidateStage({ ...standing, isAgreed: true, isPlaced: true })).toBe('placed');
  });

  it('is a broken contract until the next agreement, whatever else waits', () => {
    const lost = { ...standing, brokenAt: day(40) };
    expect(candidateStage(lost)).toBe('broken');
    expect(candidateStage({ ...lost, openMatches: 0 })).toBe('broken');
    expect(candidateStage({ ...lost, meetings: [{}], testAt: null })).toBe('broken');
    expect(candidateStage({ ...lost, isAgreed: true })).toBe('agreed');
    expect(candidateStage({ ...lost, isAgreed: true, hasContract: true })).toBe('contract');
    expect(candidateStage({ ...lost, isPlaced: true })).toBe('placed');
  });

  it('tells a silent company from an active one', () => {
    const facts = {
      registeredAt: day(1),
      sheetAt: day(1),
      needs: [need],
      pendingSince: null,
    };
    expect(companyStage({ ...facts, registeredAt: null }, day(9))).toBe('invited');
    expect(companyStage({ ...facts, sheetAt: null, needs: [] }, day(9))).toBe('sheet');
    expect(companyStage({ ...facts, needs: [] }, day(9))).toBe('no_need');
    expect(companyStage({ ...facts, needs: [{ ...need, state: 'inactive' }] }, day(9))).toBe(
      'tutor',
    );
    const at = (state: NeedState) =>
      companyStage({ ...facts, needs: [{ ...need, state }] }, day(9));
    expect([at('filled'), at('set_aside'), at('withdrawn')]).toEqual([
      'full',
      'no_need',
      'no_need',
    ]);
    expect(companyStage(facts, day(99))).toBe('active');
    expect(companyStage({ ...facts, pendingSince: day(1) }, day(10.9))).toBe('active');
    expect(companyStage({ ...facts, pendingSince: day(1) }, day(11))).toBe('silent');
  });
});

it.each(['applicant', 'company'] as const)(
  'the stages of a %s have labels and an order',
  (side) => {
    const choices = stageChoices(side);
    expect(choices.map(([stage]) => stageRank(side, stage))).toEqual(
      choices.map((_, rank) => rank),
    );
    expect(choices.map(([stage]) => stageLabel(side, stage))).toEqual(
      choices.map(([, label]) => label),
    );
    expect(stageLabel(side, 'elsewhere')).toBe('');
  },
);
