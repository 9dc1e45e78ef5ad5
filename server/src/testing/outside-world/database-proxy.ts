import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Stands between a server and its PostgreSQL, so that a test can take the database away and bring it back. */
export interface DatabaseProxy {
  /** The address of the database by way of the proxy. */
  url: string;
  /** Every connection breaks, and new ones are refused, as while PostgreSQL restarts. */
  cut(): Promise<void>;
  restore(): Promise<void>;
}

export const startDatabaseProxy = async (databaseUrl: string): Promise<DatabaseProxy> => {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  const serve = (client: Socket): void => {
    const server = connect(Number(target.port || 5432), target.hostname);
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
