import type { Call } from '@tandem/contract/call';
import { Failure } from '@tandem/domain/errors';
import type { FastifyRequest } from 'fastify';
import { holdUpload, type HeldUpload, type Upload } from './upload.ts';

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
  /** The files are gone then. */
  close(): Promise<void>;
}

type HeldFiles = Record<string, HeldUpload>;

const closeAll = async (files: HeldFiles): Promise<void> => {
  for (const file of Object.values(files)) await file.close();
};

const addField = (fields: Record<string, unknown>, name: string, value: unknown): void => {
  const present = fields[name];
  if (present === undefined) fields[name] = value;
  else if (Array.isArray(present)) present.push(value);
  else fields[name] = [present, value];
};

const readParts = async (
  call: Call,
  request: FastifyRequest,
  folder: string,
  files: HeldFiles,
): Promise<Record<string, unknown>> => {
  const fields = Object.create(null) as Record<string, unknown>;
  let length = 0;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      length += String(part.value).length;
      if (part.valueTruncated || length > textMaxLength) throw new Failure('too_large');
      addField(fields, part.fieldname, part.value);
      continue;
    }
    if (!call.files?.includes(part.fieldname) || files[part.fieldname]) {
      // Not kept, and to its end: what follows it is still to come.
      part.file.resume();
      throw new Failure('invalid_input', { fields: { [part.fieldname]: 'Fichier inattendu.' } });
    }
    const file = await holdUpload(folder, part.filename ?? '', part.file);
    files[part.fieldname] = file;
    if (part.file.truncated) throw new Failure('too_large');
  }
  return fields;
};

/** What the parser says without a status is that the form is none. */
const asMalformed = (error: unknown): unknown =>
  error instanceof Failure || (error as { statusCode?: number }).statusCode !== undefined
    ? error
    : new Failure('malformed_request');

/** A file field without a file is sent by browsers as one that is empty. */
const chosen = (files: HeldFiles): Record<string, Upload> =>
  Object.fromEntries(Object.entries(files).filter(([, { size }]) => size > 0));

/**
 * Reads a form: a text field sent several times becomes an array; files that the call does not know are refused, the others lie
 * in `folder` until the form is closed.
 */
export const readForm = async (
  call: Call,
  request: FastifyRequest,
  folder: string,
): Promise<Form> => {
  if (!request.isMultipart()) {
    const fields = (request.body ?? {}) as Record<string, unknown>;
    return { fields, files: {}, close: () => Promise.resolve() };
  }
  const files: HeldFiles = {};
  const close = () => closeAll(files);
  try {
    const fields = await readParts(call, request, folder, files);
    return { fields, files: chosen(files), close };
  } catch (error) {
    await close();
    throw asMalformed(error);
  }
};
