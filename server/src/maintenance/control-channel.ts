import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Logger } from 'pino';

/**
 * How a command on the same machine asks something of the running server, which holds the embedded database: a server of
 * its own on the loopback, and a file in the data folder that says where it is and holds the word that opens it. Whoever
 * can read the data folder has the data anyway.
 */

const lineFile = (dataDir: string): string => path.join(dataDir, 'line.json');

interface Line {
  port: number;
  word: string;
}

/** Answers one kind of request; what it throws is logged, and breaks the connection. */
export type Answering = (response: ServerResponse) => Promise<void>;

const isTheWord = (given: Buffer, word: Buffer): boolean =>
  given.length === word.length && timingSafeEqual(given, word);

export interface OpenLine {
  close(): Promise<void>;
}

export const openLine = async (
  dataDir: string,
  log: Logger,
  answers: Readonly<Record<string, Answering>>,
): Promise<OpenLine> => {
  const word = randomBytes(32).toString('base64url');
  const answer = async (call: IncomingMessage, response: ServerResponse): Promise<void> => {
    const given = Buffer.from(call.headers.authorization ?? '');
    const answering = answers[call.url ?? ''];
    if (call.method !== 'POST' || !answering || !isTheWord(given, Buffer.from(word))) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200).flushHeaders();
    try {
      await answering(response);
      log.info({ command: call.url }, 'command done');
    } catch (error) {
      log.error({ err: error, command: call.url }, 'command failed');
      response.destroy();
    }
  };
  const server = createServer((call, response) => void answer(call, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const file = lineFile(dataDir);
  writeFileSync(`${file}.new`, JSON.stringify({ port, word } satisfies Line), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return {
    close: async () => {
      rmSync(file, { force: true });
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
};

const readLine = (dataDir: string): Line | null => {
  try {
    return JSON.parse(readFileSync(lineFile(dataDir), 'utf8')) as Line;
  } catch {
    return null;
  }
};

const unreachable = (): Error =>
  new Error(
    'Le dossier de données est pris par un Tandem qui ne répond pas : est-il en train de démarrer ? Réessayez dans un instant.',
  );

/** The server's answer, as it arrives; it breaks where the server fails. */
export const askServer = (dataDir: string, command: string): Promise<IncomingMessage> => {
  const line = readLine(dataDir);
  if (!line) return Promise.reject(unreachable());
  return new Promise((resolve, reject) => {
    const call = request({
      host: '127.0.0.1',
      port: line.port,
      path: command,
      method: 'POST',
      headers: { authorization: line.word },
    });
    call.on('error', () => reject(unreachable()));
    call.on('response', (response) => {
      if (response.statusCode === 200) resolve(response);
      else reject(unreachable());
    });
    call.end();
  });
};
