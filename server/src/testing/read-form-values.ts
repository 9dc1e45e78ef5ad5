import { getResolvedPDFJS } from 'unpdf';

/** What stands in a form, read by PDF.js. */
export const readFormValues = async (bytes: Uint8Array): Promise<Record<string, unknown>> => {
  const { getDocument } = await getResolvedPDFJS();
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const fields = (await document.getFieldObjects()) as Record<string, { value?: unknown }[]>;
  return Object.fromEntries(
    Object.entries(fields).map(([name, told]) => [name, told.at(-1)?.value ?? '']),
  );
};
