import { passwordCost } from '../../platform/security/passwords/password-cost.ts';

/**
 * Whoever imports this hashes passwords for next to nothing: tests make thousands of people, and every one of them signs in.
 * Nothing else may: `.dependency-cruiser.mjs` lets none but tests near it.
 */
Object.assign(passwordCost, { memoryCost: 64, timeCost: 1 });
