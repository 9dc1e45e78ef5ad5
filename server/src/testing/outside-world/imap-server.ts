import { createServer, type AddressInfo, type Socket } from 'node:net';

const imapUser = 'retours@centre.example';
const imapPassword = 'mot de passe/@:%';

interface Stored {
  uid: number;
  source: Buffer;
  receivedAt: Date;
}

/** A real mailbox that speaks IMAP4rev1 (RFC 3501): as much of it as whoever reads one needs, and nothing that changes it. */
export interface TestMailbox {
  /** As IMAP_URL names it. */
  url: string;
  /** A mail arrives. */
  put(source: string | Buffer, receivedAt?: Date): void;
  /** All mails are numbered anew, as after the move of a mailbox. */
  renumber(): void;
  /** What has been asked of it so far, without passwords. */
  asked: string[];
  /** Breaks off in the middle of the next mail that is fetched. */
  breakOff(): void;
  close(): Promise<void>;
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** `24-Nov-2026`, as SEARCH names days. */
const dayOf = (text: string): number => {
  const [day = '', month = '', year = ''] = text.split('-');
  return Date.UTC(Number(year), months.indexOf(month), Number(day));
};

/** `3,7:9,12:*` */
const isIn = (set: string, uid: number, largest: number): boolean =>
  set.split(',').some((range) => {
    const [from = '', to = from] = range.split(':');
    const ends = [from, to].map((end) => (end === '*' ? largest : Number(end)));
    return uid >= Math.min(...ends) && uid <= Math.max(...ends);
  });

const unquoted = (text: string): string =>
  text.startsWith('"') ? text.slice(1, -1).replaceAll(/\\(["\\])/g, '$1') : text;

const headOf = (source: Buffer): string => {
  const text = source.toString('latin1');
  const end = text.search(/\r?\n\r?\n/);
  return end < 0 ? text : text.slice(0, end);
};

/** Those header fields of a mail that were asked for, folded as they are. */
const fieldsOf = (source: Buffer, names: readonly string[]): Buffer => {
  const fields = headOf(source).split(/\r?\n(?![ \t])/);
  const wanted = fields.filter((field) =>
    names.includes(field.slice(0, field.indexOf(':')).toLowerCase()),
  );
  return Buffer.from(`${wanted.join('\r\n')}\r\n\r\n`, 'latin1');
};

interface Box {
  mails: Stored[];
  validity: number;
  isBreaking: boolean;
  asked: string[];
}

const literal = (name: string, bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${name} {${bytes.length}}\r\n`), bytes]);

const sectionOf = ({ source }: Stored, item: string): Buffer => {
  const names = /HEADER\.FIELDS \(([^)]*)\)/i.exec(item)?.[1];
  if (names !== undefined) {
    const fields = fieldsOf(source, names.toLowerCase().replaceAll('"', '').split(' '));
    return literal(`BODY[HEADER.FIELDS (${names})]`, fields);
  }
  const [, length] = /<0\.(\d+)>/.exec(item) ?? [];
  return literal(length ? 'BODY[]<0>' : 'BODY[]', source.subarray(0, Number(length ?? Infinity)));
};

const fetch = (box: Box, socket: Socket, rest: string): void => {
  const [set = ''] = rest.split(' ');
  const items = rest.match(/BODY\.PEEK\[[^\]]*\](?:<[\d.]+>)?/gi) ?? [];
  for (const [index, mail] of box.mails.entries()) {
    if (!isIn(set, mail.uid, box.mails.at(-1)?.uid ?? 0)) continue;
    const parts = items.flatMap((item) => [Buffer.from(' '), sectionOf(mail, item)]);
    const answer = Buffer.concat([
      Buffer.from(`* ${index + 1} FETCH (UID ${mail.uid}`),
      ...parts,
      Buffer.from(')\r\n'),
    ]);
    if (box.isBreaking && items.some((item) => /\[\]/.test(item))) {
      box.isBreaking = false;
      socket.write(answer.subarray(0, answer.length / 2));
      socket.destroy();
      return;
    }
    socket.write(answer);
  }
};

const search = ({ mails }: Box, rest: string): number[] => {
  const since = /SINCE (\S+)/i.exec(rest)?.[1];
  const set = /UID (\S+)/i.exec(rest)?.[1];
  return mails
    .filter(({ receivedAt }) => !since || receivedAt.getTime() >= dayOf(unquoted(since)))
    .filter(({ uid }) => !set || isIn(set, uid, mails.at(-1)?.uid ?? 0))
    .map(({ uid }) => uid);
};

const open = ({ mails, validity }: Box) => [
  `* ${mails.length} EXISTS`,
  '* FLAGS (\\Seen \\Deleted)',
  `* OK [UIDVALIDITY ${validity}] valid`,
  `* OK [UIDNEXT ${(mails.at(-1)?.uid ?? 0) + 1}] next`,
];

/** Lines before the last one, and what that one says; null where nothing of the kind is known. */
const answerTo = (
  box: Box,
  socket: Socket,
  name: string,
  rest: string,
): [string[], string] | null => {
  const login = /^("(?:[^"\\]|\\.)*"|\S+) ("(?:[^"\\]|\\.)*"|\S+)$/.exec(rest);
  switch (name) {
    case 'CAPABILITY':
      return [['* CAPABILITY IMAP4rev1'], 'OK done'];
    case 'LOGIN':
      return login?.slice(1).map(unquoted).join('\n') === `${imapUser}\n${imapPassword}`
        ? [[], 'OK welcome']
        : [[], 'NO [AUTHENTICATIONFAILED] wrong'];
    case 'LIST':
      return [['* LIST () "/" INBOX'], 'OK done'];
    case 'EXAMINE':
      return /^"?INBOX"?$/.test(rest)
        ? [open(box), 'OK [READ-ONLY] open']
        : [[], 'NO [NONEXISTENT] no such folder'];
    case 'UID SEARCH':
      return [[`* SEARCH ${search(box, rest).join(' ')}`.trim()], 'OK done'];
    case 'UID FETCH':
      fetch(box, socket, rest);
      return [[], 'OK done'];
    case 'NOOP':
      return [[], 'OK done'];
    case 'LOGOUT':
      return [['* BYE bye'], 'OK bye'];
    default:
      return null;
  }
};

const onLine = (box: Box, socket: Socket, line: string): void => {
  const [, tag = '*', name = '', rest = ''] = /^(\S+) (UID \w+|\w+) ?(.*)$/i.exec(line) ?? [];
  const command = name.toUpperCase();
  box.asked.push(command === 'LOGIN' ? command : `${command} ${rest}`.trim());
  const [lines, end] = answerTo(box, socket, command, rest) ?? [[], 'BAD unknown'];
  if (socket.destroyed) return;
  for (const one of lines) socket.write(`${one}\r\n`);
  socket.write(`${tag} ${end}\r\n`);
  if (command === 'LOGOUT') socket.end();
};

export const startImapServer = async (): Promise<TestMailbox> => {
  const sockets = new Set<Socket>();
  const box: Box = { mails: [], validity: 1, isBreaking: false, asked: [] };

  const server = createServer((socket) => {
    sockets.add(socket);
    let waiting = '';
    socket.on('close', () => sockets.delete(socket));
    // A client that breaks off is no fault of this server.
    socket.on('error', () => {});
    socket.on('data', (chunk: Buffer) => {
      const lines = (waiting + chunk.toString('utf8')).split('\r\n');
      waiting = lines.pop() ?? '';
      for (const line of lines) onLine(box, socket, line);
    });
    socket.write('* OK IMAP4rev1 ready\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const login = [imapUser, imapPassword].map(encodeURIComponent).join(':');

  return {
    url: `imap://${login}@127.0.0.1:${port}/INBOX`,
    put: (source, receivedAt = new Date()) =>
      void box.mails.push({
        uid: (box.mails.at(-1)?.uid ?? 0) + 1,
        source: Buffer.from(source),
        receivedAt,
      }),
    renumber: () => {
      box.validity += 1;
      box.mails = box.mails.map((mail, index) => ({ ...mail, uid: index + 1 }));
    },
    asked: box.asked,
    breakOff: () => void (box.isBreaking = true),
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
