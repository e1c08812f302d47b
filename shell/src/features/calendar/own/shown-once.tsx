import type { NewCalendarFeed } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { Button, Note, TextField } from '@atrium/ui';

/** The address of a new link, which is never shown again. */
export function ShownOnce({ feed: { name, url }, onDone }: { feed: NewCalendarFeed; onDone: () => void }) {
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast.success(t('Address copied')),
      () =>
        toast.error(t('The browser does not allow copying'), { text: t('Select the address and copy it.') }),
    );
  return (
    <Note tone="info" live>
      <div className="d-grid gap-2">
        <span>{t('This is the only time that the address of {name} is shown.', { name })}</span>
        <TextField
          readOnly
          label={t('Address')}
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className="at-actions">
          <Button size="sm" variant="primary" onClick={() => void copy()}>
            {t('Copy')}
          </Button>
          <Button size="sm" onClick={onDone}>
            {t('Done')}
          </Button>
        </div>
      </div>
    </Note>
  );
}
