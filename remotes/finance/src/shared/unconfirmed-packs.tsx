import type { ShownPayLine } from '@atrium/contracts';
import { formatList, t } from '@atrium/sdk';
import { sayPack } from './pack-name.format.js';

/** Which numbers of the law on a payslip two people have not confirmed. */
export function UnconfirmedPacks({ lines }: { lines: readonly ShownPayLine[] }) {
  const packs = lines.flatMap(({ explanation: { pack } }) =>
    pack && !pack.confirmed ? [sayPack(pack)] : [],
  );
  if (packs.length === 0) return null;
  return (
    <p className="at-13 at-muted mt-2 mb-0">
      {t('The company has not confirmed the rules of the law for: {rules}.', {
        rules: formatList([...new Set(packs)]),
      })}
    </p>
  );
}
