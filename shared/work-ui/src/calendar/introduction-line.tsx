import { calendarOwnKey } from '@atrium/contracts';
import { t, tellFailure, useSetting } from '@atrium/sdk';
import { Button, IconButton, Note } from '@atrium/ui';

interface IntroductionLineProps {
  onImport: () => void;
  onSubscribe: () => void;
}

/** Whether the line is shown. */
export function useIsIntroducing(): boolean {
  const { known, value } = useSetting(calendarOwnKey);
  return known && !value.introduced;
}

/** Offers what brings a calendar here or takes it along, until the person closes it. */
export function IntroductionLine({ onImport, onSubscribe }: IntroductionLineProps) {
  const { save } = useSetting(calendarOwnKey);
  if (!useIsIntroducing()) return null;
  const close = () => {
    save((before) => ({ ...before, introduced: true })).catch((reason: unknown) =>
      tellFailure(t('This could not be saved'), reason),
    );
  };
  return (
    <Note
      action={
        <span className="d-flex flex-wrap align-items-center gap-2">
          <Button size="sm" onClick={onImport}>
            {t('Import')}
          </Button>
          <Button size="sm" onClick={onSubscribe}>
            {t('Subscribe')}
          </Button>
          <IconButton icon="x" size="sm" label={t('Do not show this again')} onClick={close} />
        </span>
      }
    >
      {t('Import a calendar that you have, or subscribe to this one in your phone.')}
    </Note>
  );
}
