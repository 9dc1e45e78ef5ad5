/** How many of each send at once. */
export const uploaders = 16;
const megabyte = 2 ** 20;

/** A PDF file as far as its beginning tells, as heavy as one may be. */
const bytes = Buffer.alloc(10 * megabyte - 1, ' ');
bytes.write('%PDF-1.7\n');
const file = new Blob([bytes]);

const send = async (url: string, name: string, token?: string): Promise<number> => {
  const body = new FormData();
  body.set(name, file, 'cv.pdf');
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  // A server that has refused may hang up before it has all.
  const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => null);
  return answer?.status ?? 0;
};

/** Sixteen candidates and as many strangers send 10 MB each, all at once; answers how many were answered what. */
export const upload = async (
  url: string,
  tokens: readonly string[],
): Promise<Record<number, number>> => {
  const link = `${url}/api/contract/signing-links/${'x'.repeat(43)}/`;
  const statuses = await Promise.all(
    Array.from({ length: uploaders }, (_, index) => [
      send(`${url}/api/auto-fill/`, 'resume', tokens[index]),
      send(link, 'scan'),
    ]).flat(),
  );
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
