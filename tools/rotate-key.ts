import { runRotateKey } from '../server/src/maintenance/run-rotate-key.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

try {
  const { resealed, unreadable } = await runRotateKey(process.env);
  say(`Secret changé ; fiches de contrat rechiffrées : ${resealed}.`);
  if (unreadable > 0)
    say(
      `Fiches illisibles, chiffrées avec un secret inconnu ici, laissées telles quelles : ${unreadable}.`,
    );
  say(
    process.env['SECRET_KEY']
      ? 'Retirez SECRET_KEY_BEFORE et redémarrez ; gardez cet ancien secret avec les sauvegardes faites jusqu’ici.'
      : 'Gardez ailleurs le nouveau fichier « secret » du dossier de données. « secret.before » n’ouvre plus que les ' +
          'sauvegardes faites jusqu’ici : rangez-le avec elles, puis effacez-le.',
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
