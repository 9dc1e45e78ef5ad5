const outside = /^(?:DATABASE_URL|SMTP_URL|IMAP_URL|ESIGN_\w+|SMS_\w+|S3_\w+)$/;

/**
 * Takes from an environment what leads out of the demo, and answers the names: invented people are not to be written to, and
 * a real database is not to be filled with them.
 */
export const keepToItself = (environment: NodeJS.ProcessEnv): string[] => {
  const names = Object.keys(environment).filter((name) => outside.test(name));
  for (const name of names) delete environment[name];
  return names;
};
