import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { refinePlace } from './refine-place.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const listen = async (answer: RequestListener): Promise<string> => {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return address && typeof address === 'object' ? `http://127.0.0.1:${address.port}` : '';
};

const commune = (nom: string, longitude: number, latitude: number) => ({
  nom,
  code: '00000',
  centre: { type: 'Point', coordinates: [longitude, latitude] },
});

const listenWith = (status: number, body: string) =>
  listen((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });

describe('refinePlace', () => {
  it('asks by name and postal code, and takes the commune of that name', async () => {
    const asked: string[] = [];
    const api = await listen((request, response) => {
      asked.push(request.url ?? '');
      response.end(
        JSON.stringify([
          commune('Saint-Étienne', 4.39, 45.43),
          commune('Saint-Étienne-du-Bois', 0, 0),
        ]),
      );
    });
    expect(await refinePlace({ city: 'St Etienne', zipCode: '42000' }, api)).toEqual({
      latitude: 45.43,
      longitude: 4.39,
    });
    expect(asked).toEqual(['/communes?nom=saint+etienne&codePostal=42000&fields=nom%2Ccentre']);
  });

  it.each([
    ['homonyms', 200, JSON.stringify([commune('Vienne', 1, 2), commune('Vienne', 3, 4)])],
    ['another name', 200, JSON.stringify([commune('Vienne-le-Château', 1, 2)])],
    ['no commune', 200, '[]'],
    ['an error', 500, JSON.stringify([commune('Vienne', 1, 2)])],
    ['a page', 200, '<html></html>'],
    ['another shape', 200, JSON.stringify({ communes: [] })],
    ['no coordinates', 200, JSON.stringify([{ nom: 'Vienne' }])],
  ])('answers null to %s', async (_, status, body) => {
    expect(await refinePlace({ city: 'Vienne' }, await listenWith(status, body))).toBeNull();
  });

  it('answers null when nobody answers', async () => {
    const api = await listen((request) => {
      request.socket.destroy();
    });
    expect(await refinePlace({ city: 'Vienne' }, api)).toBeNull();
    const silent = await listen(() => undefined);
    expect(await refinePlace({ city: 'Vienne' }, silent)).toBeNull();
    expect(await refinePlace({ city: 'Vienne' }, 'http://127.0.0.1:9')).toBeNull();
  });

  it.each([
    { city: 'Bruxelles', country: 'Belgique' },
    { city: 'Lyon 3e' },
    { city: '' },
    { city: '', zipCode: '69100' },
  ])('does not ask about %j', async (place) => {
    let asked = 0;
    const api = await listen((_, response) => {
      asked += 1;
      response.end(JSON.stringify([commune(place.city, 1, 2)]));
    });
    expect(await refinePlace(place, api)).toBeNull();
    expect(asked).toBe(0);
  });
});
