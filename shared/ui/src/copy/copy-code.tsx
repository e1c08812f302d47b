import { t } from '@atrium/sdk';
import { IconButton } from '../button/icon-button.js';
import { useCopy } from './use-copy.js';

/** A code for support, with a button that copies it. */
export function CopyCode({ value }: { value: string }) {
  const { place, copied, refusal, copy } = useCopy<HTMLElement>(value);
  return (
    <span className="at-ref">
      <bdi className="at-mono" ref={place}>
        {value}
      </bdi>
      <IconButton
        icon={copied ? 'check' : 'copy'}
        size="xs"
        label={copied ? t('Copied') : t('Copy reference')}
        onClick={() => void copy()}
      />
      {refusal}
    </span>
  );
}
