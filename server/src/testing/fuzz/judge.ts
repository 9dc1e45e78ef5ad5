import type { Call } from '@tandem/contract/call';
import type { Role } from '@tandem/domain/accounts/roles';
import { z } from 'zod';

export interface FuzzAnswer {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  text: string;
}

/** Carried by every record of the bystanders; nobody who takes part may ever read it, but the staff. */
export const bystanderMark = 'Kanariz';

const innards =
  /\$argon2|node_modules|\bat .+\.ts:\d|syntax error at|violates .+ constraint|SQLSTATE/;

const isJsonAnswer = ({ headers }: FuzzAnswer): boolean =>
  String(headers['content-type']).startsWith('application/json');

const refusalForm = z.object({
  code: z.string().min(1),
  message: z.string().min(1),
  fields: z.record(z.string(), z.string().min(1)).optional(),
  data: z.record(z.string(), z.unknown()).optional(),
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const successFault = (call: Call, answer: FuzzAnswer): string | null => {
  if (call.answer === 'empty') return answer.text === '' ? null : 'an empty answer says something';
  if (call.answer === 'file')
    return /^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w%.!~*'()-]*$/.test(
      String(answer.headers['content-disposition']),
    )
      ? null
      : 'a file without a safe name';
  const { error } = call.answer.safeParse(parsed(answer.text));
  return error ? `not what the contract says: ${error.message.slice(0, 200)}` : null;
};

/** What is wrong with an answer, whatever was asked; null when nothing is. `isCall`: it was this call, by its method. */
export const faultOf = (
  call: Call,
  role: Role,
  answer: FuzzAnswer,
  isCall: boolean,
): string | null => {
  const { status, text } = answer;
  if (status >= 500) return `status ${status}`;
  if (innards.test(text)) return 'tells of the inside';
  if (role !== 'staff' && role !== 'superuser' && text.includes(bystanderMark))
    return "tells of somebody else's record";
  if (status >= 400)
    return text === '' || (isJsonAnswer(answer) && refusalForm.safeParse(parsed(text)).success)
      ? null
      : 'a refusal in another form';
  if (status >= 300) return 'leads elsewhere';
  if (!isCall) return null;
  if (!call.roles.includes(role)) return `lets ${role} in`;
  return successFault(call, answer);
};
