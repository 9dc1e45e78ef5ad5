import { expect, test } from 'vitest';
import { isMadeOf, isPartOf, writtenLocal } from './named-address.ts';

const yves = ['yves', 'pommeret'];
const lea = ['lea', 'martin', 'roche'];

test.each([
  ['y.pommeret@exemple.fr', yves],
  ['pommerety07@exemple.fr', yves],
  ['yves.pommeret.pro@exemple.fr', yves],
  ['l.martinroche@exemple.fr', lea],
])('an address of the whole name: %s', (email, name) => {
  expect(isMadeOf(email, name)).toBe(true);
});

test.each([
  ['pommeret@exemple.fr', 'its first part may be lost'],
  ['yves.pommcret@exemple.fr', 'a letter is another'],
  ['yves.pommeret@exemplefr', 'no host'],
  ['yves@pommeret@exemple.fr', 'no address'],
])('none that is surely one: %s, %s', (email) => {
  expect(isMadeOf(email, yves)).toBe(false);
});

test.each([
  ['y', true],
  ['yves', true],
  ['|.', true],
  ['Yves', false],
  ['mail', false],
  ['e', false],
])('what stands before « pommeret@ » is a part of it: %s, %s', (before, isPart) => {
  expect(isPartOf(before, 'pommeret', yves)).toBe(isPart);
});

test('of somebody whose name was not read, a word before an address may be its first part', () => {
  expect(isPartOf('anne-lise', 'vandenberghe', ['assistante'])).toBe(true);
  expect(isPartOf('courriel', 'vandenberghe', ['assistante'])).toBe(false);
});

test.each([
  ['martinroche_|ea', 'martinroche_lea'],
  ['martinroche_|lea', 'martinroche_lea'],
  ['\\.martinroche', 'l.martinroche'],
  ['lea,martinroche', 'lea.martinroche'],
  ['lea.martinrocheO6', 'lea.martinroche06'],
  ['Lyon|lea', 'lea'],
])('what was taken for something else is put right: %s', (token, local) => {
  expect(writtenLocal(token, lea).local).toBe(local);
});

test('an address whose first letter was lost is none', () => {
  expect(writtenLocal('.martinroche', lea).local).toBeNull();
});
