import { expect, test } from 'vitest';
import { deviceName, safeDeviceName } from './device.ts';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox sur Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge sur Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari sur iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
    'Chrome sur Android',
  ],
  ['curl/7.88.1', 'curl/7.88.1'],
])('%s', (agent, expected) => {
  expect(deviceName(agent)).toBe(expected);
});

test('what a program calls itself is no sentence of ours', () => {
  expect(safeDeviceName('URGENT : compte suspendu, https://example.org')).toBe(
    'un programme qui n’est pas un navigateur',
  );
  expect(safeDeviceName('Mozilla/5.0 (Windows NT 10.0) URGENT Firefox/140.0')).toBe(
    'Firefox sur Windows',
  );
});
