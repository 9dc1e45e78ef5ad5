/** argon2id with the parameters of OWASP's Password Storage Cheat Sheet: 19 MiB, 2 passes, 1 lane. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
