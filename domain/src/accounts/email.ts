/**
 * How an address is compared: in lower case, without the space around it, its accents stored in one way (files made on
 * a Mac often hold them apart from their letters). It is shown as typed.
 */
export const emailKey = (email: string): string => email.trim().toLowerCase().normalize('NFC');

const addressForm =
  /^[^\s\p{C}@"(),:;<>[\\\]]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u;

/**
 * Whether `text` has the form of one mail address (local part up to 64 characters, 254 in all: RFC 5321). Invisible
 * characters, which come along when an address is copied from a page, are refused.
 */
export const isEmail = (text: string): boolean => {
  const email = text.trim().normalize('NFC');
  const local = email.slice(0, email.lastIndexOf('@'));
  return (
    email.length <= 254 &&
    local.length <= 64 &&
    addressForm.test(email) &&
    !local.startsWith('.') &&
    !local.endsWith('.') &&
    !local.includes('..')
  );
};

/** What opens a mail to an address: nothing in it adds another recipient, or words (RFC 6068). */
export const mailtoOf = (email: string): string =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
