import { Secret, TOTP } from 'otpauth';
import { codeDigits, codeSeconds, codeStepsAround } from '@tandem/domain/accounts/second-factor';

/** 160 bits, as RFC 4226 (section 4) advises. */
const keyBytes = 20;

/** RFC 6238 as every app knows it: SHA-1, which HMAC makes safe still. */
const codesOf = (key: string, label = ''): TOTP =>
  new TOTP({
    issuer: 'Tandem',
    label,
    algorithm: 'SHA1',
    digits: codeDigits,
    period: codeSeconds,
    secret: Secret.fromBase32(key),
  });

/** A new key, in base 32. */
export const makeAppKey = (): string => new Secret({ size: keyBytes }).base32;

/** The key as a QR code tells it to an app, under the account's address. */
export const addressOfKey = (key: string, email: string): string => codesOf(key, email).toString();

/** The step whose code this is, of those around a moment; null where it is none of theirs. */
export const stepOfCode = (key: string, code: string, at: Date): number | null => {
  const codes = codesOf(key);
  const timestamp = at.getTime();
  const away = codes.validate({ token: code, timestamp, window: codeStepsAround });
  return away === null ? null : codes.counter({ timestamp }) + away;
};
