import type { Opening } from '@atrium/contracts';
import { t, toast, useCompanyPath } from '@atrium/sdk';
import { Button, useCopy } from '@atrium/ui';

/** Where strangers find an opening, for whoever passes the link on. */
export function PostingStrip({ opening }: { opening: Opening }) {
  const path = useCompanyPath();
  const { slug, isPublic, state } = opening;
  const link = `${window.location.origin}${path(`careers/${slug ?? ''}`)}`;
  const { place, refusal, copy } = useCopy<HTMLAnchorElement>(link);
  if (!isPublic || slug === null) return null;
  const press = async () => {
    if (await copy()) toast.success(t('Link copied'));
  };
  return (
    <div className="at-toolbar flex-wrap at-13">
      {state === 'open' ? (
        <a
          ref={place}
          href={link}
          target="_blank"
          rel="noreferrer"
          dir="ltr"
          className="flex-shrink-1 text-break"
        >
          {link}
        </a>
      ) : (
        <span className="at-muted">{t('It stands on the careers page again once it is open.')}</span>
      )}
      {state === 'open' && (
        <Button size="xs" icon="copy" onClick={() => void press()}>
          {t('Copy link')}
        </Button>
      )}
      {refusal}
    </div>
  );
}
