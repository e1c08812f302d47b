import { t } from '@atrium/sdk';
import { Button } from '../button/button.js';

interface MoreButtonProps {
  /** "Show earlier" */
  label: string;
  /** They were asked for, and did not come. */
  failed: boolean;
  busy?: boolean;
  onMore: () => unknown;
}

/** Asks for more rows than are shown; says beside the button when they did not come. */
export function MoreButton({ label, failed, busy, onMore }: MoreButtonProps) {
  return (
    <>
      {failed && (
        <span className="at-muted" role="alert">
          {t('The rest could not be loaded.')}
        </span>
      )}
      <Button size="sm" variant="ghost" busy={busy} onClick={() => void onMore()}>
        {failed ? t('Retry') : label}
      </Button>
    </>
  );
}
