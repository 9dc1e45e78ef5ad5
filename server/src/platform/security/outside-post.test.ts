import { describe, expect, test } from 'vitest';
import { isPrivateHost, isPublicAddress } from './outside-post.ts';

describe('an address', () => {
  test.each(['93.184.216.34', '2606:2800:220:1::1'])('%s is anybody’s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:192.168.1.1',
    '64:ff9b::7f00:1',
    '::7f00:1',
    // Nobody has been given these: inside a house they lead where its routers say (RFC 4291, 2.4; RFC 5214).
    '::5efe:127.0.0.1',
    '100:0:0:1::1',
    '4000::1',
    'x',
  ])('%s is of the house', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test('that is written in an unusual way is seen as what it is', () => {
    for (const url of [
      'https://2130706433/',
      'https://0177.0.0.1/',
      'https://[::ffff:7f00:1]/',
      'https://localhost./',
    ])
      expect(isPrivateHost(new URL(url))).toBe(true);
    expect(isPrivateHost(new URL('https://exemple.fr/'))).toBe(false);
  });
});
