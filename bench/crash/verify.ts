import type { Caller } from './caller.ts';
import type { Ledger } from './ledger.ts';

const list = async <Row>(call: Caller, path: string): Promise<Row[]> => {
  const { status, body } = await call('GET', path);
  if (status !== 200) throw new Error(`${path} answered ${status}.`);
  return body as Row[];
};

/** Whether one list is in another in its order, with others between them or not. */
const isWithin = (few: readonly number[], many: readonly number[]): boolean => {
  let found = 0;
  for (const one of many) if (one === few[found]) found += 1;
  return found === few.length;
};

const invitationFaults = async (call: Caller, ledger: Ledger): Promise<string[]> => {
  const rows = await list<{ email: string }>(call, '/temp-applicants/');
  const there = new Set(rows.map(({ email }) => email));
  const lost = [...ledger.invited].filter((email) => !there.has(email));
  return [
    ...lost.map((email) => `lost: the invitation of ${email}`),
    ...ledger.imports.flatMap(({ emails, isAcknowledged }) => {
      const kept = emails.filter((email) => there.has(email)).length;
      const isWhole = kept === emails.length || (kept === 0 && !isAcknowledged);
      return isWhole ? [] : [`lost: ${emails.length - kept} rows of an import`];
    }),
  ];
};

const programmeFaults = async (call: Caller, ledger: Ledger): Promise<string[]> => {
  const rows = await list<{ name: string }>(call, '/formations/');
  const there = new Set(rows.map(({ name }) => name));
  return [...ledger.programmes]
    .filter((name) => !there.has(name))
    .map((name) => `lost: the formation ${name}`);
};

interface Step {
  from: number;
  to: number;
}

const moveFaults = async (call: Caller, ledger: Ledger): Promise<string[]> => {
  const faults: string[] = [];
  for (const [matchId, acknowledged] of ledger.moves) {
    const steps = await list<Step>(call, `/matches/${matchId}/history/`);
    const { body } = await call('GET', `/matches/${matchId}/`);
    const { status } = body as { status: number };
    const ends = steps.map(({ to }) => to);
    if (!isWithin(acknowledged, ends)) faults.push(`lost: moves of match ${matchId}`);
    if (steps.some(({ from }, index) => index > 0 && from !== ends[index - 1]))
      faults.push(`torn: the history of match ${matchId}`);
    if (ends.length > 0 && ends.at(-1) !== status)
      faults.push(`torn: the status of match ${matchId} is not where its history ends`);
  }
  return faults;
};

const resumeFaults = async (candidate: Caller, { resume }: Ledger): Promise<string[]> => {
  if (resume.acknowledged === null) return [];
  const { body } = await candidate('GET', '/applicants/registration/');
  const file = (body as { resume: string | null }).resume?.split('/').at(-1) ?? '';
  const { status, bytes } = await candidate('GET', `/download/${file}/`);
  const mayBe = [resume.acknowledged, ...resume.tried];
  const isThere = status === 200 && mayBe.some((one) => one.equals(bytes));
  return isThere ? [] : [`lost: the resume (${status}, ${bytes.length} bytes)`];
};

const runFaults = async (call: Caller, ledger: Ledger): Promise<string[]> => {
  if (ledger.runStartedAt === null) return [];
  const { body } = await call('GET', '/launch_matching/');
  const { started_at: startedAt } = body as { started_at: string };
  // A launch that had no answer may have begun a later one.
  return startedAt >= ledger.runStartedAt ? [] : ['lost: an acknowledged run'];
};

/** What of the acknowledged is not there, as the next server shows it; empty when all is. */
export const faultsAfterKill = async (
  staff: Caller,
  candidate: Caller,
  ledger: Ledger,
): Promise<string[]> => [
  ...(await invitationFaults(staff, ledger)),
  ...(await programmeFaults(staff, ledger)),
  ...(await moveFaults(staff, ledger)),
  ...(await resumeFaults(candidate, ledger)),
  ...(await runFaults(staff, ledger)),
];
