import { once } from 'node:events';
import {
  connect,
  createServer,
  type AddressInfo,
  type NetConnectOpts,
  type Socket,
} from 'node:net';
import path from 'node:path';

/** Stands between a server and its PostgreSQL, so that a test can take the database away and bring it back. */
export interface DatabaseProxy {
  /** The address of the database by way of the proxy. */
  url: string;
  /** Every connection breaks, and new ones are refused, as while PostgreSQL restarts. */
  cut(): Promise<void>;
  restore(): Promise<void>;
}

/** Where a PostgreSQL listens: on a port, or on a socket in the folder that its address names as the host. */
const placeOf = ({ hostname, port: given }: URL): NetConnectOpts => {
  const host = decodeURIComponent(hostname);
  const port = Number(given || 5432);
  return host.startsWith('/') ? { path: path.join(host, `.s.PGSQL.${port}`) } : { host, port };
};

export const startDatabaseProxy = async (databaseUrl: string): Promise<DatabaseProxy> => {
  const target = placeOf(new URL(databaseUrl));
  const open = new Set<Socket>();
  const serve = (client: Socket): void => {
    const server = connect(target);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      open.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  };
  let listener = createServer(serve).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    cut: async () => {
      const closed = once(listener, 'close');
      listener.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    restore: async () => {
      listener = createServer(serve).listen(port, '127.0.0.1');
      await once(listener, 'listening');
    },
  };
};
