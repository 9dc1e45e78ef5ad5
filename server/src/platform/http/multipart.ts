import type { Call } from '@tandem/contract/call';
import { Failure } from '@tandem/domain/errors';
import type { FastifyRequest } from 'fastify';
import type { Upload } from './call.ts';

export const uploadMaxBytes = 10 * 1024 * 1024;

export const multipartLimits = {
  fileSize: uploadMaxBytes,
  files: 2,
  fields: 300,
  fieldSize: 100_000,
  parts: 302,
};

/** All text fields of a form together: as much as a body of JSON. */
const textMaxLength = 1024 * 1024;

export interface Form {
  fields: Record<string, unknown>;
  files: Record<string, Upload>;
}

const addField = (fields: Record<string, unknown>, name: string, value: unknown): void => {
  const present = fields[name];
  if (present === undefined) fields[name] = value;
  else if (Array.isArray(present)) present.push(value);
  else fields[name] = [present, value];
};

const readParts = async (call: Call, request: FastifyRequest): Promise<Form> => {
  const form: Form = { fields: Object.create(null) as Record<string, unknown>, files: {} };
  let length = 0;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      length += String(part.value).length;
      if (part.valueTruncated || length > textMaxLength) throw new Failure('too_large');
      addField(form.fields, part.fieldname, part.value);
      continue;
    }
    if (!call.files?.includes(part.fieldname) || form.files[part.fieldname]) {
      // Not kept, and to its end: what follows it is still to come.
      part.file.resume();
      throw new Failure('invalid_input', { fields: { [part.fieldname]: 'Fichier inattendu.' } });
    }
    const bytes = await part.toBuffer();
    if (bytes.length > 0) form.files[part.fieldname] = { originalName: part.filename ?? '', bytes };
  }
  return form;
};

/** What the parser says without a status is that the form is none. */
const asMalformed = (error: unknown): unknown =>
  error instanceof Failure || (error as { statusCode?: number }).statusCode !== undefined
    ? error
    : new Failure('malformed_request');

/** Reads a form: a text field sent several times becomes an array; files that the call does not know are refused. */
export const readForm = async (call: Call, request: FastifyRequest): Promise<Form> => {
  if (!request.isMultipart())
    return { fields: (request.body ?? {}) as Record<string, unknown>, files: {} };
  try {
    return await readParts(call, request);
  } catch (error) {
    throw asMalformed(error);
  }
};
