import { fieldsOf } from '@tandem/domain/contracts/file/file-fields';
import { expect, test } from 'vitest';
import {
  isRemindable,
  isWithdrawable,
  partyOverviews,
  requestWords,
  stateWords,
  waitedFor,
  type AskedPart,
} from './part-overview.ts';
import { askedPart } from './testing/asked-part.ts';

const part = (given: Partial<AskedPart>): AskedPart =>
  askedPart({
    asked_at: new Date().toISOString(),
    expires_at: '2026-10-01T08:00:00.000Z',
    ...given,
  });

const overview = (values: Record<string, string>, parts: AskedPart[] = []) =>
  partyOverviews({ values, hidden: {} }, parts);

test('a guardian is shown for a minor, and where one was asked', () => {
  const parties = (...given: Parameters<typeof overview>) =>
    overview(...given).map(({ party }) => party);
  expect(parties({})).not.toContain('guardian');
  expect(parties({}, [part({ party: 'guardian' })])).toContain('guardian');
  const minor = { candidate_birthdate: '2010-05-01', contract_start: '2026-09-01' };
  expect(parties(minor)).toContain('guardian');
});

test('nothing is missing of a second tutor whom nobody named', () => {
  const missing = (...given: Parameters<typeof overview>) =>
    overview(...given).find(({ party }) => party === 'second_supervisor')?.missing;
  expect(missing({})).toBe(0);
  expect(
    overview({})
      .filter(({ isFree }) => isFree)
      .map(stateWords),
  ).toEqual(['facultatif']);
  expect(missing({ second_supervisor_lastname: 'Durand' })).toBe(7);
  expect(missing({}, [part({ party: 'second_supervisor' })])).toBe(8);
});

test('the file waits for who was asked and has not said that it is done', () => {
  const parts = [
    part({}),
    part({ party: 'candidate', name: null, state: 'begun' }),
    part({ party: 'training', state: 'done' }),
    part({ party: 'employer', state: 'expired' }),
    // Who is asked for two parts is one person.
    part({ party: 'second_supervisor' }),
  ];
  expect(waitedFor(overview({}, parts))).toEqual(['Anne Marchand', 'le candidat']);
  const filled = Object.fromEntries(fieldsOf('candidate').map(({ key }) => [key, 'Écrit ici']));
  expect(waitedFor(overview(filled, parts))).toEqual(['Anne Marchand']);
});

test('neither is whoever has filled in all that they were asked for waited for, nor reminded', () => {
  const whole_at = new Date().toISOString();
  for (const state of ['whole', 'expired'] as const) {
    const whole = part({ opened_at: whole_at, whole_at, state });
    expect(waitedFor(overview({}, [whole]))).toEqual([]);
    expect([isRemindable(part({})), isRemindable(whole)]).toEqual([true, false]);
    expect(requestWords(whole)).toContain(', rempli à l’instant, ');
  }
});

test('a link can be withdrawn as long as it opens something', () => {
  const states = ['asked', 'opened', 'begun', 'done', 'expired'] as const;
  expect(states.filter((state) => isWithdrawable(part({ state })))).toEqual([
    'asked',
    'opened',
    'begun',
  ]);
  expect(isWithdrawable(null)).toBe(false);
});

test('tells of a request who was asked, when it was opened and until when it holds', () => {
  expect(requestWords(part({}))).toBe(
    'Demandé à Anne Marchand à l’instant par l’entreprise, pas encore ouvert, lien valable jusqu’au 1er octobre 2026',
  );
  const at = new Date().toISOString();
  expect(requestWords(part({ reminded_at: at }))).toContain(
    'rappelé à l’instant, pas encore ouvert',
  );
  expect(requestWords(part({ opened_at: at, written_at: at, done_at: at, state: 'done' }))).toBe(
    'Demandé à Anne Marchand à l’instant par l’entreprise, terminé à l’instant',
  );
});
