/** A small server recognises text in pictures of no more points than this. */
const mostPoints = 26_000_000;
/** What cameras note, and a small picture beside it, stand before the size. */
const headSize = 300_000;

/** The marker of a frame, which says how large the picture is; three others among them say something else. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Whether a file is a JPG picture of more points than are read, by what its frame says (ITU-T T.81, B.2.2). */
export const isLargeJpeg = async (file: Blob): Promise<boolean> => {
  const head = new DataView(await file.slice(0, headSize).arrayBuffer());
  if (head.byteLength < 4 || head.getUint16(0) !== 0xffd8) return false;
  for (let at = 2; at + 9 < head.byteLength; at += 2 + head.getUint16(at + 2)) {
    if (head.getUint8(at) !== 0xff) return false;
    if (isFrame(head.getUint8(at + 1)))
      return head.getUint16(at + 5) * head.getUint16(at + 7) > mostPoints;
  }
  return false;
};
