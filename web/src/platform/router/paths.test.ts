import { expect, test } from 'vitest';
import { createPath, matchPath, parsePath } from './paths.ts';

test('an address falls into its three parts and comes together again', () => {
  for (const address of ['/', '/a', '/a?x=1', '/a#top', '/a?x=1#top', '/a?x=?#a#b'])
    expect(createPath(parsePath(address))).toBe(address);
  expect(parsePath('/a?x=1#top')).toEqual({ pathname: '/a', search: '?x=1', hash: '#top' });
  expect(parsePath('?x=1')).toEqual({ search: '?x=1' });
  expect(parsePath('#top')).toEqual({ hash: '#top' });
});

test('a sign without anything behind it is left out', () => {
  expect(createPath({ pathname: '/a', search: '?', hash: '#' })).toBe('/a');
});

test('a pattern agrees with whole addresses only', () => {
  expect(matchPath('/a/b', '/a/b')).toEqual({});
  expect(matchPath('/a/b', '/a')).toBeNull();
  expect(matchPath('/a', '/a/b')).toBeNull();
  expect(matchPath('/', '/')).toEqual({});
  expect(matchPath('/', '/a')).toBeNull();
  expect(matchPath('*', '/whatever/there/is')).toEqual({});
});

test('neither capitals nor a slash at the end make another address', () => {
  expect(matchPath('/login', '/Login/')).toEqual({});
});

test('what stands in the place of a name is told decoded, where it can be', () => {
  expect(matchPath('/test/:token', '/test/a%20b%2Fc')).toEqual({ token: 'a b/c' });
  expect(matchPath('/test/:token', '/test/Ab%')).toEqual({ token: 'Ab%' });
  expect(matchPath('/test/:token', '/test/')).toBeNull();
});
