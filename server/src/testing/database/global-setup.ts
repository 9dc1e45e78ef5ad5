import { makeEmbeddedTemplate, makePostgresTemplate } from './template.ts';

/** Runs once before all tests: the databases that they start from. */
export default async (): Promise<void> => {
  await makeEmbeddedTemplate();
  const url = process.env['TEST_DATABASE_URL'];
  if (url) await makePostgresTemplate(url);
};
