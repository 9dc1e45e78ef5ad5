import { formatBytes } from '../../../platform/format/numbers.ts';
import { fileMessages } from '../../../ui/messages.ts';
import { notOfKind } from '../../../ui/fields/files/file-kinds.ts';
import { JoinFault } from './join-fault.ts';
import { isLargeJpeg } from './large-photograph.ts';
import { joinMessages as messages } from './join-messages.ts';
import { picturesToPdf, type PicturePage } from './pictures-to-pdf.ts';

/** Of the first three text is recognised; no resume has more than twice that. */
const mostPages = 6;
/** What a resume may weigh. */
const maxSize = 10_000_000;
/** A little over 200 points an inch on A4: more than letters are read with. */
const longSide = 2600;
/** At this, letters have no seams. */
const quality = 0.85;

/** Upright as the camera noted that it was held, and no larger than it is read with. */
const toPage = async (file: File): Promise<PicturePage> => {
  const picture = await createImageBitmap(file).catch(() => {
    throw new JoinFault(messages.unreadable(file.name));
  });
  const scale = Math.min(1, longSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const paper = canvas.getContext('2d');
  if (!paper) throw new JoinFault(messages.unreadable(file.name));
  paper.fillStyle = 'white';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/jpeg', quality);
  const drawn = await promise;
  if (!drawn) throw new JoinFault(messages.unreadable(file.name));
  const jpeg = new Uint8Array(await drawn.arrayBuffer());
  return { jpeg, width: canvas.width, height: canvas.height };
};

const isPhotograph = async (file: File): Promise<boolean> =>
  (await notOfKind(file, 'pdf')) !== null && (await notOfKind(file, 'scan')) === null;

/** One photograph that weighs too much, as a PDF file that does not. */
const shrunk = async (file: File): Promise<File> => {
  if (!(await isPhotograph(file))) throw new JoinFault(fileMessages.tooLarge(formatBytes(maxSize)));
  const pdf = picturesToPdf([await toPage(file)]);
  return new File([pdf], `${file.name.replace(/\.\w+$/, '')}.pdf`, { type: 'application/pdf' });
};

/** A photograph of more points than the server reads, shrunk; any other file, and one that this browser cannot open, as it is. */
export const asRead = async (file: File): Promise<File> =>
  (await isLargeJpeg(file)) ? shrunk(file).catch(() => file) : file;

/** Several photographs of one resume as one PDF file, in their order. Fails with `JoinFault`. */
export const joinPhotographs = async (files: readonly File[]): Promise<File> => {
  const [only, ...others] = files;
  if (only && others.length === 0) return shrunk(only);
  if (files.length > mostPages) throw new JoinFault(messages.tooMany(mostPages));
  const pages: PicturePage[] = [];
  for (const file of files) {
    // A PDF file is no photograph, and is a whole resume.
    if (!(await isPhotograph(file))) throw new JoinFault(messages.notPhotographs);
    pages.push(await toPage(file));
  }
  const pdf = picturesToPdf(pages);
  if (pdf.length > maxSize) throw new JoinFault(messages.tooLarge(formatBytes(maxSize)));
  return new File([pdf], messages.name(files.length), { type: 'application/pdf' });
};
