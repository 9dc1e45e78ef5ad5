import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

/**
 * Loaded into a server before anything else (`--import`): a disk that fails. While the file named by DISK_FAULT is there,
 * writing below DISK_FOLDER fails with the code that it holds: ENOSPC, where what a file has already got can be written
 * over, as on a real disk, or EROFS.
 */
const folder = `${process.env['DISK_FOLDER']}${path.sep}`;
const faultFile = process.env['DISK_FAULT'] ?? '';

const sentences: Record<string, string> = {
  ENOSPC: 'no space left on device',
  EROFS: 'read-only file system',
};

const faultNow = (): string | null =>
  fs.existsSync(faultFile) ? fs.readFileSync(faultFile, 'utf8') : null;

const refusal = (code: string): Error =>
  Object.assign(new Error(`${code}: ${sentences[code]}, write`), { code, syscall: 'write' });

const isBelow = (file: unknown): boolean => String(file).startsWith(folder);

const refuseIfFailing = (file: unknown): void => {
  const code = isBelow(file) ? faultNow() : null;
  if (code) throw refusal(code);
};

const opened = new Map<number, string>();
const { openSync, closeSync, writeSync, writeFileSync, mkdirSync, renameSync } = fs;
const { writeFile, mkdir, rename } = fs.promises;

fs.openSync = (file, flags, mode) => {
  const handle = openSync(file, flags, mode);
  opened.set(handle, String(file));
  return handle;
};
fs.closeSync = (handle) => {
  opened.delete(handle);
  closeSync(handle);
};
fs.writeSync = ((handle: number, bytes: Uint8Array, ...rest: number[]) => {
  const code = isBelow(opened.get(handle)) ? faultNow() : null;
  const [, length = bytes.length, position = Number.POSITIVE_INFINITY] = rest;
  const grows = position + length > fs.fstatSync(handle).size;
  if (code && (code !== 'ENOSPC' || grows)) throw refusal(code);
  return (writeSync as (...all: unknown[]) => number)(handle, bytes, ...rest);
}) as typeof fs.writeSync;

fs.writeFileSync = (file, data, ...rest) => {
  // A name takes no space worth the word.
  if (data !== '' || faultNow() === 'EROFS') refuseIfFailing(file);
  writeFileSync(file, data, ...rest);
};
fs.mkdirSync = ((file: string, ...rest: []) => {
  if (faultNow() === 'EROFS' && !fs.existsSync(file)) refuseIfFailing(file);
  return mkdirSync(file, ...rest);
}) as typeof fs.mkdirSync;
fs.renameSync = (from, to) => {
  if (faultNow() === 'EROFS') refuseIfFailing(to);
  renameSync(from, to);
};
fs.promises.writeFile = async (file, ...rest) => {
  refuseIfFailing(file);
  await writeFile(file, ...rest);
};
fs.promises.mkdir = (async (file: string, ...rest: []) => {
  if (faultNow() === 'EROFS' && !fs.existsSync(file)) refuseIfFailing(file);
  return mkdir(file, ...rest);
}) as typeof fs.promises.mkdir;
fs.promises.rename = async (from, to) => {
  if (faultNow() === 'EROFS') refuseIfFailing(to);
  await rename(from, to);
};
syncBuiltinESMExports();
