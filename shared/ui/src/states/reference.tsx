import { t } from '@atrium/sdk';
import { CopyCode } from '../copy/copy-code.js';

/** The request id of a failure, in one line. */
export function Reference({ value }: { value: string }) {
  return (
    <span className="at-ref at-12">
      {t('Reference')} <CopyCode value={value} />
    </span>
  );
}
