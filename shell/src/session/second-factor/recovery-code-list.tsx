import { t, toast } from '@atrium/sdk';
import { Button, Note, useCopy } from '@atrium/ui';

/** The recovery codes, shown once, to be stored away from the phone. */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  const text = codes.join('\n');
  const { place, copy } = useCopy<HTMLUListElement>(text);
  const press = async () => {
    if (await copy()) toast.success(t('Codes copied'));
    else toast.error(t('The codes could not be copied. Download them.'));
  };
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`;
  return (
    <div className="d-flex flex-column gap-3">
      <Note tone="warning">
        {t(
          'Keep these codes somewhere other than your phone. Each works once in place of an app code. They are not shown again.',
        )}
      </Note>
      <ul className="at-codes" ref={place} aria-label={t('Recovery codes')}>
        {codes.map((code) => (
          <li key={code} className="at-mono" dir="ltr">
            {code}
          </li>
        ))}
      </ul>
      <div className="d-flex gap-2 flex-wrap">
        <Button size="sm" icon="copy" onClick={() => void press()}>
          {t('Copy')}
        </Button>
        <a className="btn btn-secondary btn-sm" href={file} download="atrium-recovery-codes.txt">
          {t('Download')}
        </a>
      </div>
    </div>
  );
}
