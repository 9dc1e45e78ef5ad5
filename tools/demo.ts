import '../server/src/platform/private-files.ts';
import path from 'node:path';
import { buildWeb } from './build-web.ts';
import { keepToItself } from './checks/keep-to-itself.ts';
import { root } from './root.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const fail = (error: unknown): never => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
};

const prepare = async (): Promise<void> => {
  const { readConfig } = await import('../server/src/platform/config.ts');
  const { defaultDemo } = await import('../server/src/demo/fill-demo.ts');
  const { prepareDemo } = await import('../server/src/demo/prepare-demo.ts');
  process.env['ADMIN_EMAIL'] ??= defaultDemo.superuser;
  await prepareDemo(readConfig(process.env), fail, () =>
    say('Préparation des données de démonstration…'),
  );
};

for (const name of keepToItself(process.env)) say(`La démonstration se passe de ${name}.`);
process.env['DATA_DIR'] ??= path.join(root, 'data', 'demo');
process.env['TANDEM_DEMO'] = 'true';
try {
  await buildWeb();
  await prepare();
  await import('../server/src/main.ts');
} catch (error) {
  fail(error);
}
