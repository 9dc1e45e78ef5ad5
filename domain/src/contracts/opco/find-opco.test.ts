import { describe, expect, it } from 'vitest';
import { findAgreement, lodgingOf } from './find-opco.ts';

describe('the OPCO of a collective agreement', () => {
  it('is the one of its branch, however its number is written', () => {
    expect(findAgreement('1486')).toMatchObject({ opco: 'atlas', inForce: true });
    expect(findAgreement('16')).toMatchObject({ idcc: '0016', opco: 'mobilites' });
    expect(findAgreement('Syntec')).toBeNull();
  });

  it('is asked for where none is known, and is none for a public employer', () => {
    expect(lodgingOf({ kind: '12', idcc: '1486' })).toEqual({
      with: 'opco',
      opco: 'atlas',
      name: 'OPCO Atlas',
    });
    expect(lodgingOf({ kind: '12', idcc: '0014' })).toEqual({ with: 'ask' });
    expect(lodgingOf({ kind: '12', idcc: '0014', opco: 'ep' })).toMatchObject({ name: 'OPCO EP' });
    expect(lodgingOf({ kind: '12', idcc: '1486', opco: 'ep' })).toMatchObject({ opco: 'atlas' });
    expect(lodgingOf({ kind: '22', idcc: '' })).toEqual({ with: 'state' });
    expect(lodgingOf({ kind: '30', idcc: '1486' })).toMatchObject({ with: 'opco' });
  });
});
