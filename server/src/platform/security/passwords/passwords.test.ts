import { describe, expect, test } from 'vitest';
import { hashPassword, passwordFits } from './passwords.ts';

describe('a password', () => {
  test('fits its own hash and no other', async () => {
    const hash = await hashPassword('Été-à-Lyon-7');
    expect(await passwordFits(hash, 'Été-à-Lyon-7')).toBe(true);
    expect(await passwordFits(hash, 'Ete-a-Lyon-7')).toBe(false);
  });

  test('is the same however the keyboard composes its accents', async () => {
    const hash = await hashPassword('Été-à-Lyon-7'.normalize('NFD'));
    expect(await passwordFits(hash, 'Été-à-Lyon-7'.normalize('NFC'))).toBe(true);
  });

  test('is the same with whatever space a keyboard sends', async () => {
    const hash = await hashPassword('Mon vélo\u00A0bleu\u202F7');
    expect(await passwordFits(hash, 'Mon vélo bleu 7')).toBe(true);
    expect(await passwordFits(hash, 'Monvélobleu7')).toBe(false);
  });

  test('keeps signs apart that only look alike', async () => {
    const hash = await hashPassword('ﬁn-Août-①');
    expect(await passwordFits(hash, 'fin-Août-1')).toBe(false);
  });

  test('never fits an account without one', async () => {
    expect(await passwordFits(null, 'no one has this password')).toBe(false);
  });

  test('is kept as argon2id', async () => {
    expect(await hashPassword('Tandem-2026!')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
