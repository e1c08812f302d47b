import { t } from '@atrium/sdk';
import { IconButton } from '../button/icon-button.js';
import { useCopy } from './use-copy.js';

/** A code for support, with a button that copies it. */
export function CopyCode({ value }: { value: string }) {
  const { place, outcome, copy } = useCopy<HTMLElement>(value);
  return (
    <span className="at-ref">
      <bdi className="at-mono" ref={place}>
        {value}
      </bdi>
      <IconButton
        icon={outcome === 'copied' ? 'check' : 'copy'}
        size="xs"
        label={outcome === 'copied' ? t('Copied') : t('Copy reference')}
        onClick={() => void copy()}
      />
      {outcome === 'selected' && (
        <span className="visually-hidden" role="status">
          {t('The browser does not allow copying. It is selected: copy it yourself.')}
        </span>
      )}
    </span>
  );
}
