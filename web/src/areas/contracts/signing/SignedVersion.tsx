import { formatDay, formatMoment } from '../../../platform/format/dates.ts';
import { writerOf } from '../messages.ts';
import { DownloadScan } from './DownloadScan.tsx';
import type { FileSignature } from './file-progress.ts';
import { signingMessages as messages } from './messages.ts';
import classes from './Signing.module.css';

interface SignedVersionProps {
  signature: FileSignature;
  label: string;
  words: string;
  /** The reader may download it. */
  opens: boolean;
}

/** What somebody has handed in, and who added it when. */
export const SignedVersion = ({ signature, label, words, opens }: SignedVersionProps) => {
  const { scan, noted_by: by, noted_at: at } = signature;
  return (
    <div className={classes.version}>
      <div>
        <p>{words}</p>
        <p className={classes.quiet}>{messages.noted(writerOf(by), formatMoment(at))}</p>
        <p className={`${classes.quiet} ${classes.fingerprint}`}>
          {messages.fingerprint(scan.sha256)}
        </p>
      </div>
      {opens && <DownloadScan id={scan.id} of={`${label}, ${formatDay(signature.signed_on)}`} />}
    </div>
  );
};
