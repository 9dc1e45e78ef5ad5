/** How an address is compared: in lower case, without the space around it. It is shown as typed. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

const addressForm =
  /^[^\s@"(),:;<>[\\\]]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{1,62}$/u;

/** Whether `text` has the form of one mail address (local part up to 64 characters, 254 in all: RFC 5321). */
export const isEmail = (text: string): boolean => {
  const email = text.trim();
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
