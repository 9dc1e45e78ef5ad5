import { expect, test } from 'vitest';
import { isInZone, isZone, readZone } from './zone.ts';

const lyon = { latitude: 45.758, longitude: 4.835, department: '69' };
const saintDenis = { latitude: -20.882, longitude: 55.45, department: '974' };

test('a department, overseas and Corsica too', () => {
  expect(isInZone(readZone('69'), lyon)).toBe(true);
  expect(isInZone(readZone('42'), lyon)).toBe(false);
  expect(isInZone(readZone('974'), saintDenis)).toBe(true);
  expect(readZone('2A')).toEqual({ kind: 'department', code: '2A' });
});

test('a rectangle', () => {
  const zone = readZone('4.2,45.5,5.1,46.1');
  expect([isInZone(zone, lyon), isInZone(zone, saintDenis)]).toEqual([true, false]);
});

test('those whose place is not known are a zone of their own', () => {
  expect(isInZone(readZone('sans-lieu'), undefined)).toBe(true);
  expect(isInZone(readZone('sans-lieu'), lyon)).toBe(false);
  expect(isInZone(readZone('69'), undefined)).toBe(false);
});

test('what cannot be read is no zone, and nothing is everywhere', () => {
  for (const text of ['ici', '1,2,3', '1,2,3,4,5', '5,46,4,45', '4,a,5,46', '69;drop', ',,,'])
    expect([text, isZone(text)]).toEqual([text, false]);
  for (const text of ['', '69', '2A', '4.2,45.5,5.1,46.1', 'sans-lieu'])
    expect([text, isZone(text)]).toEqual([text, true]);
  expect(isInZone(readZone(''), undefined)).toBe(true);
});
